/**
 * Decisions, told as given / when / then: `given(create, take).when(move).thenHappens({ type: 'movePlayed',
 * ... })`. What was done before is told by commands, all of which are accepted. `until` lets time pass: what
 * is due happens first, as in the object.
 */
import { expect } from 'vitest';
import { asRulesId, type Options, rulesById } from '../../../src/rules/index.ts';
import { dateAt as dateByZones } from '../../../src/worker/clock/zone.ts';
import { decide } from '../../../src/worker/game/decide/decide.ts';
import type { Circumstances, Decision } from '../../../src/worker/game/decide/decision.ts';
import { assureProgress, dueBy } from '../../../src/worker/game/decide/due.ts';
import { timesAfter } from '../../../src/worker/game/evolve/clock.ts';
import { evolve } from '../../../src/worker/game/evolve/evolve.ts';
import type { GameState } from '../../../src/worker/game/evolve/state.ts';
import type { Availability } from '../../../src/worker/game/model/availability.ts';
import type { ClockSetup } from '../../../src/worker/game/model/clockSetup.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId } from '../../../src/worker/game/model/ids.ts';
import type { Promises } from '../../../src/worker/game/model/promises.ts';
import type { GameRefusal } from '../../../src/worker/game/model/refusals.ts';
import type { Series } from '../../../src/worker/game/model/series.ts';
import type { Times } from '../../../src/worker/game/model/times.ts';

export interface Step {
  readonly at: number;
  readonly event: GameEvent;
  /** As they are logged with it. */
  readonly times: Times | undefined;
  readonly before: GameState | undefined;
  readonly after: GameState;
}

export interface Given {
  /** Throws where nothing was done. */
  readonly state: GameState;
  /** All that has happened. */
  readonly steps: readonly Step[];
  /** What the newest command brought about, or the newest thing that was due. */
  readonly events: readonly GameEvent[];
  /** Lets time pass, until then (ms since 1970) at the earliest; what is due happens. */
  until(at: number): Given;
  when(command: Command): When;
  /** These were done next, and accepted. */
  and(...commands: readonly Command[]): Given;
  /** The seat to move has played these, one after the other. */
  played(...texts: readonly string[]): Given;
}

export interface When {
  readonly decision: Decision;
  /** The command is accepted, and these events follow. */
  thenHappens(...events: readonly unknown[]): void;
  /** The command is refused for this reason. */
  thenRefused(refusal: GameRefusal | object): void;
  /** The command is accepted; goes on from there. */
  accepted(): Given;
  /** Goes on from there, whether the command is accepted or refused. */
  whatever(): Given;
}

export const given = (...commands: readonly Command[]): Given =>
  givenSteps([], [], { at: 0, isNextTold: true }).and(...commands);

export const PLAYERS = ['ada', 'ben', 'cleo'].map(asAccountId);

export const ALERT: Availability = { zone: 'UTC', vacation: [], isAutomatic: false };

export interface Setting {
  readonly clock?: ClockSetup;
  readonly series?: Series;
  readonly options?: Options;
  /** By seat; the others take no vacation. */
  readonly availability?: readonly Availability[];
  /** When it begins, in ms since 1970; left out: 0. */
  readonly begin?: number;
  readonly isNextTold?: boolean;
  readonly promises?: Promises;
}

/** A game of Ada, Ben and, where there are three seats, Cleo has begun. */
export function givenGame(game: string, setting: Setting = {}): Given {
  const { clock, series, options = {}, availability = [], begin = 0, ...circumstances } = setting;
  const rulesId = asRulesId(game);
  const seats = PLAYERS.slice(0, rulesById(rulesId)?.seats.length);
  const [host, ...others] = seats;
  if (!host) throw new Error(`no game ${game}`);
  return givenSteps([], [], { at: begin, isNextTold: true, ...circumstances }).and(
    {
      type: 'createGame',
      id: asGameId('abcdefghijkl'),
      rulesId,
      options,
      host,
      hostName: 'Ada',
      seats,
      availability: availability[0] ?? ALERT,
      ...(clock && { clock }),
      ...(series && { series }),
    },
    ...others.map((account, index) => ({
      type: 'takeSeat' as const,
      seat: index + 1,
      account,
      name: ['Ben', 'Cleo'][index] ?? '',
      availability: availability[index + 1] ?? ALERT,
    })),
  );
}

function givenSteps(
  steps: readonly Step[],
  events: readonly GameEvent[],
  circumstances: Circumstances,
): Given {
  const { dateAt = dateByZones, promises } = circumstances;
  const state = steps.at(-1)?.after;
  const after = (happened: readonly GameEvent[], at: number): Given => {
    const all = [...steps];
    for (const event of happened) all.push(stepAfter(all, event, at));
    return givenSteps(all, happened, circumstances);
  };
  const told: Given = {
    get state() {
      if (!state) throw new Error('no game');
      return state;
    },
    steps,
    events,
    until(at) {
      const due = state && dueBy(state, at, dateAt, promises);
      if (!due) return givenSteps(steps, events, { ...circumstances, at: Math.max(at, circumstances.at) });
      const then = after(due.events, due.at);
      assureProgress(due, then.state);
      return then.until(at);
    },
    when(command) {
      const decision = decide(command, state, circumstances);
      return {
        decision,
        thenHappens: (...expected) => expect(decision.ok ? decision.value : decision).toEqual(expected),
        thenRefused: (refusal) => expect(decision).toEqual({ ok: false, error: refusal }),
        accepted() {
          if (!decision.ok) throw new Error(`${command.type}: ${decision.error.code}`);
          return after(decision.value, circumstances.at);
        },
        whatever: () => (decision.ok ? after(decision.value, circumstances.at) : told),
      };
    },
    and: (...commands) => commands.reduce<Given>((before, command) => before.when(command).accepted(), told),
    played: (...texts) =>
      texts.reduce<Given>((before, text) => {
        const { standing, turns } = before.state;
        const seat = standing.toMove ?? -1;
        return before.when({ type: 'playMove', seat, ply: turns.length, text }).accepted();
      }, told),
  };
  return told;
}

function stepAfter(steps: readonly Step[], event: GameEvent, at: number): Step {
  const before = steps.at(-1)?.after;
  const logged = { seq: (before?.seq ?? 0) + 1, at, event };
  const after = evolve(before, logged);
  const times = timesAfter(before, after, event);
  return { at, event, times, before, after: times ? evolve(before, { ...logged, times }) : after };
}
