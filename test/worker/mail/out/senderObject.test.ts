import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../../src/worker/clock/units.ts';
import { RATE, WINDOW } from '../../../../src/worker/mail/out/gate.ts';
import { passTime, stopTheClock } from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

const sender = () => env.SENDER.getByName('all');
const ask = (who: string) => sender().ask({ who, lane: 'game' });

describe('the sender object', () => {
  it('counts the requests of all games together', async () => {
    for (let game = 0; game < RATE; game++) expect(await ask(`game ${game}`)).toBe(0);
    expect(await ask('one more')).toBe(WINDOW);
    passTime(WINDOW);
    expect(await ask('one more')).toBe(0);
  });

  it('remembers, when it dies, what it has let pass and how long it is shut', async () => {
    for (let game = 0; game < RATE; game++) await ask(`game ${game}`);
    await evictDurableObject(sender());
    expect(await ask('one more')).toBe(WINDOW);
    await sender().close(20_000);
    await evictDurableObject(sender());
    expect(await ask('one more')).toBe(20_000);
  });

  it('heeds no pause of years', async () => {
    await sender().close(57 * 365 * DAY);
    expect(await ask('a game')).toBe(HOUR);
  });
});
