/** Nobody but its owner can tell whether there is a plan. */
import { runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signLink } from '../../../src/email/index.ts';
import { readSettings } from '../../../src/worker/env.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { asGameId } from '../../../src/worker/game/model/ids.ts';
import type { WrittenNode } from '../../../src/worker/game/plans/check.ts';
import { ORIGIN, Visitor } from '../../support/worker/browser.ts';
import { corpusGame, PLY } from '../../support/worker/corpusGame.ts';
import { line } from '../../support/worker/plans.ts';
import { alarmOf, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

beforeEach(stopTheClock);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Everything there is of a game but its plans, without what is drawn by lot. */
async function everything({ id, stub }: Pick<Table, 'id' | 'stub'>): Promise<readonly string[]> {
  const visitor = new Visitor();
  const paths = ['/api/games/ID', '/api/games/ID/log', '/g/ID', '/g/ID/13', '/g/ID/feed.atom', '/embed/ID'];
  const pages = [];
  for (const path of paths) pages.push(await visitor.get(path.replace('ID', id)));
  // What the other player has of the game, by a link.
  const ply = (await stub.snapshot())?.turns.length ?? 0;
  const link = signLink(readSettings(env).secret, { purpose: 'play', game: id, seat: 1, ply });
  for (const page of ['', '/plan', '/agreements']) pages.push(await visitor.get(`/play/${link}${page}`));
  const tablesOf = (_: GameObject, { storage: { sql } }: DurableObjectState) =>
    ['events', "kept WHERE kind <> 'plan'", 'outbox'].map((name) =>
      sql.exec(`SELECT * FROM ${name}`).toArray(),
    );
  const d1 = [];
  for (const name of ['games', 'seats', 'letters', 'post_office']) {
    d1.push((await env.DB.prepare(`SELECT * FROM ${name} ORDER BY rowid`).all()).results);
  }
  const alarm = await alarmOf(stub);
  const told = [
    pages.map(({ status, text }) => ({ status, text })),
    await runInDurableObject(stub, tablesOf),
    d1,
    alarm,
  ];
  return told.map((each) => JSON.stringify(each).replace(/[0-9a-f]{64}|[a-z2-7]{20,}/g, '~'));
}

/** What a page that follows the game hears from now on. */
async function watch(id: string): Promise<readonly string[]> {
  const response = await exports.default.fetch(`${ORIGIN}/api/games/${id}/live`, {
    headers: { upgrade: 'websocket' },
  });
  const heard: string[] = [];
  response.webSocket?.addEventListener('message', ({ data }) => {
    heard.push(String(data));
  });
  response.webSocket?.accept();
  return heard;
}

describe('nobody can tell that there is a plan, until it plays', () => {
  const runs: (readonly string[])[] = [];

  it.each(['without', 'with'])('%s', async (how) => {
    const { stub } = await corpusGame('his turn');
    const id = asGameId('k3xq7m2abcde');
    const answers: unknown[] = [];
    const heard = await watch(id);
    const logged = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    if (how === 'with') {
      const lines: readonly WrittenNode[] = [{ does: 'any', next: line('c3-d3') }, ...line('g1-g2', 'c3-d3')];
      const kept = await stub.wish({
        wish: 'plan',
        seat: 0,
        ply: PLY + 1,
        lines,
        isUnguarded: false,
        adds: false,
      });
      expect(kept).toMatchObject({ ok: true });
    }
    answers.push(await everything({ id, stub }));
    const played = { type: 'playMove', seat: 1, ply: PLY + 1, text: 'g1-g2' } as const;
    answers.push(JSON.stringify(await stub.execute(played, 'his')));
    answers.push(await everything({ id, stub }));
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    answers.push(JSON.stringify(heard), JSON.stringify(logged.map(({ mock }) => mock.calls)));
    runs.push(answers.flat() as string[]);
    const [first, second = first] = runs;
    expect(second).toEqual(first);
    await ring(stub);
    expect((await stub.snapshot())?.turns.at(-1)?.isPlanned).toBe(how === 'with' ? true : undefined);
  });
});
