/** Whoever asks for a game's log: a stranger, somebody invited, a player, the operator. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { verifyLog } from '../../../../src/worker/game/log/verify.ts';
import { asAccountId } from '../../../../src/worker/game/model/ids.ts';
import { DEFAULT_SETTINGS, saveMailSettings } from '../../../../src/worker/store/mail/mailSettings.ts';
import { linksOf, Visitor } from '../../../support/worker/browser.ts';
import { lettersTo } from '../../../support/worker/mailbox.ts';
import { type Person, signIn, startGame } from '../../../support/worker/people.ts';

const SECRETS = /Asia\/Tokyo|Europe\/Riga|22:15|07:45|\\"off\\":\[\[/;

async function arrange({ browser, account }: Person, zone: string): Promise<void> {
  await saveMailSettings(env.DB, asAccountId(account), { ...DEFAULT_SETTINGS, zone }, 0);
  const hours = { quiet: 'yes', from: '22:15', to: '07:45', automatic: 'yes' };
  expect((await browser.post('/account/time', hours)).status).toBe(303);
}

it('tells strangers nothing of zones and quiet hours, players all, and each can prove it', async () => {
  const [ada, ben, stranger] = [await signIn('Ada'), await signIn('Ben'), new Visitor()];
  await arrange(ada, 'Asia/Tokyo');
  await arrange(ben, 'Europe/Riga');
  const id = await startGame(ada, 'three-crowns', { 'address-1': ben.address, weekendsOff: 'yes' });
  const log = `/api/games/${id}/log`;
  // Not even the host learns whose address was invited; and who is invited has agreed to nothing yet.
  for (const { text } of [await stranger.get(log), await ada.browser.get(log), await ben.browser.get(log)]) {
    expect(text).not.toContain(ben.account);
    expect(verifyLog(text)).toMatchObject({ ok: true, value: { withheld: [] } });
  }
  expect((await ben.browser.get(log)).text).not.toMatch(SECRETS);

  const invitation = linksOf((await lettersTo(ben.address)).at(-1)?.text ?? '').find((path) =>
    path.startsWith('/invitation/'),
  );
  expect((await ben.browser.post(invitation ?? '', { answer: 'accept' })).status).toBe(303);
  const open = await stranger.get(log);
  expect(open.text).not.toMatch(SECRETS);
  expect(verifyLog(open.text)).toMatchObject({ ok: true, value: { withheld: [] } });
  for (const path of [
    `/g/${id}`,
    `/api/games/${id}`,
    `/g/${id}/feed.atom`,
    `/g/${id}/game.txt`,
    `/embed/${id}`,
  ]) {
    expect((await stranger.get(path)).text, path).not.toMatch(SECRETS);
  }
  for (const { browser } of [ada, ben]) {
    const own = await browser.get(log);
    expect(own.headers.get('cache-control')).toContain('private');
    for (const secret of ['Asia/Tokyo', 'Europe/Riga', '22:15']) expect(own.text).toContain(secret);
    expect(verifyLog(own.text)).toMatchObject({ ok: true, value: { sealed: [], withheld: [] } });
  }
  expect((await stranger.get(`/operator/games/${id}/log`)).text).toMatch(SECRETS);
  const proved = await stranger.post('/verify', { log: open.text });
  expect(proved.text).toContain('The chain goes over its digest');
});
