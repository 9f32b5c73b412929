/** Sessions, and what becomes of somebody's data. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { forgetDeleted } from '../../../../../src/worker/forgetPlayer.ts';
import { verifyLog } from '../../../../../src/worker/game/log/verify.ts';
import { asAccountId } from '../../../../../src/worker/game/model/ids.ts';
import { Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo } from '../../../../support/worker/mailbox.ts';
import { unsealLog } from '../../../../support/worker/oldLog.ts';
import { type Person, signIn, startGame, tellLists } from '../../../../support/worker/people.ts';

let ada: Person;
let ben: Person;
beforeEach(async () => {
  ada = await signIn('Ada');
  ben = await signIn('Ben');
});

/** A public game of Ada and Ben, one move old. */
async function playedGame(): Promise<string> {
  const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes' });
  await ben.browser.post(`/g/${id}/seat`, { seat: '1' });
  await env.GAMES.getByName(id).execute({ type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' }, 'test:move');
  await tellLists(id);
  return id;
}

it('lists where somebody is signed in, and signs out one browser, or all', async () => {
  const other = (await signIn('Ada')).browser;
  const page = (await ada.browser.get('/account/privacy')).text;
  expect(page.match(/>Sign out</g)).toHaveLength(2);
  expect(page.match(/\(this browser\)/g)).toHaveLength(1);
  const hashes = Array.from(page.matchAll(/name="session" value="([0-9a-f]+)"/g), ([, hash]) => hash ?? '');
  // Somebody else's session cannot be ended, nor is there a token in the page.
  for (const session of hashes) await ben.browser.post('/account/privacy/sign-out', { session });
  expect((await other.get('/account')).status).toBe(200);
  await ada.browser.post('/account/privacy/sign-out');
  for (const browser of [ada.browser, other]) {
    expect((await browser.get('/account')).location).toBe('/sign-in?next=/account');
  }
  expect((await ben.browser.get('/account')).status).toBe(200);
});

it('hands out everything that is known of an account, and nothing of others', async () => {
  const id = await playedGame();
  await runDurableObjectAlarm(env.GAMES.getByName(id));
  const answer = await ada.browser.get('/account/privacy/export');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const data = JSON.parse(answer.text);
  expect(data.account).toMatchObject([{ address: ada.address, name: 'Ada' }]);
  expect(data.games).toMatchObject([{ id, seat: 0, name: 'Ada' }]);
  const { letters } = JSON.parse((await ben.browser.get('/account/privacy/export')).text);
  expect(letters).toContainEqual({
    game: id,
    kind: 'yourTurn',
    ply: 1,
    fate: 'sent',
    at: expect.any(Number),
  });
  expect(answer.text).not.toContain(ben.address);
  expect(answer.text).not.toMatch(/[0-9a-f]{64}/);
  expect((await new Visitor().get('/account/privacy/export')).status).toBe(303);
});

it('deletes an account only by its own address', async () => {
  const refused = await ada.browser.post('/account/privacy/delete', { address: ben.address });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('is not the address of this account. Nothing was deleted.');
});

it('leaves of a deleted account a seat without a name', async () => {
  const id = await playedGame();
  const waiting = await startGame(ada, 'three-crowns', { 'address-1': 'cleo@example.test' });
  const before = await env.GAMES.getByName(id).log();
  const done = await ada.browser.post('/account/privacy/delete', { address: ada.address });
  expect(done.text).toContain('Your account is deleted');
  expect((await ada.browser.get('/account')).status).toBe(303);

  await tellLists(id);
  const game = await env.GAMES.getByName(id).snapshot();
  expect(game).toMatchObject({ phase: 'over', seats: [{ name: '' }, { name: 'Ben' }] });
  expect(await env.GAMES.getByName(waiting).snapshot()).toMatchObject({ phase: 'cancelled' });
  const page = (await ben.browser.get(`/g/${id}`)).text;
  expect(page).toContain('somebody who left');
  expect((await ben.browser.get('/games')).text).toContain('somebody who left');
  expect((await lettersTo(ben.address)).at(-1)?.text).toContain('somebody who left');
  for (const shown of [
    page,
    (await new Visitor().get('/')).text,
    JSON.stringify(await env.GAMES.getByName(id).dump()),
  ]) {
    expect(shown).not.toMatch(/\bAda\b|ada@example/);
  }

  // The log is what it was, but for the opening of the name, and still proves itself.
  const after = await env.GAMES.getByName(id).log();
  expect(after.slice(0, before.length).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
  const exported = (await new Visitor().get(`/api/games/${id}/log`)).text;
  expect(exported).toContain('Ben');
  expect(exported).not.toContain('Ada');
  expect(verifyLog(exported)).toMatchObject({ ok: true });

  // Nothing is left in D1 but the id.
  const tables = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
    name: string;
  }>();
  for (const { name } of tables.results.filter(({ name }) => !/^(_cf_|sqlite_|d1_)/.test(name))) {
    const rows = JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results);
    expect([name, /ada@example|"Ada"/.exec(rows)?.[0]]).toEqual([name, undefined]);
  }
  expect(await env.DB.prepare('SELECT count(*) AS n FROM deletions').first('n')).toBe(0);

  // The address is free for somebody new, who is not the old one.
  const anew = await signIn('Ada');
  expect(anew.account).not.toBe(ada.account);
});

it('reaches the games in which a substitute plays on', async () => {
  const id = await playedGame();
  const game = env.GAMES.getByName(id);
  const offer = { type: 'offer', seat: 0, ply: 1, offer: { kind: 'substitute' } } as const;
  await game.execute(offer, 'test:offer');
  await game.execute({ type: 'acceptOffer', seat: 1, ply: 1, kind: 'substitute' }, 'test:accept');
  const dora = await signIn('Dora');
  const seq = (await game.snapshot())?.freed?.seq ?? -1;
  const account = asAccountId(dora.account);
  expect(
    await game.execute({ type: 'standIn', seat: 0, seq, account, name: 'Dora' }, 'test:standIn'),
  ).toMatchObject({ ok: true });
  await tellLists(id);
  expect((await ben.browser.get(`/g/${id}`)).text).toContain('>Ada</a>');

  await ada.browser.post('/account/privacy/delete', { address: ada.address });
  await tellLists(id);
  expect(await game.snapshot()).toMatchObject({
    phase: 'playing',
    seats: [{ name: 'Dora', before: [{ account: ada.account, name: '' }] }, { name: 'Ben' }],
  });
  const page = (await ben.browser.get(`/g/${id}`)).text;
  expect(page.replace(/\s+/g, ' ')).toContain('(after move 1 for somebody who left)');
  for (const shown of [page, JSON.stringify(await game.dump()), (await ben.browser.get('/games')).text]) {
    expect(shown).not.toMatch(/\bAda\b|ada@example/);
  }
  expect(verifyLog((await new Visitor().get(`/api/games/${id}/log`)).text)).toMatchObject({ ok: true });
});

it('reaches a game that can only be read', async () => {
  const id = await playedGame();
  const game = env.GAMES.getByName(id);
  await runInDurableObject(game, (_, { storage }) => {
    storage.sql.exec("UPDATE events SET type = 'moveDreamed' WHERE type = 'movePlayed'");
  });
  await evictDurableObject(game);
  await ada.browser.post('/account/privacy/delete', { address: ada.address });
  expect(await game.snapshot()).toMatchObject({
    seats: [{ name: '' }, { name: 'Ben' }],
    trouble: { seq: 5 },
  });
  expect(JSON.stringify(await game.dump())).not.toMatch(/\bAda\b|ada@example/);
  expect((await ben.browser.get('/games')).text).not.toContain('Ada');
});

it('takes the name out of a log from before names were sealed, whose hashes stand', async () => {
  const id = await playedGame();
  const game = env.GAMES.getByName(id);
  await unsealLog(game);
  const hashes = async () => (await game.log()).map(({ hash }) => hash);
  const before = await hashes();
  expect((await new Visitor().get(`/api/games/${id}/log`)).text).toContain('Ada');
  await ada.browser.post('/account/privacy/delete', { address: ada.address });
  await evictDurableObject(game);
  await tellLists(id);
  expect(await game.snapshot()).toMatchObject({ phase: 'over', seats: [{ name: '' }, { name: 'Ben' }] });
  expect((await hashes()).slice(0, before.length)).toEqual(before);
  const exported = (await new Visitor().get(`/api/games/${id}/log`)).text;
  for (const shown of [
    exported,
    JSON.stringify(await game.dump()),
    (await ben.browser.get(`/g/${id}`)).text,
  ]) {
    expect(shown).toContain('Ben');
    expect(shown).not.toMatch(/\bAda\b/);
  }
  expect(verifyLog(exported)).toMatchObject({ ok: true, value: { withheld: expect.arrayContaining([2]) } });
});

it('goes on with a deletion that broke off', async () => {
  const id = await playedGame();
  await env.DB.prepare('INSERT INTO deletions (account, at) VALUES (?, 0)').bind(ben.account).run();
  await forgetDeleted(env, Date.now());
  expect(await env.GAMES.getByName(id).snapshot()).toMatchObject({
    seats: [{ name: 'Ada' }, { account: asAccountId(ben.account), name: '' }],
  });
  expect(await env.DB.prepare('SELECT count(*) AS n FROM deletions').first('n')).toBe(0);
});
