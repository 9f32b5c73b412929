/** What holds in every moment of every game, whatever was done and whatever went wrong. */
import { canonicalJson } from '../../../../src/worker/canonicalJson.ts';
import { decide } from '../../../../src/worker/game/decide/decide.ts';
import { dueAtOf, dueBy } from '../../../../src/worker/game/decide/due.ts';
import { evolve } from '../../../../src/worker/game/evolve/evolve.ts';
import type { GameState } from '../../../../src/worker/game/evolve/state.ts';
import { type DueLetter, letterKey } from '../../../../src/worker/game/letters/index.ts';
import { lettersAfter } from '../../../../src/worker/game/letters/react.ts';
import { decodeRecord } from '../../../../src/worker/game/log/codec.ts';
import { commandBehind } from '../../../../src/worker/game/log/commandBehind.ts';
import { recordOf } from '../../../../src/worker/game/log/table.ts';
import type { LoggedEvent } from '../../../../src/worker/game/model/events.ts';
import { PAUSE } from '../../../../src/worker/game/outbox/drain.ts';
import type { Machine, Moment, Recorded, Row } from './machine.ts';

export type Broken = string | undefined;

export const letterOf = (row: Row): DueLetter | undefined => {
  const work = JSON.parse(row.payload);
  return work.kind === 'letter' ? work.letter : undefined;
};

/** The state as it can be compared: the position as its text. */
const plain = ({ rules, standing, clocks: _, standings: __, ...rest }: GameState): string =>
  canonicalJson({
    ...rest,
    standing: [rules.formatPosition(standing.position), standing.toMove ?? null, standing.outcome ?? null],
  });

/** Why the moment to which something led must not be; undefined: all is well. */
export function brokenIn(before: Moment, machine: Machine): Broken {
  return (
    nobodyWaitsUntold(machine) ??
    nothingIsOwedTwice(before, machine) ??
    nothingFollowsFromNothing(machine) ??
    theLogTellsTheSame(before, machine) ??
    theAlarmStands(machine)
  );
}

/** Somebody is to move: their letter is owed, or was sent, or lies parked for the operator. */
function nobodyWaitsUntold(machine: Machine): Broken {
  const { state, settled } = machine;
  if (state?.phase !== 'playing') return undefined;
  const { toMove } = state.standing;
  if (toMove === undefined) return 'the game goes on, and nobody is to move';
  const key = letterKey(state.id, {
    kind: 'yourTurn',
    seat: toMove,
    ply: state.turns.length,
    seq: state.seq,
  });
  const isOwed = machine.rows().some((row) => row.key === key);
  return isOwed || settled.get(key) === 'sent'
    ? undefined
    : `seat ${toMove} is to move and is not told: ${key}`;
}

/** What has left the outbox never comes into it again, and two letters of one moment are two. */
function nothingIsOwedTwice(moment: Moment, machine: Machine): Broken {
  const again = machine
    .rows()
    .find(({ key }) => moment.settled.has(key) && !moment.outbox.some((row) => row.key === key));
  if (again) return `${again.key} is owed a second time`;
  for (const { events, before, after } of machine.recorded) {
    const keys = lettersAfter(events, after, before).map((letter) => letterKey(after.id, letter));
    if (new Set(keys).size < keys.length) return `two letters bear one key: ${keys.join(' ')}`;
  }
  return undefined;
}

/**
 * Time brings about what was due, when it was due; all else is decided by a command that is decided alike
 * again.
 */
function nothingFollowsFromNothing({ recorded, now, state }: Machine): Broken {
  for (const each of recorded) {
    const broken = each.cause === 'time' ? byTime(each, now) : byCommand(each);
    if (broken) return broken;
  }
  const due = state && dueAtOf(state);
  const [newest] = recorded.slice(-1);
  const isWaiting = newest !== undefined && due !== undefined && due <= newest.at;
  return isWaiting ? `due at ${due}, and not done by ${now}` : undefined;
}

function byTime({ before, events, at }: Recorded, now: number): Broken {
  const due = before && dueBy(before, now);
  const isDue = due?.at === at && at <= now && canonicalJson(due.events) === canonicalJson(events);
  return isDue ? undefined : `${events[0]?.type} at ${at} was not due`;
}

function byCommand({ before, events, at }: Recorded): Broken {
  let state = before;
  const all = events.map((event, index): LoggedEvent => ({ seq: (before?.seq ?? 0) + index + 1, at, event }));
  for (let rest = all; rest[0]; ) {
    const [first] = rest;
    const command = commandBehind(first.event, state, rest);
    if (!command) return `no command is behind ${first.event.type}`;
    const isNextTold = first.event.type !== 'movesTakenBack';
    const decided = decide(command, state, { at, isNextTold });
    if (!decided.ok) return `${command.type} is refused: ${decided.error.code}`;
    const { length } = decided.value;
    if (canonicalJson(decided.value) !== canonicalJson(rest.slice(0, length).map(({ event }) => event)))
      return `${command.type} is decided otherwise when it is decided again`;
    state = rest.slice(0, length).reduce<GameState | undefined>(evolve, state);
    rest = rest.slice(length);
  }
  return undefined;
}

/** Whoever reads the log after a crash sees the same game. */
function theLogTellsTheSame(before: Moment, { sql, state }: Machine): Broken {
  const records = sql
    .exec<Parameters<typeof recordOf>[0] & Record<string, SqlStorageValue>>(
      'SELECT * FROM events WHERE seq > ? ORDER BY seq',
      before.newest?.seq ?? 0,
    )
    .toArray()
    .map(recordOf);
  const read = records.map(decodeRecord).reduce<GameState | undefined>(evolve, before.state);
  if (!read || !state) return read === state ? undefined : 'the log tells of a game that is not';
  return plain(read) === plain(state) ? undefined : 'the log tells of another game';
}

/** It rings by the time at which something is due, or as soon as work was put off for. */
function theAlarmStands(machine: Machine): Broken {
  const { alarm, now } = machine;
  const due = machine.due();
  if (due === undefined) return undefined;
  if (alarm === undefined) return `no alarm stands, and something is due at ${due}`;
  return alarm <= Math.max(due, now + PAUSE) ? undefined : `the alarm rings ${alarm - due} ms late`;
}
