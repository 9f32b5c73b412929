/** The search: every moment that can be reached in so many steps, breadth first, each looked at once. */
import { deadlineOf } from '../../../../src/worker/clock/clock.ts';
import { dueAtOf } from '../../../../src/worker/game/decide/due.ts';
import { type Happening, happeningsAt } from './happenings.ts';
import { brokenIn, letterOf } from './invariants.ts';
import type { Machine, Moment } from './machine.ts';

interface Reached {
  readonly moment: Moment;
  readonly by: string;
  readonly from: Reached | undefined;
}

export interface Searched {
  readonly moments: number;
  readonly steps: number;
}

/** One moment in so many is followed to its end, with a provider that works and players who do nothing. */
const FOLLOWED = 9;

/** Throws, with the way that led there, when something must not be. */
export async function search(machine: Machine, start: Moment, depth: number): Promise<Searched> {
  let frontier: Reached[] = [{ moment: start, by: 'the start', from: undefined }];
  const seen = new Set([nameOf(start)]);
  let steps = 0;
  for (let level = 0; level < depth; level++) {
    const next: Reached[] = [];
    for (const from of frontier) {
      for (const happening of happeningsAt(from.moment)) {
        steps++;
        const moment = await step(machine, from, happening);
        const name = nameOf(moment);
        if (seen.has(name)) continue;
        seen.add(name);
        const reached = { moment, by: happening.name, from };
        if (seen.size % FOLLOWED === 0) await follow(machine, reached);
        next.push(reached);
      }
    }
    frontier = next;
  }
  return { moments: seen.size, steps };
}

async function step(machine: Machine, from: Reached, { name, run }: Happening): Promise<Moment> {
  await machine.restore(from.moment);
  try {
    const broken = (await run(machine)) ?? brokenIn(from.moment, machine);
    if (broken) throw new Error(broken);
  } catch (error) {
    throw new Error(`${wayTo(from)}\n${name}\n=> ${error instanceof Error ? error.message : error}`);
  }
  return machine.moment();
}

const wayTo = ({ by, from }: Reached): string => (from ? `${wayTo(from)}\n${by}` : by);

/** More than any game needs whose players do nothing. */
const MOST_RINGS = 200;

/** Alarms alone bring the game to where nothing is owed and nothing is due. */
async function follow(machine: Machine, from: Reached): Promise<void> {
  let { moment } = from;
  for (let ring = 0; moment.alarm !== undefined; ring++) {
    if (ring > MOST_RINGS) throw new Error(`${wayTo(from)}\n=> it rings again and again`);
    moment = await step(machine, { moment, by: `alarm ${ring}`, from }, RING);
  }
  const { state, outbox } = moment;
  const owed = outbox.filter(({ parked }) => !parked);
  if (owed.length > 0) throw new Error(`${wayTo(from)}\n=> ${owed[0]?.key} is never delivered`);
  if (state && dueAtOf(state) !== undefined) throw new Error(`${wayTo(from)}\n=> what is due is never done`);
}

const RING: Happening = { name: 'ring', run: async (machine) => void (await machine.ring('sent')) };

/**
 * What tells a moment from others: all that can matter to what follows. Times count from now, events not at
 * all.
 */
function nameOf({ now, state, outbox, done, alarm, settled }: Moment): string {
  if (!state) return '';
  const since = (at: number | undefined) => (at === undefined ? undefined : at - now);
  const { rules, standing, clock, offers, seats, turns, notes, idleDays, rematch, availability, phase } =
    state;
  const mark = `:${turns.length}`;
  const isPresent = (key: string): boolean => key.includes(`${mark}:`) || key.endsWith(mark);
  const { running } = clock;
  return JSON.stringify([
    phase,
    seats.map((player) => player.state),
    standing.outcome ? standing.outcome.reason : rules.formatPosition(standing.position),
    turns.map(({ seat, at, move, backTo }) => [seat, Math.max(at - now, -1e6), move, backTo]),
    clock.remaining,
    running && [running.seat, since(running.since), running.hasFallen, since(deadlineOf(clock))],
    since(clock.pausedUntil),
    offers.map(({ kind, seat, ply, accepted, isClosed }) => [kind, seat, ply, accepted, isClosed]),
    notes.map(({ seat, ply }) => [seat, ply]),
    [idleDays, rematch, availability],
    outbox.map((row) => {
      const letter = letterOf(row);
      const what = letter
        ? [letter.kind, letter.seat, letter.ply, 'again' in letter, 'which' in letter && letter.which]
        : row.key;
      return [what, since(row.due), row.attempts, row.parked, row.tried > 0];
    }),
    done.filter(isPresent),
    [...settled].filter(([key]) => isPresent(key)),
    since(alarm),
  ]);
}
