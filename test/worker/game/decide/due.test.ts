/**
 * Time, told to the pure core: everything that is due happens once, and whatever was played before, it ends.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asRulesId } from '../../../../src/rules/index.ts';
import { HOUR } from '../../../../src/worker/clock/units.ts';
import { decide } from '../../../../src/worker/game/decide/decide.ts';
import { assureProgress, dueBy } from '../../../../src/worker/game/decide/due.ts';
import { evolve } from '../../../../src/worker/game/evolve/evolve.ts';
import type { GameState } from '../../../../src/worker/game/evolve/state.ts';
import type { Availability } from '../../../../src/worker/game/model/availability.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId } from '../../../../src/worker/game/model/ids.ts';

const STRICT: Availability = { zone: 'UTC', vacation: [], isAutomatic: false };
/** Both go there and back again. */
const WALK = ['f1-e2', 'c8-d7', 'e2-f1', 'd7-c8'];

interface Happened {
  /** In hours since the game began. */
  readonly hour: number;
  readonly type: GameEvent['type'];
}

/**
 * A claimable game in which these things were asked at these hours, refused or not; and what happened in it.
 */
function told(
  terms: string,
  availability: readonly Availability[],
  asked: readonly { readonly hour: number; readonly ask?: (state: GameState) => Command }[],
): { readonly state: GameState; readonly happened: readonly Happened[] } {
  let state: GameState | undefined;
  const happened: Happened[] = [];
  const record = (events: readonly GameEvent[], at: number): GameState => {
    const after = events.reduce<GameState | undefined>(
      (before, event) => evolve(before, { seq: (before?.seq ?? 0) + 1, at, event }),
      state,
    );
    if (!after) throw new Error('no events');
    happened.push(...events.map(({ type }) => ({ hour: at / HOUR, type })));
    state = after;
    return after;
  };
  const execute = (command: Command, at: number): void => {
    const decided = decide(command, state, { at, isNextTold: false });
    if (decided.ok) record(decided.value, at);
  };
  const [ada = STRICT, ben = STRICT] = availability;
  const create = {
    id: asGameId('abcdefghijkl'),
    rulesId: asRulesId('three-crowns'),
    options: {},
    host: asAccountId('ada'),
    hostName: 'Ada',
  };
  const clock = { terms, isClaimable: true } as const;
  execute(
    {
      type: 'createGame',
      ...create,
      seats: [asAccountId('ada'), asAccountId('ben')],
      availability: ada,
      clock,
    },
    0,
  );
  execute({ type: 'takeSeat', seat: 1, account: asAccountId('ben'), name: 'Ben', availability: ben }, 0);
  for (const { hour, ask } of asked) {
    for (let due = state && dueBy(state, hour * HOUR); due; due = state && dueBy(state, hour * HOUR)) {
      assureProgress(due, record(due.events, due.at));
    }
    if (state && ask) execute(ask(state), hour * HOUR);
  }
  if (!state) throw new Error('no game');
  return { state, happened: happened.slice(3) };
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

const timesOut = (happened: readonly Happened[]) => happened.filter(({ type }) => type === 'timeRanOut');

describe('a claimable turn that begins with nothing left', () => {
  it('runs out once, where the increment is 0', () => {
    const { state, happened } = told(
      '12h+0h/move,max12h',
      [],
      [{ hour: 13, ask: play }, { hour: 14, ask: play }, { hour: 99 }],
    );
    expect(timesOut(happened).map(({ hour }) => hour)).toEqual([12, 14]);
    expect(state.clock.running).toMatchObject({ seat: 0, hasFallen: true });
    expect(
      decide({ type: 'claimTime', seat: 1, ply: 2 }, state, { at: 99 * HOUR, isNextTold: true }).ok,
    ).toBe(true);
  });

  it('runs out once more 12 hours later, when a late move is taken back', () => {
    const { state, happened } = told(
      '24h/move',
      [],
      [{ hour: 25, ask: play }, { hour: 25, ask: takeBack(0) }, { hour: 99 }],
    );
    expect(timesOut(happened).map(({ hour }) => hour)).toEqual([24, 37]);
    expect(
      decide({ type: 'claimTime', seat: 1, ply: 2 }, state, { at: 99 * HOUR, isNextTold: true }).ok,
    ).toBe(true);
  });
});

it('is refused, with a clear error, to go round in circles', () => {
  const { state } = told('12h/move', [], []);
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
const anyAsk: fc.Arbitrary<(state: GameState) => Command> = fc.oneof(
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
        const asked = deeds.map(({ after, ask }) => {
          hour += after;
          return { hour, ask };
        });
        const { happened, state } = told(terms, availability, [...asked, { hour: hour + 24 * 80 }]);
        expect(dueBy(state, (hour + 24 * 80) * HOUR)).toBeUndefined();
        expect(timesOut(happened).length).toBeLessThanOrEqual(state.turns.length + 1);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
