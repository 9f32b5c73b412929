import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ask,
  close,
  type Gate,
  GRACE,
  type Lane,
  openGate,
  RATE,
  WINDOW,
} from '../../../../src/worker/mail/out/gate.ts';

/** A gate that tests ask; `wait` of each answer, or the order of those who passed. */
class TestGate {
  gate: Gate = openGate;
  now = 1_000_000;
  readonly passed: { who: string; at: number }[] = [];
  ask(who: string, lane: Lane = 'game', patience?: number): number {
    const { gate, wait } = ask(
      this.gate,
      { who, lane, ...(patience !== undefined && { patience }) },
      this.now,
    );
    this.gate = gate;
    if (wait === 0) this.passed.push({ who, at: this.now });
    return wait;
  }
  /** Everybody asks, and asks again when told, until all their letters are out. */
  run(letters: Record<string, number>): string[] {
    const left = new Map(Object.entries(letters));
    const due = new Map([...left.keys()].map((who) => [who, this.now]));
    while (left.size > 0) {
      const [who] = [...due].reduce((first, other) => (other[1] < first[1] ? other : first));
      this.now = Math.max(this.now, due.get(who) ?? 0);
      const wait = this.ask(who);
      due.set(who, this.now + wait);
      const more = (left.get(who) ?? 0) - (wait === 0 ? 1 : 0);
      left.set(who, more);
      if (more === 0) {
        left.delete(who);
        due.delete(who);
      }
    }
    return this.passed.map((pass) => pass.who);
  }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `game ${index}`);

/** The most passes that any one second saw. */
const busiest = (passed: readonly { readonly at: number }[]): number =>
  Math.max(
    ...passed.map(({ at }) => passed.filter((other) => other.at >= at && other.at < at + 1000).length),
  );

describe('the gate', () => {
  it('lets five letters a second pass, and tells the others when to come', () => {
    const gate = new TestGate();
    expect(names(12).map((who) => gate.ask(who))).toEqual([
      ...[0, 0, 0, 0, 0],
      ...[WINDOW, WINDOW, WINDOW, WINDOW, WINDOW],
      ...[2 * WINDOW, 2 * WINDOW],
    ]);
  });

  it('never lets more than five pass in a second, whoever asks when', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            who: fc.nat(20),
            after: fc.nat(700),
            lane: fc.constantFrom<Lane[]>('page', 'signIn', 'account', 'game'),
          }),
          {
            maxLength: 200,
          },
        ),
        (askings) => {
          const gate = new TestGate();
          for (const { who, after, lane } of askings) {
            gate.now += after;
            gate.ask(`${who}`, lane);
          }
          if (gate.passed.length > 0) expect(busiest(gate.passed)).toBeLessThanOrEqual(RATE);
        },
      ),
    );
  });

  it('is passed at nearly five a second while letters wait', () => {
    const gate = new TestGate();
    gate.run(Object.fromEntries(names(40).map((who) => [who, 5])));
    const [first, last] = [gate.passed[0]?.at ?? 0, gate.passed.at(-1)?.at ?? 0];
    expect((gate.passed.length - RATE) / ((last - first) / 1000)).toBeGreaterThan(4.5);
    expect(busiest(gate.passed)).toBe(RATE);
  });

  it('lets a game with many letters make no other wait for more than one of them', () => {
    const gate = new TestGate();
    for (const who of names(RATE)) gate.ask(who);
    const others = Object.fromEntries(names(14).map((who) => [`other ${who}`, 1]));
    const order = gate.run({ busy: 20, ...others }).slice(RATE);
    expect(order.slice(0, 10).filter((who) => who === 'busy')).toHaveLength(1);
    expect(order.filter((who) => who === 'busy')).toHaveLength(20);
  });

  it('keeps the place of those who come back in time', () => {
    const gate = new TestGate();
    for (const who of names(7)) gate.ask(who);
    gate.now += WINDOW;
    gate.passed.length = 0;
    for (const who of ['late 0', 'late 1', 'late 2', 'late 3']) gate.ask(who);
    expect(gate.ask('game 6')).toBe(0);
    expect(gate.ask('game 5')).toBe(0);
    expect(gate.passed.map(({ who }) => who)).toEqual(['late 0', 'late 1', 'late 2', 'game 6', 'game 5']);
  });

  it('keeps no place for one who does not come back', () => {
    const gate = new TestGate();
    for (const who of names(10)) gate.ask(who);
    gate.now += WINDOW + GRACE;
    expect(names(5).map((who) => gate.ask(`other ${who}`))).toEqual([0, 0, 0, 0, 0]);
  });

  it('lets somebody at a page go first', () => {
    const gate = new TestGate();
    for (const who of names(50)) gate.ask(who);
    expect(gate.ask('sign-in', 'signIn')).toBe(WINDOW);
    expect(gate.ask('a player', 'page')).toBe(WINDOW);
    expect(gate.ask('another', 'signIn')).toBe(2 * WINDOW);
    expect(gate.ask('game 50')).toBeGreaterThan(8 * WINDOW);
  });

  it('stays shut for all while the provider asks for a pause', () => {
    const gate = new TestGate();
    gate.gate = close(gate.gate, gate.now + 30_000);
    expect(gate.ask('game 0')).toBe(30_000);
    expect(gate.ask('sign-in', 'signIn')).toBe(30_000);
    gate.now += 30_000;
    expect(gate.ask('game 0')).toBe(0);
  });

  /** For 290 s, five strangers a second ask for letters in a lane, and 60 games always have one to send. */
  const passedInFlood = (lane: Lane): number => {
    const gate = new TestGate();
    const due = new Map(names(60).map((who) => [who, gate.now]));
    const end = gate.now + 290_000;
    for (let number = 0; gate.now < end; gate.now += 200) {
      gate.ask(`flood ${number++}`, lane, 10_000);
      for (const [who, at] of due) if (at <= gate.now) due.set(who, gate.now + gate.ask(who));
    }
    return gate.passed.filter(({ who }) => due.has(who)).length;
  };

  it.each<Lane>(['signIn', 'page', 'account'])(
    'leaves the games their share, whoever floods the lane %s',
    (lane) => {
      expect(passedInFlood(lane)).toBeGreaterThan(900);
    },
  );

  it('lets each lane have its share where all are flooded', () => {
    const gate = new TestGate();
    const lanes = ['page', 'signIn', 'account', 'game'] as const;
    for (let index = 0; index < 60; index++) for (const lane of lanes) gate.ask(`${lane} ${index}`, lane);
    const passed = { page: 0, signIn: 0, account: 0, game: 0 };
    for (let index = 0; index < 200; index++) {
      gate.now += WINDOW / RATE;
      for (const { who, lane } of gate.gate.waiting) {
        const before = gate.passed.length;
        gate.ask(who, lane);
        if (gate.passed.length > before) passed[lane]++;
      }
      if (Object.values(passed).reduce((sum, count) => sum + count) >= 50) break;
    }
    expect(passed).toEqual({ page: 10, signIn: 10, account: 10, game: 20 });
  });

  it('keeps no place for one who would have to wait too long', () => {
    const gate = new TestGate();
    for (let index = 0; index < 100; index++) gate.ask(`sign-in ${index}`, 'signIn', 2 * WINDOW);
    expect(gate.gate.waiting).toHaveLength(2 * RATE);
  });
});
