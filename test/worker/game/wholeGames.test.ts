/** Random histories: moves, leaving, agreements and time, told to the pure core as the object tells them. */

import { expect, it } from 'vitest';
import { type AnyRules, allRules } from '../../../src/rules/index.ts';
import { DAY, HOUR } from '../../../src/worker/clock/units.ts';
import { decide } from '../../../src/worker/game/decide/decide.ts';
import { dueBy } from '../../../src/worker/game/decide/due.ts';
import { evolve } from '../../../src/worker/game/evolve/evolve.ts';
import { snapshotOf } from '../../../src/worker/game/evolve/snapshotOf.ts';
import { type GameState, playingSeats } from '../../../src/worker/game/evolve/state.ts';
import type { DueLetter } from '../../../src/worker/game/letters/index.ts';
import { lettersAfter } from '../../../src/worker/game/letters/react.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import type { GameEvent, LoggedEvent } from '../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId, NOBODY } from '../../../src/worker/game/model/ids.ts';
import { dice, someMove } from '../../support/worker/dice.ts';

const BEGIN = Date.parse('2090-01-01T12:00:00Z');
const CLOCKS = [
  { terms: '1d/move' },
  { terms: '3d+12h/move,max5d', weekendsOff: true },
  { terms: '2d/move', isClaimable: true },
  { terms: 'none' },
] as const;

const seen = new Set<GameEvent['type']>();

type Roll = (bound: number) => number;

/** A game as its object keeps it: what is due comes before what is asked. */
class Told {
  readonly log: LoggedEvent[] = [];
  state: GameState | undefined;
  now = BEGIN;
  readonly check: (before: GameState | undefined, events: readonly GameEvent[], state: GameState) => void;

  constructor(check: Told['check']) {
    this.check = check;
  }

  record(events: readonly GameEvent[], at: number): void {
    const before = this.state;
    for (const event of events) {
      const logged = { seq: this.log.length + 1, at, event };
      this.log.push(logged);
      this.state = evolve(this.state, logged);
    }
    if (this.state) this.check(before, events, this.state);
  }

  ask(command: Command, isNextTold: boolean): boolean {
    for (;;) {
      const due = this.state && dueBy(this.state, this.now);
      if (!due) break;
      this.record(due.events, due.at);
    }
    const decided = decide(command, this.state, { at: this.now, isNextTold });
    if (decided.ok) this.record(decided.value, this.now);
    return decided.ok;
  }
}

/** Those that are offered here; `decide/consent.test.ts` has the others. */
const ANSWERED = ['draw', 'takeback', 'pause', 'resume', 'resignation'] as const;

function somethingAsked(rules: AnyRules, state: GameState, roll: Roll): Command {
  const { toMove = 0, position } = state.standing;
  const ply = state.turns.length;
  const seat = roll(rules.seats.length);
  const kind = ANSWERED[roll(ANSWERED.length)] ?? 'draw';
  switch (roll(16)) {
    case 0:
      return { type: 'offer', seat, ply, offer: { kind: 'takeback' } };
    case 1:
      return { type: 'offer', seat, ply, offer: { kind: 'pause', days: 1 + roll(30) } };
    case 2:
      return { type: 'offer', seat, ply, offer: { kind: roll(8) === 0 ? 'draw' : 'resume' } };
    case 3:
    case 4:
      return { type: 'acceptOffer', seat, ply, kind };
    case 5:
      return { type: 'closeOffer', seat, ply, kind };
    case 6:
      return { type: roll(6) === 0 ? 'resign' : 'claimTime', seat, ply };
    case 7: {
      const availability = { zone: 'Europe/Berlin', vacation: [], isAutomatic: roll(2) === 0 };
      return {
        type: 'changeAvailability',
        account: asAccountId(`account ${seat}`),
        availability: availability,
      };
    }
    default:
      return state.phase === 'playing'
        ? { type: 'playMove', seat: toMove, ply, text: someMove(rules, position, roll) }
        : { type: 'rematch', seat };
  }
}

const told = ({ kind, seat }: DueLetter): string => `${kind} ${seat}`;

const cases = allRules.flatMap((rules) => [1, 2, 3, 4, 5, 6].map((seed) => [rules.id, seed, rules] as const));

it.each(cases)('of %s keep log, state and letters in step (seed %i)', (_, seed, rules) => {
  const roll = dice(seed);
  const seats = rules.seats.map((_, seat) => seat);
  const story = new Told((before, events, state) => {
    const letters = lettersAfter(events, state).map(told);
    const types = events.map(({ type }) => type);
    expect(new Set(letters).size).toBe(letters.length);
    if (state.phase === 'over') {
      if (types.includes('gameEnded')) expect(letters).toEqual(seats.map((seat) => `gameOver ${seat}`));
      expect(state.standing.outcome?.points).toHaveLength(seats.length);
      expect(state.offers).toEqual([]);
      expect(state.clock.running).toBeUndefined();
    } else if (state.phase === 'playing') {
      const { toMove } = state.standing;
      const isTurnNew = state.turns.length !== before?.turns.length || before.phase !== 'playing';
      const calls = letters.filter((letter) => letter.startsWith('yourTurn'));
      expect(calls).toEqual(isTurnNew ? [`yourTurn ${toMove}`] : []);
      expect(state.clock.running?.seat).toBe(toMove);
      expect(playingSeats(state)).toContain(toMove);
      for (const { seat } of state.offers) expect(playingSeats(state)).toContain(seat);
      expect(state.turns.length - (before?.turns.length ?? 0)).toBeLessThanOrEqual(1);
    }
    if (types.includes('timeLost') && state.phase === 'playing') {
      // Everybody is told: who moves next by the call to the turn, the others by themselves.
      expect(letters.map((letter) => letter.split(' ')[1])).toEqual(seats.map(String));
    }
  });

  const clock = CLOCKS[roll(CLOCKS.length)] ?? CLOCKS[0];
  const accounts = seats.map((seat) => asAccountId(`account ${seat}`));
  const { id } = rules;
  const host = accounts[0] ?? NOBODY;
  const create = {
    type: 'createGame',
    id: asGameId('abcdefghijkl'),
    rulesId: id,
    options: {},
    host,
    hostName: 'A',
  } as const;
  story.ask({ ...create, seats: accounts, clock }, true);
  for (const seat of seats.slice(1)) {
    story.ask({ type: 'takeSeat', seat, account: accounts[seat] ?? NOBODY, name: `${seat}` }, true);
  }
  for (let asked = 0; asked < 160 && story.state?.phase === 'playing'; asked++) {
    story.now += roll(30) === 0 ? roll(4) * DAY : roll(8) * HOUR;
    story.ask(somethingAsked(rules, story.state, roll), roll(3) > 0);
  }

  const again = story.log.reduce<GameState | undefined>(evolve, undefined);
  if (!again || !story.state) throw new Error('no game');
  expect(snapshotOf(again)).toEqual(snapshotOf(story.state));
  expect(rules.formatPosition(again.standing.position)).toBe(
    rules.formatPosition(story.state.standing.position),
  );
  for (const { event } of story.log) seen.add(event.type);
  const times = story.log.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

it('tell of everything that can happen between players', () => {
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'movePlayed',
      'movesTakenBack',
      'seatResigned',
      'timeLost',
      'timeRanOut',
      'vacationTaken',
      'habitsChanged',
      'offerMade',
      'offerAccepted',
      'offerClosed',
      'gamePaused',
      'pauseEnded',
      'gameEnded',
    ]),
  );
});
