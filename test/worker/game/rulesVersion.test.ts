/** A rule is changed while games run: each keeps the rules it began with, in all that is shown of it. */
import { evictDurableObject } from 'cloudflare:test';
import { exports } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AnyRules, allRules, everyVersion, rulesById } from '../../../src/rules/index.ts';
import { verifyLog } from '../../../src/worker/game/log/verify.ts';
import { examineAll, rebuildAll } from '../../support/worker/slices.ts';
import { begin, ring, stopTheClock } from '../../support/worker/table.ts';

const [house, every] = [allRules as AnyRules[], everyVersion as AnyRules[]];
const [before, beforeEvery] = [[...house], [...every]];

beforeEach(stopTheClock);
afterEach(() => {
  house.splice(0, house.length, ...before);
  every.splice(0, every.length, ...beforeEvery);
});

/** As a release does that mends a rule: by version 2 no stone goes to e2 any more. */
function mendRules(): void {
  const old = rulesById('three-crowns') as AnyRules;
  const mended: AnyRules = {
    ...old,
    version: old.version + 1,
    next(position, beginning) {
      const { steps, ...rest } = old.next(position, beginning);
      return { ...rest, steps: steps.filter((step) => beginning.length === 0 || step !== 'e2') };
    },
    moves: (position) => [...(old.moves?.(position) ?? [])].filter(([, to]) => to !== 'e2'),
  };
  house[house.indexOf(old)] = mended;
  every.push(mended);
}

const get = async (path: string) => {
  const response = await exports.default.fetch(`http://localhost:8787${path}`);
  return { status: response.status, text: new TextDecoder().decode(await response.arrayBuffer()) };
};

it('goes on by its own version, and new games begin with the new one', async () => {
  const running = await begin();
  expect(await running.play('f1-e2')).toMatchObject({ ok: true });
  const ended = await begin();
  await ended.play('f1-e2');
  await ended.ask({ type: 'resign', seat: 1, ply: 1 });
  await ring(running.stub);
  await ring(ended.stub);
  const exported = (await get(`/api/games/${ended.id}/log`)).text;

  mendRules();
  for (const { stub } of [running, ended]) await evictDurableObject(stub);
  const fresh = await begin();
  expect(await fresh.play('f1-e2')).toMatchObject({ error: { code: 'ILLEGAL_MOVE' } });
  expect(await fresh.play('f1-e1')).toMatchObject({ ok: true });

  for (const { id } of [running, ended]) {
    expect((await running.stub.snapshot())?.trouble).toBeUndefined();
    for (const path of [
      `/g/${id}`,
      `/g/${id}/1`,
      `/g/${id}/game.txt`,
      `/g/${id}/1.png`,
      `/g/${id}/feed.atom`,
    ]) {
      expect((await get(path)).status, path).toBe(200);
    }
    expect(JSON.parse((await get(`/api/games/${id}`)).text)).toMatchObject({
      rulesVersion: 1,
      readOnly: null,
    });
  }
  expect((await get(`/api/games/${ended.id}/log`)).text).toBe(exported);
  expect(JSON.parse((await get(`/api/games/${fresh.id}`)).text)).toMatchObject({ rulesVersion: 2 });
  // Ben answers by version 1, where a stone may go to e2 too: what the rules allow is asked of the game's
  // own.
  const reply = (await running.stub.snapshot())?.toMove;
  expect(reply).toBe(1);
  expect(await running.play('h8-h7')).toMatchObject({ ok: true });

  for (const { id } of [running, ended, fresh]) {
    const found = verifyLog((await get(`/api/games/${id}/log`)).text);
    expect(found).toMatchObject({ ok: true });
  }
  const { needed, old, readOnly } = await examineAll();
  expect(needed).toContainEqual({ rulesId: 'three-crowns', version: 1, games: 1, isHere: true });
  expect(needed).toContainEqual({ rulesId: 'three-crowns', version: 2, games: 1, isHere: true });
  expect(readOnly).toEqual([]);
  for (const each of old) expect(needed).toContainEqual(expect.objectContaining(each));
  expect(await rebuildAll()).toMatchObject({ failed: [], readOnly: [] });
});
