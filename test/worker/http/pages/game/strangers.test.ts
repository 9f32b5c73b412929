/** Invitations by strangers: how many, and how to have none of them. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { signLink } from '../../../../../src/email/index.ts';
import { DAY } from '../../../../../src/worker/clock/units.ts';
import { readSettings } from '../../../../../src/worker/env.ts';
import { asGameId } from '../../../../../src/worker/game/model/ids.ts';
import { INVITATIONS } from '../../../../../src/worker/limits.ts';
import { countOne } from '../../../../../src/worker/store/counts.ts';
import { linksOf, type Visit, Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo } from '../../../../support/worker/mailbox.ts';
import { type Person, signIn, startGame, tellLists } from '../../../../support/worker/people.ts';
import { stopTheClock } from '../../../../support/worker/table.ts';

let mallory: Person;
beforeEach(async () => {
  stopTheClock();
  mallory = await signIn('Mallory');
});

const BEN = 'ben@example.test';

/** Posts the form for a new game of two. */
const invite = ({ browser }: Person, address: string, nonce = crypto.randomUUID()): Promise<Visit> =>
  browser.post('/new/three-crowns', { seat: '0', nonce, 'address-1': address });

const invitationTo = async (address: string): Promise<string> =>
  linksOf((await lettersTo(address)).at(-1)?.text ?? '').find((path) => /^\/invitation\/[^/]+$/.test(path)) ??
  '';

describe('invitations', () => {
  it('wait one at a time between two people', async () => {
    const first = await invite(mallory, BEN, 'once');
    expect(first.status).toBe(303);
    // Before and after the lists know of it; the same form again is the same invitation.
    for (let round = 0; round < 2; round++) {
      const second = await invite(mallory, BEN);
      expect(second.status).toBe(400);
      expect(second.text).toContain('Your last invitation to ben@example.test has not been answered yet');
      expect((await invite(mallory, BEN, 'once')).location).toBe(first.location);
      await tellLists(first.location?.slice('/g/'.length) ?? '');
    }
    expect(await lettersTo(BEN)).toHaveLength(1);
    await new Visitor().post(await invitationTo(BEN), { answer: 'decline' });
    await tellLists(first.location?.slice('/g/'.length) ?? '');
    expect((await invite(mallory, BEN)).status).toBe(303);
  });

  it('are so many a day of one host, and to one address', async () => {
    const count = (what: string, most: number, times: number) =>
      Promise.all(
        Array.from({ length: times }, () => countOne(env.DB, { what, most, stretch: DAY }, Date.now())),
      );
    await count(`invitationsTo:${BEN}`, INVITATIONS.toAddress, INVITATIONS.toAddress);
    const had = await invite(mallory, 'ben+again@example.test');
    expect(had.text).toContain('ben+again@example.test has been sent 5 invitations today');
    await count(`invitationsBy:${mallory.account}`, INVITATIONS.byHost, INVITATIONS.byHost);
    const tooMany = await invite(mallory, 'cleo@example.test');
    expect(tooMany.text).toContain('You have invited 20 people today, the most for one day.');
    expect(await env.DB.prepare('SELECT count(*) AS n FROM game_register').first('n')).toBe(0);
  });

  it('say in every letter how to have none of their host, and how to report them', async () => {
    await startGame(mallory, 'three-crowns', { 'address-1': BEN });
    const [letter] = await lettersTo(BEN);
    const invitation = await invitationTo(BEN);
    expect(letter?.text).toContain(`${invitation}/refuse`);
    const ben = new Visitor();
    expect((await ben.get(`${invitation}/refuse`)).text).toContain('Never let Mallory invite me again');
    expect((await ben.post(`${invitation}/refuse`, { do: 'report', text: ' ' })).status).toBe(400);
    const reported = await ben.post(`${invitation}/refuse`, { do: 'report', text: 'Spam!' });
    expect(reported.text).toContain('The operator of this site has your report now.');
    const reports = JSON.parse((await new Visitor().get('/operator/reports')).text);
    expect(reports).toMatchObject([{ about: mallory.account, aboutName: 'Mallory', text: 'Spam!' }]);
    expect(JSON.stringify(reports)).not.toContain(BEN);

    await ben.post(`${invitation}/refuse`, { do: 'block' });
    await ben.post(invitation, { answer: 'decline' });
    await tellLists(asGameId(invitation.split('.')[1] ?? ''));
    const before = (await lettersTo(BEN)).length;
    // The host is told nothing, and no letter goes.
    const again = await invite(mallory, BEN);
    expect(again.status).toBe(303);
    await tellLists(again.location?.slice('/g/'.length) ?? '');
    expect(await lettersTo(BEN)).toHaveLength(before);
  });

  it('cannot be refused for good by a forged link', async () => {
    const id = await startGame(mallory, 'three-crowns', { 'address-1': BEN });
    const token = signLink(`${readSettings(env).secret}!`, { purpose: 'invitation', game: id, seat: 1 });
    expect((await new Visitor().post(`/invitation/${token}/refuse`, { do: 'block' })).status).toBe(404);
    expect(await env.DB.prepare('SELECT count(*) AS n FROM blocks').first('n')).toBe(0);
  });
});

describe('a blocked player', () => {
  it('does not sit down at one table with who blocked them, either way', async () => {
    const ada = await signIn('Ada');
    await ada.browser.post(`/p/${mallory.account}/block`, { do: 'block' });
    expect((await ada.browser.get('/account/privacy')).text).toContain('Mallory');
    for (const [host, guest] of [
      [ada, mallory],
      [mallory, ada],
    ] as const) {
      const id = await startGame(host, 'three-crowns', { 'open-1': 'yes' });
      const refused = await guest.browser.post(`/g/${id}/seat`, { seat: '1' });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('has asked not to play with you, or you with them');
    }
    await ada.browser.post('/account/privacy/unblock', { account: mallory.account });
    const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes' });
    expect((await mallory.browser.post(`/g/${id}/seat`, { seat: '1' })).status).toBe(303);
  });

  it('is reported from their page, so often a day', async () => {
    const ada = await signIn('Ada');
    const report = (text: string) => ada.browser.post(`/p/${mallory.account}/report`, { text });
    expect((await report('x'.repeat(1001))).text).toContain('longer than 1000 characters');
    for (let index = 0; index < 5; index++) expect((await report(`rude ${index}`)).status).toBe(200);
    expect((await report('rude')).text).toContain('You have sent 5 reports today');
    expect((await new Visitor().post(`/p/${mallory.account}/report`, { text: 'x' })).location).toBe(
      '/sign-in',
    );
    expect((await ada.browser.post(`/p/${ada.account}/block`)).status).toBe(404);
  });
});
