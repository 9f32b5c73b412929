/**
 * Whether the machines of a game played what they would play again: each of their moves is computed from the
 * log, with the hash of the event before it as the seed.
 */
import { type Machine, think, versionOf } from '../../../bots/index.ts';
import { ok, type Result, type RulesId, refuse } from '../../../rules/index.ts';
import { evolve } from '../evolve/evolve.ts';
import type { GameState } from '../evolve/state.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { Flaw } from './flaw.ts';

/** The numbers of the events that are moves of machines. */
export interface MachineMoves {
  /** Computed again, with the same result. */
  readonly proved: readonly number[];
  /** Not computed: of another version of the machines, or with a larger budget than any of ours has. */
  readonly ofOthers: readonly number[];
}

/** A forged log could otherwise make computing last forever. */
const MOST_NODES = 100_000;

const isOurs = (rulesId: RulesId, { level, version, nodes, slices }: Machine): boolean =>
  version === versionOf(rulesId, level) && nodes * slices <= MOST_NODES;

/** `events`: those of a sound log, and `hashes` their records'. */
export function checkMachines(
  events: readonly LoggedEvent[],
  hashes: readonly string[],
): Result<MachineMoves, Flaw> {
  const proved: number[] = [];
  const ofOthers: number[] = [];
  let state: GameState | undefined;
  for (const [index, logged] of events.entries()) {
    const { event, seq } = logged;
    const machine = event.type === 'movePlayed' ? state?.seats[event.seat]?.machine : undefined;
    if (state && machine && event.type === 'movePlayed') {
      const computed = isOurs(state.rules.id, machine)
        ? moveOf(state, machine, hashes[index - 1] ?? '')
        : undefined;
      if (computed !== undefined && computed !== event.move) {
        return refuse({ code: 'NOT_ITS_MOVE', seq, move: event.move, computed });
      }
      (computed === undefined ? ofOthers : proved).push(seq);
    }
    state = evolve(state, logged);
  }
  return ok({ proved, ofOthers });
}

function moveOf({ rules, standing: { position } }: GameState, machine: Machine, seed: string): string {
  return rules.spell(position, think(rules, position, machine.level, machine, seed).move);
}
