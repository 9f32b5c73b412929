import { env, exports } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { parkedLetters } from '../../../../../src/worker/store/mail/letters.ts';
import { begin, lettersSent, ring } from '../../../../support/worker/table.ts';

const post = async (path: string) => {
  const response = await exports.default.fetch(`http://localhost:8787${path}`, { method: 'POST' });
  return { status: response.status, body: await response.json() };
};

it('letters that were given up are seen with their errors and sent again by the operator', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = await begin();
  const [, ben = ''] = table.accounts;
  await env.DB.prepare('UPDATE accounts SET id = ? WHERE id = ?').bind('nobody', ben).run();
  await ring(table.stub);
  const response = await exports.default.fetch('http://localhost:8787/operator/parked');
  expect(await response.json()).toMatchObject([
    { game: table.id, kind: 'gameBegun', error: `no account ${ben}` },
  ]);

  await env.DB.prepare('UPDATE accounts SET id = ? WHERE id = ?').bind(ben, 'nobody').run();
  expect(await post('/operator/parked/resend')).toEqual({
    status: 200,
    body: { letters: 1, failed: [], isDone: true },
  });
  await ring(table.stub);
  expect(await lettersSent(table)).toContain('gameBegun:1:0');
  expect(await parkedLetters(env.DB, 10)).toEqual([]);
  expect(await post(`/operator/parked/resend?game=${table.id}`)).toEqual({
    status: 200,
    body: { letters: 0, isDone: true },
  });
});

it('letters that were given up are sent again in every game, however many there are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = await begin();
  const [, ben = ''] = table.accounts;
  await env.DB.prepare('UPDATE accounts SET id = ? WHERE id = ?').bind('nobody', ben).run();
  await ring(table.stub);
  const newer = env.DB.prepare(
    "INSERT INTO letters VALUES (?1, ?1, 0, 'a', 'gameBegun', 0, 'parked', NULL, '', ?2)",
  );
  const ids = Array.from({ length: 120 }, (_, index) => `game-${index}`);
  await env.DB.batch(ids.map((id) => newer.bind(id, Date.now() + 1000)));
  expect(await post('/operator/parked/resend')).toMatchObject({ body: { letters: 1, isDone: true } });
});

it('nobody else does either', async () => {
  env.OPERATOR_TOKEN = 'not-a-token-of-this-one';
  try {
    expect((await post('/operator/parked/resend')).status).toBe(401);
  } finally {
    delete env.OPERATOR_TOKEN;
  }
});
