/**
 * Decisions, told as given / when / then: `given(create, take).when(move).thenHappens({ type: 'movePlayed',
 * ... })`. What was done before is told by commands, all of which are accepted, or by the state to which they
 * led.
 */
import { expect } from 'vitest';
import { decide } from '../../../src/worker/game/decide/decide.ts';
import { evolve } from '../../../src/worker/game/evolve/evolve.ts';
import type { GameState } from '../../../src/worker/game/evolve/state.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../../src/worker/game/model/events.ts';
import type { GameRefusal } from '../../../src/worker/game/model/refusals.ts';

const NOW = { at: 0, isNextTold: true };

export interface Given {
  /** undefined: nothing was done. */
  readonly state: GameState | undefined;
  /** What the last command brought about. */
  readonly events: readonly GameEvent[];
  when(command: Command): {
    /** The command is accepted, and these events follow. */
    thenHappens(...events: readonly unknown[]): void;
    /** The command is refused for this reason. */
    thenRefused(refusal: GameRefusal | object): void;
    /** The command is accepted; goes on from there. */
    accepted(): Given;
  };
}

export const givenState = (state: GameState | undefined, events: readonly GameEvent[] = []): Given => ({
  state,
  events,
  when(command) {
    const decided = decide(command, state, NOW);
    return {
      thenHappens: (...expected) => expect(decided.ok ? decided.value : decided).toEqual(expected),
      thenRefused: (refusal) => expect(decided).toEqual({ ok: false, error: refusal }),
      accepted() {
        if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
        return givenState(decided.value.reduce<GameState | undefined>(next, state), decided.value);
      },
    };
  },
});

export const given = (...commands: readonly Command[]): Given =>
  commands.reduce<Given>((before, command) => before.when(command).accepted(), givenState(undefined));

const next = (before: GameState | undefined, event: GameEvent): GameState =>
  evolve(before, { seq: (before?.seq ?? 0) + 1, at: 0, event });
