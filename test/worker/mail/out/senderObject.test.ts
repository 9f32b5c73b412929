import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../../src/worker/clock/units.ts';
import type { SenderObject } from '../../../../src/worker/mail/out/senderObject.ts';
import { passTime, stopTheClock } from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

const sender = () => env.SENDER.getByName('all');
const ask = () => sender().ask({ lane: 'game' });

/** The waits of so many letters that come at once. */
async function waitsOf(letters: number): Promise<readonly number[]> {
  const waits: number[] = [];
  for (let letter = 0; letter < letters; letter++) waits.push(await ask());
  return waits;
}

describe('the sender object', () => {
  it('gives the games together so many slots a second, each once', async () => {
    const waits = await waitsOf(12);
    expect(new Set(waits).size).toBe(12);
    expect(waits.filter((wait) => wait < SECOND).length).toBeLessThanOrEqual(5);
    expect(waits.at(-1)).toBeLessThan(4 * SECOND);
  });

  it('gives no slot again after it has died, and stays shut', async () => {
    const last = Math.max(...(await waitsOf(12)));
    await evictDurableObject(sender());
    expect(await ask()).toBeGreaterThan(last);
    await sender().close(20_000);
    await evictDurableObject(sender());
    expect(await ask()).toBeGreaterThanOrEqual(20_000);
  });

  it('writes far fewer rows than it gives slots', async () => {
    await ask();
    const written = await runInDurableObject(sender(), (object: SenderObject, { storage }) => {
      let puts = 0;
      const put = storage.kv.put.bind(storage.kv);
      storage.kv.put = (...entry) => {
        puts++;
        put(...entry);
      };
      for (let letter = 0; letter < 100; letter++) object.ask({ lane: 'game' });
      return puts;
    });
    expect(written).toBeLessThan(20);
  });

  it('heeds no pause of years', async () => {
    await sender().close(57 * 365 * DAY);
    expect(await ask()).toBeLessThanOrEqual(HOUR + SECOND);
  });

  describe('with a budget of 100 letters a day', () => {
    beforeEach(() => {
      (env as { MAIL_DAILY_BUDGET?: string }).MAIL_DAILY_BUDGET = '100';
    });
    afterEach(() => {
      delete (env as { MAIL_DAILY_BUDGET?: string }).MAIL_DAILY_BUDGET;
    });

    /** Asks one by one, with pauses in which the object is forgotten; how many may leave within the hour. */
    async function leavingSlowly(account: string): Promise<number> {
      const limited = env.SENDER.getByName(account);
      let leaving = 0;
      for (let letter = 0; letter < 85; letter++) {
        if ((await limited.ask({ lane: 'game' })) < HOUR) leaving++;
        await evictDurableObject(limited);
        passTime(MINUTE);
      }
      return leaving;
    }

    it('lets eighty letters of games leave, also where they come one by one', async () => {
      expect(await leavingSlowly('slow')).toBe(80);
    });

    it('lets as many leave after the provider has refused some', async () => {
      const refused = env.SENDER.getByName('refused');
      for (let times = 0; times < 30; times++) {
        await refused.ask({ lane: 'game' });
        await refused.stop('restricted_api_key');
        passTime(4 * MINUTE);
      }
      await refused.open();
      expect(await leavingSlowly('refused')).toBe(80);
    });
  });
});
