import { describe, expect, it } from 'vitest';
import { asAccountId, asGameId } from '../../../../src/worker/game/model/ids.ts';
import type { LetterFate } from '../../../../src/worker/game/model/letterFate.ts';
import {
  BACK_OFF,
  type Delivered,
  drain,
  nextWake,
  type OutboxDeps,
  PAUSE,
} from '../../../../src/worker/game/outbox/drain.ts';
import type { OutboxEntry, Work } from '../../../../src/worker/game/outbox/entry.ts';

const letter = (seat: number, ply = 1): Work => ({
  kind: 'letter',
  letter: { kind: 'yourTurn', seat, ply, seq: 4 },
});
const fate = (key: string): LetterFate => ({
  key,
  game: asGameId('g'),
  seat: 0,
  account: asAccountId('ada'),
  kind: 'yourTurn',
  ply: 1,
  fate: 'sent',
  at: 0,
});
const sent: Delivered = { ok: true };
const busy: Delivered = { ok: false, mayRetry: true, error: 'busy' };

/** An outbox in memory: what was delivered, parked and recorded, and a clock that tests turn. */
class FakeOutbox implements OutboxDeps {
  time = 0;
  rows: OutboxEntry[] = [];
  readonly outdated = new Set<string>();
  readonly log: string[] = [];
  readonly errors = new Map<string, string>();
  readonly fates: LetterFate[] = [];
  answer: (entry: OutboxEntry) => Delivered | Promise<Delivered> = () => sent;

  put(key: string, work: Work, due = 0): void {
    this.rows.push({ key, work, due, attempts: 0, isParked: false, tried: 0, slot: 0 });
  }
  now = () => this.time;
  entries = () => this.rows;
  isOutdated = ({ key }: OutboxEntry) => this.outdated.has(key);
  async deliver(entry: OutboxEntry): Promise<Delivered> {
    this.log.push(`${this.time} ${entry.key}`);
    return this.answer(entry);
  }
  #is = (entry: OutboxEntry) => (row: OutboxEntry) => row.key === entry.key && row.work === entry.work;
  remove(entry: OutboxEntry, recorded: LetterFate | undefined): void {
    this.rows = this.rows.filter((row) => !this.#is(entry)(row));
    if (recorded) this.fates.push(recorded);
  }
  defer(entry: OutboxEntry, due: number): void {
    this.rows = this.rows.map((row) => (this.#is(entry)(row) ? { ...row, due } : row));
  }
  postpone(entry: OutboxEntry, due: number, error: string): void {
    this.errors.set(entry.key, error);
    this.rows = this.rows.map((row) =>
      this.#is(entry)(row) ? { ...row, due, attempts: row.attempts + 1 } : row,
    );
  }
  park(entry: OutboxEntry, error: string): void {
    this.log.push(`${this.time} parked ${entry.key}: ${error}`);
    this.remove(entry, undefined);
  }
}

describe('the outbox', () => {
  it('delivers what is due, once, and leaves the rest for its time', async () => {
    const outbox = new FakeOutbox();
    outbox.put('a', letter(0));
    outbox.put('b', letter(1), 30_000);
    await drain(outbox);
    await drain(outbox);
    expect(outbox.log).toEqual(['0 a']);
    expect(nextWake(outbox)).toBe(30_000);
    outbox.time = 30_000;
    await drain(outbox);
    expect(outbox.log).toEqual(['0 a', '30000 b']);
    expect(nextWake(outbox)).toBeUndefined();
  });

  it('wakes a moment later for the lists than they are due, so that quick moves make one write', async () => {
    const outbox = new FakeOutbox();
    outbox.put('lists', { kind: 'readModel', seq: 1 }, 1000);
    expect(nextWake(outbox)).toBe(1000 + PAUSE);
    outbox.time = 1000;
    await drain(outbox);
    expect(outbox.log).toEqual(['1000 lists']);
  });

  it('tries again later and later, but while the provider remembers the key, and then parks the letter with its last error', async () => {
    const outbox = new FakeOutbox();
    outbox.put('a', letter(0));
    outbox.answer = () => busy;
    while (nextWake(outbox) !== undefined) {
      outbox.time = Math.max(outbox.time, nextWake(outbox) ?? 0);
      await drain(outbox);
    }
    const waits = outbox.log.slice(1, -1).map((line, index) => {
      return Number(line.split(' ')[0]) - Number(outbox.log[index]?.split(' ')[0]);
    });
    expect(waits).toEqual(BACK_OFF);
    expect(Math.max(...waits)).toBeLessThan(24 * 3_600_000);
    expect(outbox.log.at(-1)).toBe(`${outbox.time} parked a: busy`);
    expect(outbox.time / 3_600_000).toBeCloseTo(48, 0);
  });

  it('parks at once what the sender will never take', async () => {
    const outbox = new FakeOutbox();
    outbox.put('a', letter(0));
    outbox.answer = () => ({ ok: false, mayRetry: false, error: 'no such domain' });
    await drain(outbox);
    expect(outbox.log).toEqual(['0 a', '0 parked a: no such domain']);
  });

  it('waits as long as the sender asks', async () => {
    const outbox = new FakeOutbox();
    outbox.put('a', letter(0));
    outbox.answer = () => ({ ...busy, retryAfter: 20 }) as Delivered;
    await drain(outbox);
    expect(nextWake(outbox)).toBe(20_000);
  });

  it('asks again when its turn among all games has come, and counts that as no failure', async () => {
    const outbox = new FakeOutbox();
    outbox.put('a', letter(0));
    outbox.answer = () => ({ ok: false, wait: 1100 });
    await drain(outbox);
    expect(outbox.rows).toMatchObject([{ key: 'a', due: 1100, attempts: 0 }]);
    outbox.time = 1100;
    outbox.answer = () => sent;
    await drain(outbox);
    expect(outbox.rows).toEqual([]);
  });

  it('takes a delivery that throws for one that failed', async () => {
    const outbox = new FakeOutbox();
    outbox.put('a', letter(0));
    outbox.answer = () => Promise.reject(new Error('D1 is down'));
    await drain(outbox);
    expect(outbox.errors.get('a')).toBe('D1 is down');
    expect(nextWake(outbox)).toBe(1000);
  });

  it('sends the letters of a seat in order, and lets no seat wait for another', async () => {
    const outbox = new FakeOutbox();
    outbox.put('first to 0', letter(0, 1));
    outbox.put('to 1', letter(1, 2));
    outbox.put('second to 0', letter(0, 3));
    outbox.answer = ({ key }) => (key === 'first to 0' && outbox.time === 0 ? busy : sent);
    await drain(outbox);
    expect(outbox.log).toEqual(['0 first to 0', '0 to 1']);
    outbox.time = 1000;
    await drain(outbox);
    expect(outbox.log.slice(2)).toEqual(['1000 first to 0', '1000 second to 0']);
  });

  it('does not let a letter whose turn has passed hold up the ones behind it', async () => {
    const outbox = new FakeOutbox();
    outbox.put('old', letter(0, 1), 3_600_000);
    outbox.put('new', letter(0, 3));
    outbox.outdated.add('old');
    expect(nextWake(outbox)).toBe(0);
    await drain(outbox);
    expect(outbox.log).toEqual(['0 old', '0 new']);
  });

  it('repeats under the same key what a crash kept from being taken out', async () => {
    const outbox = new FakeOutbox();
    outbox.put('a', letter(0));
    const remove = outbox.remove.bind(outbox);
    outbox.remove = () => {
      throw new Error('the object dies');
    };
    await expect(drain(outbox)).rejects.toThrow('the object dies');
    outbox.remove = remove;
    await drain(outbox);
    expect(outbox.log).toEqual(['0 a', '0 a']);
    expect(outbox.rows).toEqual([]);
  });

  it('records the fate along with the removal', async () => {
    const outbox = new FakeOutbox();
    outbox.put('a', letter(0));
    outbox.answer = ({ key }) => ({ ok: true, fate: fate(key) });
    await drain(outbox);
    expect(outbox.fates).toEqual([fate('a')]);
  });

  it('keeps an update of the lists that was written anew while the older one was being delivered', async () => {
    const outbox = new FakeOutbox();
    outbox.put('readModel', { kind: 'readModel', seq: 5 });
    outbox.answer = ({ work }) => {
      if (work.kind === 'readModel' && work.seq === 5) {
        outbox.rows = [];
        outbox.put('readModel', { kind: 'readModel', seq: 6 });
      }
      return sent;
    };
    await drain(outbox);
    expect(outbox.log).toEqual(['0 readModel', '0 readModel']);
  });

  it('never gives an update of the lists up, and asks for it at least every ten minutes', async () => {
    const outbox = new FakeOutbox();
    outbox.put('readModel', { kind: 'readModel', seq: 5 });
    outbox.answer = () => busy;
    for (let attempt = 0; attempt < 30; attempt++) {
      await drain(outbox);
      const wake = nextWake(outbox) ?? Number.NaN;
      expect(wake - outbox.time).toBeLessThanOrEqual(600_000);
      outbox.time = wake;
    }
  });
});
