/** A game whose process dies between a move and its letter. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { signLink } from '../../src/email/index.ts';
import { bundleWorker, migrate, runWorker } from '../support/e2e/inProcess.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sealed-move-restart-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ORIGIN = 'http://localhost:8787';
const SECRET = 'only for these tests';
const BINDINGS = {
  PUBLIC_URL: ORIGIN,
  MAIL_DOMAIN: 'sealed-move.localhost',
  MAIL_FROM: 'Sealed Move <games@sealed-move.localhost>',
  MAIL_SENDER: 'post-office',
  AUTHSERV_ID: 'mx.localhost',
  // Long enough that the process is gone before the letter is.
  LETTER_HOLD_SECONDS: '2',
  SECRET,
};

it('keeps its moves, and sends what it owes once it is woken', async () => {
  const modules = await bundleWorker(path.join(folder, 'bundle'));
  const before = runWorker(modules, path.join(folder, 'storage'), BINDINGS);
  const db = await before.getD1Database('DB');
  await migrate(db);
  const begun = await before.dispatchFetch(`${ORIGIN}/try`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'game=three-crowns',
    redirect: 'manual',
  });
  expect(begun.status).toBe(303);
  const game = (await db.prepare('SELECT id FROM game_register').first<string>('id')) ?? '';
  const played = await before.dispatchFetch(`${ORIGIN}/api/games/${game}/moves`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${signLink(SECRET, { purpose: 'play', game, seat: 0, ply: 0 })}`,
      'idempotency-key': 'first',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ply: 0, move: 'f1-e2' }),
  });
  expect(played.status).toBe(200);
  await before.dispose();

  const after = runWorker(modules, path.join(folder, 'storage'), BINDINGS);
  try {
    const answer = await after.dispatchFetch(`${ORIGIN}/api/games/${game}`);
    expect(await answer.json()).toMatchObject({ ply: 1, toMove: 1 });
    const kept = await after.getD1Database('DB');
    const letter = kept.prepare('SELECT key FROM post_office WHERE key = ?').bind(`${game}:yourTurn:1:1`);
    await vi.waitFor(async () => expect(await letter.first('key')).not.toBeNull(), {
      timeout: 20_000,
      interval: 200,
    });
  } finally {
    await after.dispose();
  }
});
