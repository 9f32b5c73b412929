import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { DAY } from '../../../src/worker/clock/units.ts';
import { asAccountId } from '../../../src/worker/game/model/ids.ts';
import { accountForAddress } from '../../../src/worker/store/people/accounts.ts';
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
