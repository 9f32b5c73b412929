/**
 * Time, told to the pure core: everything that is due happens once, and whatever was played before, it ends.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../../../../src/worker/clock/units.ts';
import { assureProgress, dueBy } from '../../../../src/worker/game/decide/due.ts';
import type { GameState } from '../../../../src/worker/game/evolve/state.ts';
import type { Availability } from '../../../../src/worker/game/model/availability.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import { asAccountId } from '../../../../src/worker/game/model/ids.ts';
import { type Given, givenGame } from '../../../support/worker/given.ts';

/** Both go there and back again. */
const WALK = ['f1-e2', 'c8-d7', 'e2-f1', 'd7-c8'];

const begun = (terms: string, availability: readonly Availability[] = []): Given =>
  givenGame('three-crowns', { clock: { terms, isClaimable: true }, availability, isNextTold: false });

type Ask = (state: GameState) => Command;

/** At this hour this is asked, whether it is refused or not. */
function asked(before: Given, hour: number, ask: Ask): Given {
  const now = before.until(hour * HOUR);
  return now.when(ask(now.state)).whatever();
}

const play = ({ standing: { toMove = 0 }, turns }: GameState): Command => {
  const moves = turns.filter(({ move }) => move !== undefined).length;
  const backs = turns.filter(({ backTo }) => backTo !== undefined).length;
  return { type: 'playMove', seat: toMove, ply: turns.length, text: WALK[(moves - backs) % 4] ?? '' };
};
const takeBack =
  (seat: number) =>
  ({ turns }: GameState): Command => ({
    type: 'offer',
    seat,
    ply: turns.length,
    offer: { kind: 'takeback' },
  });

/** At which hours somebody's time ran out. */
const timesOut = ({ steps }: Given): readonly number[] =>
  steps.filter(({ event }) => event.type === 'timeRanOut').map(({ at }) => at / HOUR);

describe('a claimable turn that begins with nothing left', () => {
  it('runs out once, where the increment is 0', () => {
    const played = asked(asked(begun('12h+0h/move,max12h'), 13, play), 14, play).until(99 * HOUR);
    expect(timesOut(played)).toEqual([12, 14]);
    expect(played.state.clock.running).toMatchObject({ seat: 0, hasFallen: true });
    expect(played.when({ type: 'claimTime', seat: 1, ply: 2 }).decision.ok).toBe(true);
  });

  it('runs out once more 12 hours later, when a late move is taken back', () => {
    const takenBack = asked(asked(begun('24h/move'), 25, play), 25, takeBack(0)).until(99 * HOUR);
    expect(timesOut(takenBack)).toEqual([24, 37]);
    expect(takenBack.when({ type: 'claimTime', seat: 1, ply: 2 }).decision.ok).toBe(true);
  });
});

it('is refused, with a clear error, to go round in circles', () => {
  const { state } = begun('12h/move');
  const due = dueBy(state, 12 * HOUR);
  expect(due).toMatchObject({ at: 12 * HOUR, events: [{ type: 'timeRanOut' }] });
  expect(() => due && assureProgress(due, state)).toThrow('timeRanOut at 43200000 is due again');
});

const anyAvailability: fc.Arbitrary<Availability> = fc.record(
  {
    zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Australia/Lord_Howe'),
    vacation: fc.constant([]),
    isAutomatic: fc.boolean(),
    quiet: fc.constantFrom({ from: '22:00', to: '08:00' }, { from: '06:00', to: '18:00' }),
  },
  { requiredKeys: ['zone', 'vacation', 'isAutomatic'] },
);

const anySeat = fc.constantFrom(0, 1);
const anyAsk: fc.Arbitrary<Ask> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(play) },
  { weight: 2, arbitrary: anySeat.map(takeBack) },
  fc.record({ seat: anySeat, availability: anyAvailability }).map(
    ({ seat, availability }) =>
      () =>
        ({
          type: 'changeAvailability',
          account: asAccountId(['ada', 'ben'][seat] ?? ''),
          availability,
        }) as const,
  ),
  fc.record({ seat: anySeat, days: fc.integer({ min: 1, max: 3 }) }).map(
    ({ seat, days }) =>
      ({ turns }: GameState): Command => ({
        type: 'offer',
        seat,
        ply: turns.length,
        offer: { kind: 'pause', days },
      }),
  ),
  fc.record({ seat: anySeat, kind: fc.constantFrom('pause' as const, 'takeback' as const) }).map(
    ({ seat, kind }) =>
      ({ turns }: GameState): Command => ({ type: 'acceptOffer', seat, ply: turns.length, kind }),
  ),
);

it('comes to an end whatever is asked in a claimable game, and lets each turn run out once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('12h/move', '12h+0h/move,max12h', '1d+6h/move,max1d'),
      fc.tuple(anyAvailability, anyAvailability),
      fc.array(fc.record({ after: fc.integer({ min: 0, max: 40 }), ask: anyAsk }), { maxLength: 20 }),
      (terms, availability, deeds) => {
        let hour = 0;
        let game = begun(terms, availability);
        for (const { after, ask } of deeds) {
          hour += after;
          game = asked(game, hour, ask);
        }
        const end = (hour + 24 * 80) * HOUR;
        const over = game.until(end);
        expect(dueBy(over.state, end)).toBeUndefined();
        expect(timesOut(over).length).toBeLessThanOrEqual(over.state.turns.length + 1);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
