/** A game told to the pure core, at hours since it began: what is due happens first, as in the object. */
import { asRulesId, legalMoves, type Options, rulesById } from '../../../src/rules/index.ts';
import { HOUR } from '../../../src/worker/clock/units.ts';
import { dateAt } from '../../../src/worker/clock/zone.ts';
import { decide } from '../../../src/worker/game/decide/decide.ts';
import type { Decision } from '../../../src/worker/game/decide/decision.ts';
import { assureProgress, dueBy } from '../../../src/worker/game/decide/due.ts';
import { timesAfter } from '../../../src/worker/game/evolve/clock.ts';
import { evolve } from '../../../src/worker/game/evolve/evolve.ts';
import type { GameState } from '../../../src/worker/game/evolve/state.ts';
import { hashRecord, type LogRecord, NO_HASH } from '../../../src/worker/game/log/chain.ts';
import { encodeEvent } from '../../../src/worker/game/log/codec.ts';
import type { Availability } from '../../../src/worker/game/model/availability.ts';
import type { ClockSetup } from '../../../src/worker/game/model/clockSetup.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId } from '../../../src/worker/game/model/ids.ts';
import { PROMISES, type Promises } from '../../../src/worker/game/model/promises.ts';
import type { Series } from '../../../src/worker/game/model/series.ts';

export const PLAYERS = ['ada', 'ben', 'cleo'].map(asAccountId);

export const ALERT: Availability = { zone: 'UTC', vacation: [], isAutomatic: false };

export interface Setting {
  readonly clock?: ClockSetup;
  readonly series?: Series;
  readonly options?: Options;
  /** By seat; the others take no vacation. */
  readonly availability?: readonly Availability[];
  /** Ms since 1970. */
  readonly begin?: number;
  readonly promises?: Promises;
}

interface Step {
  readonly event: GameEvent;
  readonly before: GameState | undefined;
  readonly after: GameState;
}

export interface Story {
  readonly state: GameState;
  /** The types of all that has happened since the game began. */
  readonly happened: readonly GameEvent['type'][];
  /** What the newest command brought about. */
  readonly newest: readonly GameEvent[];
  /** The same, each with the game before it and after it. */
  readonly steps: readonly Step[];
  /** The log as it is exported. */
  readonly log: string;
  /** Lets time pass, until so many hours after the beginning; returns itself. */
  until(hour: number): Story;
  /** What the game decides now; where it is accepted, it happens. */
  ask(command: Command): Decision;
  /** The same; throws where it is refused. */
  does(command: Command): Story;
  /** The seat to move plays. */
  plays(text: string): Story;
  /** The seat to move plays one of its moves; always the same one. */
  playsAny(): Story;
}

export function tell(game: string, setting: Setting = {}): Story {
  const rulesId = asRulesId(game);
  const seats = PLAYERS.slice(0, rulesById(rulesId)?.seats.length);
  const { begin = 0, promises = PROMISES } = setting;
  let state: GameState | undefined;
  let now = begin;
  let newest: readonly GameEvent[] = [];
  let steps: Step[] = [];
  const happened: GameEvent['type'][] = [];
  const records: LogRecord[] = [];
  const record = (events: readonly GameEvent[], at: number): GameState => {
    steps = [];
    for (const event of events) {
      const seq = (state?.seq ?? 0) + 1;
      const before = state;
      const after = evolve(before, { seq, at, event });
      const times = timesAfter(before, after, event);
      state = times ? evolve(before, { seq, at, event, times }) : after;
      steps.push({ event, before, after: state });
      const kept = { seq, at, ...encodeEvent(event, times) };
      records.push({ ...kept, hash: hashRecord(records.at(-1)?.hash ?? NO_HASH, kept) });
      happened.push(event.type);
    }
    newest = events;
    if (!state) throw new Error('no events');
    return state;
  };
  const ask = (command: Command): Decision => {
    const decided = decide(command, state, { at: now, isNextTold: true, promises });
    if (decided.ok) record(decided.value, now);
    return decided;
  };
  const nextDue = () => dueBy(story.state, now, dateAt, promises);
  const story: Story = {
    get state() {
      if (!state) throw new Error('no game');
      return state;
    },
    get happened() {
      return happened.slice(2 + seats.length);
    },
    get steps() {
      return steps;
    },
    get newest() {
      return newest;
    },
    get log() {
      return records.map((each) => JSON.stringify(each)).join('\n');
    },
    until(hour) {
      now = Math.max(now, begin + hour * HOUR);
      for (let due = nextDue(); due; due = nextDue()) {
        assureProgress(due, record(due.events, due.at));
      }
      return story;
    },
    ask,
    does(command) {
      const decided = ask(command);
      if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
      return story;
    },
    plays(text) {
      const { standing, turns } = story.state;
      return story.does({ type: 'playMove', seat: standing.toMove ?? -1, ply: turns.length, text });
    },
    playsAny() {
      const { standing, turns, rules } = story.state;
      const moves = [...legalMoves(rules, standing.position)];
      const move = moves[(turns.length * 7) % moves.length];
      return move ? story.plays(rules.spell(standing.position, move)) : story;
    },
  };
  const { clock, series, availability = [] } = setting;
  const [host, ...others] = seats;
  if (!host) throw new Error(`no game ${game}`);
  story.does({
    type: 'createGame',
    id: asGameId('abcdefghijkl'),
    rulesId,
    options: setting.options ?? {},
    host,
    hostName: 'Ada',
    seats,
    availability: availability[0] ?? ALERT,
    ...(clock && { clock }),
    ...(series && { series }),
  });
  for (const [index, account] of others.entries()) {
    const name = ['Ben', 'Cleo'][index] ?? '';
    story.does({
      type: 'takeSeat',
      seat: index + 1,
      account,
      name,
      availability: availability[index + 1] ?? ALERT,
    });
  }
  return story;
}
