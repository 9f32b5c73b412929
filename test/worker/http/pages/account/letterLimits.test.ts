/** Letters that strangers ask for: how many go, to whom, and what whoever asks learns of an address. */
import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { DAY } from '../../../../../src/worker/clock/units.ts';
import { SIGN_IN_LETTERS, SIGN_IN_LIFE } from '../../../../../src/worker/limits.ts';
import { ORIGIN, Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo } from '../../../../support/worker/mailbox.ts';
import { signIn } from '../../../../support/worker/people.ts';
import { passTime, stopTheClock } from '../../../../support/worker/table.ts';

const ADA = 'ada@example.test';

beforeEach(stopTheClock);

let machines = 0;

/** Asks from a machine that nobody has asked from yet. */
async function ask(address: string): Promise<{ status: number; text: string }> {
  const machine = machines++;
  const answer = await exports.default.fetch(`${ORIGIN}/sign-in`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'cf-connecting-ip': `127.1.${machine >> 8}.${machine & 255}` },
    body: new URLSearchParams({ address }),
  });
  return { status: answer.status, text: await answer.text() };
}

const letters = async (address: string): Promise<number> => (await lettersTo(address)).length;

it('tells the same of every address, whether or not a letter goes there', async () => {
  await signIn('Ada');
  const addresses = [ADA, 'new@example.test', 'bounced@example.test', 'complained@example.test'];
  for (const reason of ['bounced', 'complained']) {
    await env.DB.prepare(
      'INSERT INTO suppressions (address, reason, detail, at, tried_at) VALUES (?, ?, ?, ?, ?)',
    )
      .bind(`${reason}@example.test`, reason, '', Date.now(), Date.now())
      .run();
  }
  const pages = [];
  for (const address of addresses) {
    const { status, text } = await ask(address);
    pages.push([status, text.replaceAll(address, 'ADDRESS')]);
  }
  for (let index = 0; index <= SIGN_IN_LETTERS.toAddress; index++) await ask('new@example.test');
  const { status, text } = await ask('new@example.test');
  pages.push([status, text.replaceAll('new@example.test', 'ADDRESS')]);
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
  expect(await Promise.all(addresses.map(letters))).toEqual([2, SIGN_IN_LETTERS.toAddress, 0, 0]);
});

it('never locks an owner out, however often strangers ask', async () => {
  await signIn('Ada');
  for (let half = 0; half < 8; half++) {
    const before = await letters(ADA);
    for (let index = 0; index < 12; index++) await ask(index % 2 ? ADA : `ada+${half}${index}@example.test`);
    const [newest] = (await lettersTo(ADA)).slice(-1);
    expect(await letters(ADA)).toBeGreaterThan(before);
    // Asked for by a stranger or not: its link signs the owner in.
    const link = /\/sign-in\/[a-z2-7]+/.exec(newest?.text ?? '')?.[0] ?? '';
    expect((await new Visitor().post(link)).location).toBe('/games');
    passTime(SIGN_IN_LIFE);
  }
  expect(await letters(ADA)).toBeLessThanOrEqual(1 + SIGN_IN_LETTERS.toAddressADay + 4);
});

it('counts addresses that differ by a plus tag together', async () => {
  for (let index = 0; index < 12; index++) await ask(`mia+${index}@example.test`);
  const sent = await env.DB.prepare("SELECT count(*) AS n FROM post_office WHERE address LIKE 'mia+%'").first(
    'n',
  );
  expect(sent).toBe(SIGN_IN_LETTERS.toAddress);
});

it('sends so many letters an hour to addresses that nobody has proved, and still to players', async () => {
  await signIn('Ada');
  const most = SIGN_IN_LETTERS.newcomersAnHour;
  for (let index = 0; index < most + 10; index++) await ask(`victim${index}@example.test`);
  const sent = await env.DB.prepare(
    "SELECT count(*) AS n FROM post_office WHERE address LIKE 'victim%'",
  ).first('n');
  // Ada was a newcomer, too.
  expect(sent).toBe(most - 1);
  const accounts = await env.DB.prepare(
    "SELECT count(*) AS n FROM accounts WHERE address LIKE 'victim%'",
  ).first('n');
  expect(accounts).toBe(most - 1);
  const before = await letters(ADA);
  await ask(ADA);
  expect(await letters(ADA)).toBe(before + 1);
});

it('takes so many changes of availability a day, which are logged in every game', async () => {
  const ada = await signIn('Ada');
  const save = (hour: number) =>
    ada.browser.post('/account/time', { quiet: 'yes', from: `${hour}:00`.padStart(5, '0'), to: '08:00' });
  for (let index = 0; index < 20; index++) expect((await save(20 + (index % 3))).status).toBe(303);
  const refused = await save(20);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('This was changed 20 times today, the most for one day.');
  passTime(DAY);
  expect((await save(20)).status).toBe(303);
});
