import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { DAY } from '../../../src/worker/clock/units.ts';
import { asAccountId, asGameId } from '../../../src/worker/game/model/ids.ts';
import { MOST_BLOCKED } from '../../../src/worker/limits.ts';
import { olderLettersOf } from '../../../src/worker/store/mail/letters.ts';
import { accountForAddress, proveAccount } from '../../../src/worker/store/people/accounts.ts';
import { block, hasBlocked } from '../../../src/worker/store/people/blocks.ts';
import { createSession, findSession } from '../../../src/worker/store/people/sessions.ts';
import { createSignInToken, findSignInToken } from '../../../src/worker/store/people/signInTokens.ts';
import { prune } from '../../../src/worker/store/pruning.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');

it('takes out what is over, and nothing that still holds', async () => {
  const { id } = await accountForAddress(env.DB, 'ada@example.com', asAccountId('ada'), NOW);
  const lasting = await createSession(env.DB, id, NOW, NOW + DAY);
  await createSession(env.DB, id, NOW - 2 * DAY, NOW - 1);
  const fresh = await createSignInToken(env.DB, id, '/', NOW);
  const expired = await createSignInToken(env.DB, id, '/', NOW - DAY);
  await createSignInToken(env.DB, id, '/', NOW - 9 * DAY);
  expect(await prune(env.DB, NOW)).toEqual({ sessions: 1, sign_in_tokens: 1 });
  expect(await prune(env.DB, NOW)).toBeUndefined();
  expect(await findSession(env.DB, lasting, NOW)).toMatchObject({ account: { id } });
  // A link that has expired lately can still say so.
  for (const token of [fresh, expired])
    expect(await findSignInToken(env.DB, token)).toMatchObject({ account: id });
});

it('takes out a thousand rows of a table at a time', async () => {
  await env.DB.prepare(
    `INSERT INTO counts (key, count, ends_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500) SELECT i, 1, 0 FROM n`,
  ).run();
  expect(await prune(env.DB, NOW)).toEqual({ counts: 1000 });
  expect(await prune(env.DB, NOW)).toEqual({ counts: 500 });
});

it('takes out what became of letters after a month, but not those that the operator may send again', async () => {
  const letter = env.DB.prepare(
    `INSERT INTO letters (key, game, seat, account, kind, ply, fate, at) VALUES (?1, 'g', 0, 'ada', 'yourTurn', 0, ?2, ?3)`,
  );
  await env.DB.batch([
    letter.bind('g:yourTurn:0:0', 'sent', NOW - 31 * DAY),
    letter.bind('g:yourTurn:0:2', 'parked', NOW - 31 * DAY),
    letter.bind('g:yourTurn:0:4', 'sent', NOW - DAY),
  ]);
  expect(await prune(env.DB, NOW)).toEqual({ letters: 1 });
  expect((await olderLettersOf(env.DB, asGameId('g'))).map(({ fate }) => fate)).toEqual(['parked', 'sent']);
});

it('takes them out also behind any number that were given up before them', async () => {
  await env.DB.prepare(
    `INSERT INTO letters (key, game, seat, account, kind, ply, fate, at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
     SELECT 'g:yourTurn:0:' || i, 'g', 0, 'ada', 'yourTurn', i, CASE WHEN i > 5990 THEN 'dropped' ELSE 'parked' END, ?
     FROM n`,
  )
    .bind(NOW - 31 * DAY)
    .run();
  expect(await prune(env.DB, NOW)).toEqual({ letters: 10 });
});

it('takes out what was given up after 90 days, when nobody would send it again', async () => {
  const parked = env.DB.prepare(
    `INSERT INTO letters (key, game, seat, account, kind, ply, fate, at)
     VALUES (?1, 'g', 0, 'ada', 'yourTurn', 0, 'parked', ?2)`,
  );
  await env.DB.batch([parked.bind('g:1', NOW - 91 * DAY), parked.bind('g:2', NOW - 89 * DAY)]);
  expect(await prune(env.DB, NOW)).toEqual({ letters: 1 });
  expect(await olderLettersOf(env.DB, asGameId('g'))).toHaveLength(1);
});

it('takes out accounts of addresses that never answered, unless something names them', async () => {
  const made = NOW - 61 * DAY;
  const names = ['stranger', 'proved', 'invited', 'blocking', 'quiet', 'late'];
  for (const name of names) {
    await accountForAddress(env.DB, `${name}@example.com`, asAccountId(name), name === 'late' ? NOW : made);
  }
  await proveAccount(env.DB, asAccountId('proved'), 'Ada', made);
  await env.DB.prepare(
    "INSERT INTO seats (game, seat, account, name, state) VALUES ('g', 0, 'invited', '', 'declined')",
  ).run();
  await block(env.DB, asAccountId('blocking'), asAccountId('proved'), made);
  await env.DB.prepare("INSERT INTO game_mail (account, game, mode) VALUES ('quiet', 'g', 'quiet')").run();
  expect(await prune(env.DB, NOW)).toEqual({ accounts: 1 });
  const { results } = await env.DB.prepare('SELECT id FROM accounts ORDER BY id').all();
  expect(results.map(({ id }) => id)).toEqual(['blocking', 'invited', 'late', 'proved', 'quiet']);
});

it('keeps no more blocks of one player than it promises', async () => {
  const ada = asAccountId('ada');
  await env.DB.prepare(
    `INSERT INTO blocks (account, blocked, at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT 'ada', i, 0 FROM n`,
  )
    .bind(MOST_BLOCKED - 1)
    .run();
  expect(await block(env.DB, ada, asAccountId('ben'), NOW)).toBe(true);
  expect(await block(env.DB, ada, asAccountId('cleo'), NOW)).toBe(false);
  expect(await block(env.DB, ada, asAccountId('ben'), NOW)).toBe(true);
  expect(await hasBlocked(env.DB, ada, asAccountId('cleo'))).toBe(false);
});
