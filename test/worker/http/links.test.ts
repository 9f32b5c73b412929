/** Mail scanners and previewers fetch every link of every letter: nothing may come of it. */

import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { NOBODY } from '../../../src/worker/game/model/ids.ts';
import { linksOf, Visitor } from '../../support/worker/browser.ts';
import { lettersTo, reply } from '../../support/worker/mailbox.ts';
import { begin, invite, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

beforeEach(() => stopTheClock());
afterEach(() => {
  vi.useRealTimers();
});

/** Everything that is kept anywhere, as text: the objects' tables and D1's. */
async function everything(tables: readonly Table[]): Promise<string> {
  const kept: unknown[] = [];
  for (const { stub } of tables) {
    kept.push(
      await runInDurableObject(stub, (_: GameObject, { storage }) =>
        ['events', 'outbox', 'kept'].map((name) => storage.sql.exec(`SELECT * FROM ${name}`).toArray()),
      ),
    );
  }
  const names = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY name",
  ).all<{ name: string }>();
  for (const { name } of names.results)
    kept.push((await env.DB.prepare(`SELECT * FROM ${name}`).all()).results);
  return JSON.stringify(kept);
}

/** Games that have sent a letter of every kind. */
async function lettersOfEveryKind(): Promise<readonly Table[]> {
  const invited = await invite('three-crowns');
  await ring(invited.stub);
  const declined = await invite('three-crowns');
  await ring(declined.stub);
  await declined.ask({ type: 'declineSeat', seat: 1, account: declined.accounts[1] ?? NOBODY });
  await ring(declined.stub);

  const table = await begin();
  await ring(table.stub);
  const [ada = '', ben = ''] = table.addresses;
  const toAda = (await lettersTo(ada)).at(-1)?.replyTo ?? '';
  await reply({ from: ada, to: toAda, text: 'f1-f5' });
  await reply({ from: ada, to: toAda, text: 'f1-e2', headers: [] });
  await ring(table.stub);
  await table.play('f1-e2');
  await ring(table.stub);
  const ended = await begin();
  await ended.play('f1-e2');
  await ended.ask({ type: 'resign', seat: 1, ply: 1 });
  await ring(ended.stub);
  await new Visitor().post('/sign-in', { address: ben });
  return [invited, declined, table, ended];
}

it('changes nothing when every link of every letter is fetched 20 times', async () => {
  const tables = await lettersOfEveryKind();
  const { results } = await env.DB.prepare('SELECT key, letter FROM post_office').all<{
    key: string;
    letter: string;
  }>();
  const kinds = new Set(results.map(({ key }) => (key.startsWith('signIn') ? 'signIn' : key.split(':')[1])));
  expect([...kinds].sort()).toEqual([
    'confirmMove',
    'gameBegun',
    'gameOver',
    'invitation',
    'invitationDeclined',
    'refusedMove',
    'signIn',
    'yourTurn',
  ]);
  const links = new Set(results.flatMap(({ letter }) => linksOf(letter)));
  expect(links.size).toBeGreaterThan(15);

  const before = await everything(tables);
  const visitor = new Visitor();
  for (const link of links) {
    const first = await visitor.get(link);
    const hasPassed = /^\/(play|confirm)\//.test(link) && first.text.includes('has been played');
    expect(first.status, link).toBe(hasPassed ? 409 : 200);
    for (let i = 0; i < 19; i++) {
      const again = await visitor.get(link, i % 2 === 0 ? 'HEAD' : 'GET');
      expect(again.status).toBe(first.status);
    }
  }
  expect(await everything(tables)).toBe(before);
});
