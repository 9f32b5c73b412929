import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../../../src/worker/clock/units.ts';
import {
  type Allowance,
  ask,
  close,
  type Gate,
  GRACE,
  type Lane,
  openGate,
  SHORT_WAIT,
  waitingAt,
} from '../../../../src/worker/mail/out/gate.ts';

const RATE = 5;
const MORNING = 20_000 * DAY;

/** A gate that tests ask; it keeps every slot that it gave. */
class TestGate {
  gate: Gate = openGate;
  now = MORNING;
  readonly slots: { lane: Lane; at: number }[] = [];
  readonly allowance: Allowance;
  constructor(allowance: Partial<Allowance> = {}) {
    this.allowance = { rate: RATE, budget: undefined, ...allowance };
  }
  /** The wait until the slot, in ms. */
  ask(lane: Lane = 'game', patience = Number.POSITIVE_INFINITY): number {
    const { gate, at } = ask(this.gate, { lane, patience }, this.now, this.allowance);
    this.gate = gate;
    if (at - this.now <= patience) this.slots.push({ lane, at });
    return at - this.now;
  }
  slotsOf = (lane: Lane): readonly number[] =>
    this.slots.filter((slot) => slot.lane === lane).map(({ at }) => at);
}

/** The most slots that any one second holds. */
function busiest(slots: readonly { readonly at: number }[]): number {
  const times = slots.map(({ at }) => at).sort((a, b) => a - b);
  return Math.max(
    ...times.map((at, index) => times.filter((other, i) => i >= index && other < at + SECOND).length),
  );
}

const askings = fc.array(
  fc.record({ after: fc.nat(700), lane: fc.constantFrom<Lane[]>('page', 'signIn', 'account', 'game') }),
  { maxLength: 150 },
);

describe('the gate', () => {
  it.each([1, RATE, 100])('never gives away more than %d slots a second, and none twice', (rate) => {
    fc.assert(
      fc.property(askings, (asked) => {
        const gate = new TestGate({ rate });
        for (const { after, lane } of asked) {
          gate.now += after;
          gate.ask(lane);
        }
        expect(new Set(gate.slots.map(({ at }) => at)).size).toBe(gate.slots.length);
        if (gate.slots.length > 0) expect(busiest(gate.slots)).toBeLessThanOrEqual(rate);
      }),
      { numRuns: 30 },
    );
  });

  it('gives nearly all slots away while letters come, and each letter asks once', () => {
    const gate = new TestGate();
    for (; gate.now < MORNING + 5 * MINUTE; gate.now += 100) gate.ask();
    const used = gate.slots.filter(({ at }) => at < MORNING + 5 * MINUTE);
    expect(used.length / 300).toBeGreaterThan(4.4);
  });

  it('makes nobody wait where nobody sends', () => {
    const gate = new TestGate();
    for (let letter = 0; letter < 50; letter++, gate.now += 3 * SECOND) {
      expect(gate.ask()).toBeLessThanOrEqual(SECOND / RATE + 20);
    }
  });

  it('serves a burst in the order in which it came', () => {
    const gate = new TestGate();
    const waits = Array.from({ length: 200 }, () => gate.ask());
    expect(waits.slice(5)).toEqual(waits.slice(5).toSorted((a, b) => a - b));
    // Three quarters of the rate, the rest being kept for others.
    expect(waits.at(-1)).toBeLessThan(((200 / RATE) * 1.1 * SECOND) / 0.74);
  });

  it.each<Lane>(['page', 'signIn', 'account', 'game'])(
    'lets the lane %s through whatever floods the others, for hours ahead',
    (lane) => {
      const gate = new TestGate();
      for (const flood of ['page', 'signIn', 'account', 'game'] as const) {
        if (flood !== lane) for (let letter = 0; letter < 20_000; letter++) gate.ask(flood);
      }
      expect(gate.ask(lane)).toBeLessThan(5 * SECOND);
      expect(gate.ask(lane)).toBeLessThan(10 * SECOND);
    },
  );

  it('gives both the digests and the games their part where both have many letters', () => {
    const gate = new TestGate();
    for (let second = 0; second < 600; second++, gate.now += SECOND) {
      for (let letter = 0; letter < RATE; letter++) {
        gate.ask('account');
        gate.ask('game');
      }
    }
    const passed = (lane: Lane) => gate.slotsOf(lane).filter((at) => at < gate.now).length;
    expect(passed('game')).toBeGreaterThan(1000);
    expect(passed('account')).toBeGreaterThan(1000);
  });

  it('stays shut for all while the provider asks for a pause', () => {
    const gate = new TestGate();
    gate.gate = close(gate.gate, gate.now + 30 * SECOND);
    for (const lane of ['game', 'signIn', 'page'] as const)
      expect(gate.ask(lane)).toBeGreaterThanOrEqual(30 * SECOND);
  });

  it('gives no slot to one who would have to wait too long', () => {
    const gate = new TestGate();
    for (let letter = 0; letter < 1000; letter++) gate.ask('signIn', 10 * SECOND);
    expect(gate.slots.length).toBeLessThanOrEqual(10 * RATE);
    expect(waitingAt(gate.gate, gate.now, gate.allowance)).toBeLessThanOrEqual(10 * RATE);
  });

  it('gives a slot again to whoever holds it, but not after it is lost or the gate has closed', () => {
    const gate = new TestGate();
    for (let letter = 0; letter < 500; letter++) gate.ask();
    const slot = gate.now + gate.ask();
    const again = (now: number, from = gate.gate) =>
      ask(from, { lane: 'game', slot }, now, gate.allowance).at;
    expect(again(gate.now)).toBe(slot);
    expect(again(slot + GRACE / 2)).toBe(slot + GRACE / 2);
    expect(again(slot + GRACE)).toBeGreaterThan(slot + GRACE);
    expect(again(slot, close(gate.gate, slot + MINUTE))).toBeGreaterThanOrEqual(slot + MINUTE);
  });

  it('gives a slot in which somebody may have sent to nobody, not even to who died while sending', () => {
    const gate = new TestGate();
    for (let letter = 0; letter < 500; letter++) gate.ask();
    const slot = gate.now + gate.ask();
    const askAgain = (now: number, from = gate.gate) =>
      ask(from, { lane: 'game', slot }, now, gate.allowance);
    const early = askAgain(slot - SHORT_WAIT - 1);
    expect(askAgain(slot, early.gate).at).toBe(slot);
    for (const asked of [slot - SHORT_WAIT, slot, slot + GRACE / 2]) {
      expect(askAgain(slot + GRACE / 2, askAgain(asked).gate).at).toBeGreaterThan(slot + GRACE);
    }
  });
});

describe('a budget of letters a day', () => {
  it('is not exceeded: what is beyond it goes on the next days, and pages have a part for themselves', () => {
    const gate = new TestGate({ budget: 100 });
    for (let letter = 0; letter < 200; letter++) gate.ask();
    const onDay = (day: number) =>
      gate.slots.filter(({ at }) => Math.floor((at - MORNING) / DAY) === day).length;
    expect([0, 1, 2, 3].map(onDay)).toEqual([80, 80, 40, 0]);
    for (let letter = 0; letter < 30; letter++) gate.ask('page', MINUTE);
    expect(onDay(0)).toBe(100);
    expect(gate.ask('page')).toBeGreaterThan(23 * 60 * MINUTE);
  });

  it('is not used up by sign-in letters, for which strangers can ask at will', () => {
    const gate = new TestGate({ budget: 100 });
    for (let minute = 0; minute < 300; minute++, gate.now += MINUTE) gate.ask('signIn', 10 * SECOND);
    expect(gate.slotsOf('signIn')).toHaveLength(50);
    for (let minute = 0; minute < 60; minute++, gate.now += MINUTE) gate.ask('game', MINUTE);
    expect(gate.slotsOf('game')).toHaveLength(30);
    for (let minute = 0; minute < 60; minute++, gate.now += MINUTE) gate.ask('page', MINUTE);
    expect(gate.slotsOf('page')).toHaveLength(20);
  });

  it('leaves some to those who are signed in, also where games and strangers take all they may', () => {
    const gate = new TestGate({ budget: 50 });
    for (let minute = 0; minute < 60; minute++, gate.now += MINUTE) gate.ask('game', MINUTE);
    for (let minute = 0; minute < 60; minute++, gate.now += MINUTE) gate.ask('signIn', MINUTE);
    for (let minute = 0; minute < 60; minute++, gate.now += MINUTE) gate.ask('page', MINUTE);
    expect((['game', 'signIn', 'page'] as const).map((lane) => gate.slotsOf(lane).length)).toEqual([
      40, 5, 5,
    ]);
  });

  it('counts no letter that has not left, however often the gate closes before the slot of one', () => {
    const gate = new TestGate({ budget: 100 });
    const slots = Array.from({ length: 10 }, () => gate.now + gate.ask());
    for (let hour = 1; hour <= 20; hour++) {
      gate.now += 60 * MINUTE;
      gate.gate = close(gate.gate, gate.now + 60 * MINUTE);
      for (const [letter, slot] of slots.entries()) {
        // They ask again as soon as the gate was to open, and it has closed once more.
        const held = Math.max(slot, gate.now);
        const { gate: after, at } = ask(gate.gate, { lane: 'game', slot: held }, gate.now, gate.allowance);
        gate.gate = after;
        slots[letter] = at;
      }
    }
    expect(gate.gate.days.reduce((sum, [, letters]) => sum + letters, 0)).toBe(10);
  });
});
