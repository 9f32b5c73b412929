/**
 * Whether a log's next events come from a decision the game would have made, under any edition of the
 * promises and the time zones.
 */
import { ok, type Result, refuse, rulesOf } from '../../../rules/index.ts';
import { canonicalJson } from '../../canonicalJson.ts';
import { dateAt } from '../../clock/zone.ts';
import { decide } from '../decide/decide.ts';
import type { Circumstances, DateAt } from '../decide/decision.ts';
import { dueBy } from '../decide/due.ts';
import { asPlanned, mayBePlanned } from '../decide/planned.ts';
import type { GameState } from '../evolve/state.ts';
import { type Availability, NO_AVAILABILITY } from '../model/availability.ts';
import type { Command } from '../model/commands.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import { EDITIONS } from '../model/promises.ts';
import { mayLastUntil } from '../offers/call.ts';
import { commandBehind } from './commandBehind.ts';
import type { Flaw } from './flaw.ts';
import { guess, type Hidden } from './hidden.ts';
import { SHIFTS } from './otherZones.ts';

export interface Followed {
  /** How many of the next events came from one decision. */
  readonly count: number;
  /** The decision depends on a date, which was not the one that today's zones give. */
  readonly isByZones: boolean;
  /** By today's promises, more was due with the log's last event. */
  readonly isDue: boolean;
}

/** The events whose decision needs a date in a player's zone. */
const DATED: ReadonlySet<GameEvent['type']> = new Set([
  'vacationTaken',
  'timeRanOut',
  'timeLost',
  'habitsChanged',
]);

/**
 * Promises improve while games are being played, so each event may follow by today's or by those of its day.
 * Its dates may be the ones today's zones give, or those of clocks that are set differently.
 */
export function followNext(
  state: GameState | undefined,
  rest: readonly LoggedEvent[],
  hidden: Hidden,
): Result<Followed, Flaw> {
  const plainly = followByAny(state, rest, hidden, dateAt);
  const [logged] = rest;
  if (plainly.ok || !state || !logged || !DATED.has(logged.event.type)) return plainly;
  const { event, at } = logged;
  if ('seat' in event && event.seat !== undefined && hidden.seats.has(event.seat)) {
    const date = event.type === 'vacationTaken' ? event.date : dateAt(at, 'UTC');
    const guessed = followByAny(guess(state, event.seat, logged), rest, hidden, () => date);
    return guessed.ok ? guessed : plainly;
  }
  for (const shift of SHIFTS) {
    const otherDate: DateAt = (when, zone) => dateAt(zone === 'UTC' ? when : when + shift, zone);
    const other = followByAny(state, rest, hidden, otherDate);
    if (other.ok) return ok({ ...other.value, isByZones: true });
  }
  return plainly;
}

function followByAny(
  state: GameState | undefined,
  rest: readonly LoggedEvent[],
  hidden: Hidden,
  dateInZone: DateAt,
): Result<Followed, Flaw> {
  let today: Flaw | undefined;
  for (const promises of EDITIONS) {
    const followed = follow(state, rest, hidden, { dateAt: dateInZone, promises });
    if (followed.ok) {
      return ok({ count: followed.value, isByZones: false, isDue: today?.code === 'CUT_OFF' });
    }
    today ??= followed.error;
  }
  return refuse(today ?? { code: 'EMPTY' });
}

/**
 * How many of the next events come from one decision that the game itself would have made, or why none do.
 */
function follow(
  state: GameState | undefined,
  rest: readonly LoggedEvent[],
  hidden: Hidden,
  day: Required<Pick<Circumstances, 'dateAt' | 'promises'>>,
): Result<number, Flaw> {
  const [first] = rest;
  if (!first) throw new Error('nothing follows');
  const { seq, at, event } = first;
  const impossible = { code: 'IMPOSSIBLE_EVENT', seq, type: event.type } as const;
  if (state && at < state.changedAt) return refuse(impossible);
  const decided = decideAgain(state, first, rest, hidden, day);
  if (!decided.ok) return decided;
  for (const [index, expected] of decided.value.entries()) {
    const logged = rest[index];
    if (!logged) return refuse({ code: 'CUT_OFF' });
    const flaw = differenceOf(expected, logged, hidden);
    if (flaw) return refuse(flaw);
    if (logged.at !== at)
      return refuse({ code: 'IMPOSSIBLE_EVENT', seq: logged.seq, type: logged.event.type });
  }
  return decided.value.length > 0 ? ok(decided.value.length) : refuse(impossible);
}

function differenceOf(expected: GameEvent, logged: LoggedEvent, hidden: Hidden): Flaw | undefined {
  const { seq, at, event } = logged;
  if (canonicalJson(told({ at, event: expected }, hidden)) === canonicalJson(told(logged, hidden))) {
    return undefined;
  }
  if (expected.type === 'gameEnded') return { code: 'WRONG_RESULT', seq };
  return expected.type === 'movePlayed' && event.type === 'movePlayed'
    ? { code: 'OTHER_SPELLING', seq, move: event.move, canonical: expected.move }
    : { code: 'IMPOSSIBLE_EVENT', seq, type: event.type };
}

/**
 * An event without what is sealed about its seat's player, and without what only the sealed values explain.
 */
function told({ at, event }: Pick<LoggedEvent, 'at' | 'event'>, { seats, isNoteRemoved }: Hidden): object {
  if (event.type === 'noteWritten' && isNoteRemoved) return { ...event, text: undefined };
  if (event.type === 'seatCalled' && seats.has(event.of) && mayLastUntil(event.until, at)) {
    return { ...event, until: undefined };
  }
  if (event.type !== 'habitsChanged' || !seats.has(event.seat)) return event;
  return { ...event, availability: undefined, announced: undefined };
}

/**
 * Stands in for a sealed change of availability. Which change it was does not matter, only that there was
 * one.
 */
const SOME_CHANGE: Availability = { ...NO_AVAILABILITY, quiet: { from: '00:00', to: '00:01' } };

/** Stands in for a removed note. Which words it had does not matter, only that there were some. */
const SOME_NOTE = '-';

/**
 * The events the game would log in place of `first`: what time brings about, or the result of the command
 * behind it.
 */
function decideAgain(
  state: GameState | undefined,
  { seq, at, event }: LoggedEvent,
  rest: readonly LoggedEvent[],
  hidden: Hidden,
  { dateAt, promises }: Required<Pick<Circumstances, 'dateAt' | 'promises'>>,
): Result<readonly GameEvent[], Flaw> {
  const impossible = { code: 'IMPOSSIBLE_EVENT', seq, type: event.type } as const;
  if (event.type === 'gameCreated') {
    const { rulesId, rulesVersion: version } = event;
    if (!rulesOf(rulesId, version)) return refuse({ code: 'OTHER_RULES', rulesId, version });
  }
  const due = state && dueBy(state, at, dateAt, promises);
  if (due) return due.at === at ? ok(due.events) : refuse(impossible);
  const isPlanned = event.type === 'movePlayed' && event.planned === true;
  if (isPlanned && !(state && mayBePlanned(state, event.seat))) return refuse(impossible);
  const behind = commandBehind(event, state, rest);
  if (!behind) return refuse(impossible);
  // Only a move taken back at once, before anybody was told of it, depends on the letters.
  const decided = decide(completed(behind, event, hidden), state, {
    at,
    isNextTold: event.type !== 'movesTakenBack',
    dateAt,
    promises,
  });
  if (decided.ok) return isPlanned ? ok(decided.value.map(asPlanned)) : decided;
  return refuse(
    event.type === 'movePlayed' && decided.error.code === 'ILLEGAL_MOVE'
      ? { code: 'ILLEGAL_MOVE', seq, move: event.move, refusal: decided.error.refusal }
      : impossible,
  );
}

/** The command with something in place of what is sealed in its event. */
function completed(command: Command, event: GameEvent, { seats, isNoteRemoved }: Hidden): Command {
  if (command.type === 'writeNote' && isNoteRemoved) return { ...command, text: SOME_NOTE };
  return command.type === 'changeAvailability' && event.type === 'habitsChanged' && seats.has(event.seat)
    ? { ...command, availability: SOME_CHANGE }
    : command;
}
