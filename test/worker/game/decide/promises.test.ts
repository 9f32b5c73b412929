/** What is promised about time: pauses, days of vacation, and how long anybody waits. */
import { describe, expect, it } from 'vitest';
import { remainingAt } from '../../../../src/worker/clock/clock.ts';
import { DAY, HOUR } from '../../../../src/worker/clock/units.ts';
import { verifyLog } from '../../../../src/worker/game/log/verify.ts';
import type { Availability } from '../../../../src/worker/game/model/availability.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import { EDITIONS, type Promises } from '../../../../src/worker/game/model/promises.ts';
import { ALERT, PLAYERS } from '../../../support/worker/given.ts';
import { type Story, tell } from '../../../support/worker/story.ts';

const offer = (story: Story, seat: number, asked: Extract<Command, { type: 'offer' }>['offer']): Command => ({
  type: 'offer',
  seat,
  ply: story.state.turns.length,
  offer: asked,
});
const accept = (story: Story, seat: number, kind: 'pause'): Command => ({
  type: 'acceptOffer',
  seat,
  ply: story.state.turns.length,
  kind,
});

describe('in a pause', () => {
  const paused = (terms: string, promises?: Promises) => {
    const story = tell('three-crowns', { clock: { terms }, ...(promises && { promises }) });
    story.until(6);
    return story.does(offer(story, 0, { kind: 'pause', days: 3 })).does(accept(story, 1, 'pause'));
  };

  it('moves bring no increment, and the log proves it', () => {
    const story = paused('1d+12h/move,max9d');
    for (let move = 0; move < 8; move++) story.until(8).playsAny();
    expect(story.state.clock.remaining).toEqual([18 * HOUR, DAY]);
    story.until(3 * 24 + 6 + 1).playsAny();
    expect(story.state.clock.remaining[0]).toBe((18 - 1 + 12) * HOUR);
    expect(verifyLog(story.log)).toMatchObject({ ok: true, value: { otherZones: [] } });
  });

  it('a move is still followed by the whole time of the next, where that is the clock', () => {
    expect(paused('1d/move').playsAny().state.clock.remaining).toEqual([DAY, DAY]);
  });

  it('they did when the log was written: it is still proved', () => {
    const story = paused('1d+12h/move,max9d', EDITIONS[1]);
    for (let move = 0; move < 4; move++) story.until(8).playsAny();
    expect(story.state.clock.remaining).toEqual([42 * HOUR, 48 * HOUR]);
    expect(verifyLog(story.log)).toMatchObject({ ok: true, value: { otherZones: [] } });
  });
});

describe('a day of vacation', () => {
  const terms = { terms: '1d/move' };
  const on = (date: string, zone: string): Availability => ({
    zone,
    vacation: [{ first: date, last: date }],
    isAutomatic: false,
  });
  const goTo = (zone: string): Command => ({
    type: 'changeAvailability',
    account: PLAYERS[0] ?? ('' as never),
    availability: on('2027-03-10', zone),
  });
  /**
   * How much of the clock stood still for Ada from the 8th to the 14th, who was always to move or about to.
   */
  const stoodStill = (from: string, to: string, hours: readonly number[], change: number): number => {
    const story = tell('three-crowns', {
      clock: { terms: '30d+0h/move,max30d' },
      availability: [on('2027-03-10', from)],
      begin: Date.parse('2027-03-08T00:00Z'),
    });
    let changed = false;
    for (const hour of hours) {
      if (!changed && hour >= change) {
        story.until(change).does(goTo(to));
        changed = true;
      }
      story.until(hour).playsAny().playsAny();
    }
    const end = 6 * 24;
    story.until(end);
    const left = remainingAt(story.state.clock, 0, Date.parse('2027-03-08T00:00Z') + end * HOUR) ?? 0;
    return end - (30 * DAY - left) / HOUR;
  };
  const often = Array.from({ length: 12 }, (_, index) => 9 * index + 1);

  it.each([
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
    ['Europe/Berlin', 'Asia/Tokyo'],
    ['Asia/Tokyo', 'America/New_York'],
  ])('is one day from %s to %s, whenever the zone is changed', (from, to) => {
    for (const change of [34, 47, 59, 71]) {
      expect([change, stoodStill(from, to, often, change)]).toEqual([change, 24]);
    }
  });

  it('is none in a game without vacation, announced or automatic', () => {
    const availability = { ...on('1970-01-01', 'UTC'), isAutomatic: true };
    const story = tell('three-crowns', {
      clock: { ...terms, noVacation: true },
      availability: [availability],
    });
    expect(story.until(23).state.clock.running?.deadline).toBe(DAY);
    story.does({
      type: 'changeAvailability',
      account: PLAYERS[0] ?? ('' as never),
      availability: { ...availability, vacation: [{ first: '1970-01-01', last: '1970-01-09' }] },
    });
    expect(story.until(24).happened).toEqual(['habitsChanged', 'timeLost', 'gameEnded']);
    expect(verifyLog(story.log)).toMatchObject({ ok: true });
  });
});

describe('of a vanished player', () => {
  const idle: Availability = { ...ALERT, isAutomatic: true };

  it('seven days are taken automatically in a row, and no eighth', () => {
    const story = tell('three-crowns', { clock: { terms: '1d/move' }, availability: [idle, idle] });
    story.until(24 * 60);
    expect(story.happened).toEqual([...Array(7).fill('vacationTaken'), 'timeLost', 'gameEnded']);
    expect(story.state.endedAt).toBe(8 * DAY);
    expect(verifyLog(story.log)).toMatchObject({ ok: true });
  });

  it('a sign of life begins another row', () => {
    const story = tell('three-crowns', { clock: { terms: '1d/move' }, availability: [idle, idle] });
    story.until(24 * 5).does({ type: 'writeNote', seat: 0, text: 'Back soon.' });
    story.until(24 * 60);
    expect(story.happened.filter((type) => type === 'vacationTaken')).toHaveLength(5 + 7);
  });
});
