/** The letters that a game's log makes due. */
import { runInDurableObject } from 'cloudflare:test';
import { evolve } from '../../../src/worker/game/evolve/evolve.ts';
import type { GameState } from '../../../src/worker/game/evolve/state.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { letterKey } from '../../../src/worker/game/letters/index.ts';
import { lettersAfter } from '../../../src/worker/game/letters/react.ts';
import { readEvents } from '../../../src/worker/game/log/table.ts';
import type { GameStub } from '../worker/table.ts';

/** Their keys, by seat, in order. */
export async function lettersDue(stub: GameStub): Promise<ReadonlyMap<number, readonly string[]>> {
  const { events, causes } = await runInDurableObject(stub, (_: GameObject, { storage: { sql } }) => ({
    events: readEvents(sql),
    causes: sql
      .exec<{ cause: string }>('SELECT cause FROM events ORDER BY seq')
      .toArray()
      .map(({ cause }) => cause),
  }));
  const due = new Map<number, string[]>();
  let state: GameState | undefined;
  for (const [index, event] of events.entries()) {
    state = evolve(state, event);
    // What happened for one cause is told together, once all of it has happened.
    if (causes[index] === causes[index + 1]) continue;
    const together = events.filter((_, other) => causes[other] === causes[index]);
    for (const letter of lettersAfter(
      together.map((one) => one.event),
      state,
    )) {
      due.set(letter.seat, [...(due.get(letter.seat) ?? []), letterKey(state.id, letter)]);
    }
  }
  return due;
}
