/** The policy of offers, and every agreement carried out by commands. */

import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../../src/worker/clock/units.ts';
import type { GameObject } from '../../../../src/worker/game/gameObject.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import { NOBODY } from '../../../../src/worker/game/model/ids.ts';
import {
  OFFER_KINDS,
  type Offer,
  type OfferKind,
  type Proposal,
} from '../../../../src/worker/game/offers/kinds.ts';
import {
  acceptable,
  afterHappening,
  considerProposal,
  type Happening,
  isComplete,
} from '../../../../src/worker/game/offers/policy.ts';
import { type Given, givenGame } from '../../../support/worker/given.ts';
import {
  begin,
  invite,
  lettersSent,
  newestLetter,
  passTime,
  ring,
  stopTheClock,
} from '../../../support/worker/table.ts';

const PROPOSALS: Readonly<Record<OfferKind, Proposal>> = {
  draw: { kind: 'draw' },
  takeback: { kind: 'takeback', backTo: 0 },
  pause: { kind: 'pause', days: 7 },
  resume: { kind: 'resume' },
  gift: { kind: 'gift', days: 3, to: 2 },
  call: { kind: 'call', of: 2 },
  conclude: { kind: 'conclude' },
  substitute: { kind: 'substitute', of: 0 },
  resignation: { kind: 'resignation' },
};

const offered = (kind: OfferKind, seat = 0, isClosed = false): Offer => ({
  ...PROPOSALS[kind],
  seat,
  ply: 3,
  seq: 7,
  accepted: [],
  isClosed,
});
const all = OFFER_KINDS.map((kind) => offered(kind));
const closed = OFFER_KINDS.map((kind) => offered(kind, 0, true));

describe('of offers by seat 0', () => {
  it.each<[string, readonly Offer[], Happening, readonly OfferKind[]]>([
    [
      'another’s turn',
      all,
      { what: 'turn', toMove: 1 },
      ['draw', 'pause', 'resume', 'conclude', 'substitute', 'resignation'],
    ],
    ['the offerer’s turn', all, { what: 'turn', toMove: 0 }, ['substitute', 'resignation']],
    [
      'another’s turn, when closed',
      closed,
      { what: 'turn', toMove: 1 },
      ['draw', 'pause', 'resume', 'conclude', 'substitute', 'resignation'],
    ],
    ['the offerer’s turn, when closed', closed, { what: 'turn', toMove: 0 }, []],
    ['a takeback', all, { what: 'takenBack' }, ['pause', 'resume', 'conclude', 'substitute', 'resignation']],
    ['a pause', all, { what: 'paused' }, OFFER_KINDS.filter((kind) => kind !== 'pause')],
    ['the end of a pause', all, { what: 'pauseEnded' }, OFFER_KINDS.filter((kind) => kind !== 'resume')],
    ['another’s leaving', all, { what: 'left', seat: 1 }, ['resignation']],
    ['the offerer’s leaving', all, { what: 'left', seat: 0 }, []],
    ['the end', all, { what: 'ended' }, []],
  ])('%s leaves', (_, offers, happening, kept) => {
    expect(afterHappening(offers, happening).map(({ kind }) => kind)).toEqual(kept);
  });

  it.each<[string, readonly Offer[], OfferKind, number, unknown]>([
    ['a first one', [], 'draw', 1, 'offer'],
    ['the same by another', [offered('draw')], 'draw', 1, 'acceptance'],
    ['the same by oneself', [offered('draw')], 'draw', 0, 'OFFER_STANDS'],
    ['another’s takeback', [offered('takeback')], 'takeback', 1, 'OFFER_STANDS'],
    ['another’s pause', [offered('pause')], 'pause', 1, 'OFFER_STANDS'],
    ['one that was declined', [offered('draw', 0, true)], 'draw', 0, 'OFFER_CLOSED'],
    ['what another was declined', [offered('draw', 0, true)], 'draw', 1, 'offer'],
    ['another kind', [offered('draw')], 'takeback', 0, 'offer'],
  ])('a proposal of %s amounts to', (_, offers, kind, seat, expected) => {
    const considered = considerProposal(offers, kind, seat);
    expect(considered.ok ? considered.value : considered.error.code).toBe(expected);
  });

  it.each<[string, Offer, number, number, unknown]>([
    ['another', offered('draw'), 1, 3, true],
    ['the offerer', offered('draw'), 0, 3, 'OWN_OFFER'],
    ['who has accepted', { ...offered('draw'), accepted: [1] }, 1, 3, 'ALREADY_ACCEPTED'],
    ['who saw an earlier position only', offered('draw'), 1, 2, 'NO_SUCH_OFFER'],
    ['whom it is about', offered('call'), 2, 3, 'NOT_ASKED'],
    ['anybody, once it is closed', offered('draw', 0, true), 1, 3, 'NO_SUCH_OFFER'],
  ])('may be accepted by %s:', (_, offer, seat, latest, expected) => {
    const answer = acceptable([offer], { kind: offer.kind, latest }, seat);
    expect(answer.ok || answer.error.code).toBe(expected);
  });

  it('all others must accept, but those who left', () => {
    expect(isComplete(offered('draw'), 1, [0, 1, 2])).toBe(false);
    expect(isComplete({ ...offered('draw'), accepted: [2] }, 1, [0, 1, 2])).toBe(true);
    expect(isComplete(offered('draw'), 1, [0, 1])).toBe(true);
  });
});

const clock = { terms: '3d/move' };
const by = (seat: number, ply: number) => ({
  offer: (kind: 'draw' | 'takeback' | 'resume'): Command => ({ type: 'offer', seat, ply, offer: { kind } }),
  pause: (days: number): Command => ({ type: 'offer', seat, ply, offer: { kind: 'pause', days } }),
  accept: (kind: OfferKind): Command => ({ type: 'acceptOffer', seat, ply, kind }),
  close: (kind: OfferKind): Command => ({ type: 'closeOffer', seat, ply, kind }),
});

describe('among all who play', () => {
  it('a draw of three needs both others, and shares what the game is worth', () => {
    const asked = givenGame('threehex').and(by(0, 0).offer('draw'), by(2, 0).accept('draw'));
    expect(asked.state).toMatchObject({ phase: 'playing', offers: [{ accepted: [2] }] });
    expect(asked.and(by(1, 0).offer('draw')).state).toMatchObject({
      phase: 'over',
      standing: { outcome: { points: [0.5, 0.5, 0.5], reason: 'AGREED' } },
      offers: [],
    });
  });

  it('who accepts by the button of one offer does not accept another of its kind', () => {
    const first = givenGame('three-way-checkers', { clock }).and(by(0, 0).pause(3));
    const second = first.and(by(0, 0).close('pause'), by(1, 0).pause(30));
    const accept = ({ state }: Given): Command => ({
      type: 'acceptOffer',
      seat: 2,
      ply: 0,
      kind: 'pause',
      seq: state.offers.at(-1)?.seq ?? -1,
    });
    second.when(accept(first)).thenRefused({ code: 'NO_SUCH_OFFER', kind: 'pause' });
    second.when(accept(second)).thenHappens({ type: 'offerAccepted', seat: 2, ply: 0, kind: 'pause' });
  });

  it.each([Number.NaN, 0.5, 1.5, 0, -1, Number.POSITIVE_INFINITY])(
    'a pause of %d days is refused',
    (days) => {
      givenGame('three-crowns', { clock })
        .when(by(0, 0).pause(days))
        .thenRefused({ code: 'PAUSE_NOT_WHOLE_DAYS', most: 30 });
    },
  );

  it('a pause of more than 30 days is refused', () => {
    givenGame('three-crowns', { clock })
      .when(by(1, 0).pause(31))
      .thenRefused({ code: 'PAUSE_TOO_LONG', most: 30 * DAY });
  });

  it('a pause ends earlier when all agree', () => {
    const playing = givenGame('three-crowns', { clock });
    playing.when(by(0, 0).offer('resume')).thenRefused({ code: 'NOT_PAUSED' });
    const resumed = playing
      .and(by(0, 0).pause(10), by(1, 0).accept('pause'))
      .until(DAY)
      .and(by(0, 0).offer('resume'), by(1, 0).accept('resume'));
    expect(resumed.state.clock.running?.deadline).toBe(4 * DAY);
  });

  it('resigning among three of ThreeHex is offered, and stands through moves', () => {
    const asked = givenGame('threehex').and(
      { type: 'resign', seat: 0, ply: 0 },
      by(1, 0).accept('resignation'),
    );
    expect(asked.state).toMatchObject({ phase: 'playing' });
    expect(asked.played('44-22').and(by(2, 1).accept('resignation')).state).toMatchObject({
      phase: 'over',
      standing: { outcome: { points: [0, 0.75, 0.75] } },
      seats: [{ state: 'left' }, { state: 'playing' }, { state: 'playing' }],
    });
  });

  it('either cancels after a takeback as if the move had not been played', () => {
    givenGame('three-crowns', { isNextTold: false })
      .played('f1-e2')
      .and(by(0, 1).offer('takeback'))
      .when({ type: 'cancelGame', seat: 1, ply: 2 })
      .thenHappens({ type: 'gameCancelled', seat: 1, ply: 2 });
  });
});

describe('between players', () => {
  beforeEach(stopTheClock);

  it('an offer is told to the others, its refusal to the offerer, and it cannot be repeated in the turn', async () => {
    const table = await begin('three-crowns');
    await ring(table.stub);
    await table.ask(by(0, 0).offer('draw'));
    await ring(table.stub);
    expect((await newestLetter(table.addresses[1] ?? '')).text).toContain('Ada offers a draw.');
    await table.ask(by(1, 0).close('draw'));
    await ring(table.stub);
    expect((await newestLetter(table.addresses[0] ?? '')).text).toContain('Ben declined the draw.');
    expect(await table.ask(by(0, 0).offer('draw'))).toMatchObject({ error: { code: 'OFFER_CLOSED' } });
    await table.play('f1-e2');
    await table.play('a3-b3');
    expect(await table.ask(by(0, 2).offer('draw'))).toMatchObject({ ok: true });
  });

  it('a takeback brings position and clocks back, under a ply of its own', async () => {
    const table = await begin('three-crowns', {}, { clock });
    passTime(DAY);
    await table.play('f1-e2');
    const before = await table.stub.snapshot();
    await ring(table.stub);
    passTime(2 * DAY);
    expect(await table.ask(by(0, 1).offer('takeback'))).toMatchObject({ ok: true });
    expect(await table.ask(by(1, 1).accept('takeback'))).toMatchObject({ ok: true, value: { ply: 2 } });
    const after = await table.stub.snapshot();
    expect(after).toMatchObject({ toMove: 0, turns: [{}, { backTo: 0, seat: 0 }] });
    expect(after?.clock.clock.remaining).toEqual([2 * DAY, 3 * DAY]);
    expect(before?.clock.clock.remaining).toEqual([3 * DAY, 3 * DAY]);
    await ring(table.stub);
    expect((await lettersSent(table)).slice(-2)).toEqual(['yourTurn:0:2', 'news:1:2:8']);
    expect(await table.ask({ type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' })).toMatchObject({
      error: { code: 'STALE_PLY' },
    });
    expect(await table.play('f1-e2')).toMatchObject({ ok: true, value: { ply: 3 } });
  });

  it.each([
    ['freely', false],
    ['by consent', true],
  ])('who takes a move back %s, played in the last minutes, has at least 12 hours', async (_, isTold) => {
    const table = await begin('three-crowns', {}, { clock: { terms: '1d/move', isClaimable: true } });
    await ring(table.stub);
    passTime(DAY - MINUTE);
    await table.play('f1-e2');
    if (isTold) await ring(table.stub);
    expect((await table.stub.snapshot())?.takebackTimes[0]?.left).toBe(DAY / 2);
    await table.ask(by(0, 1).offer('takeback'));
    if (isTold) {
      await ring(table.stub);
      const text = (await newestLetter(table.addresses[1] ?? '')).text.replaceAll(/\s+/g, ' ');
      expect(text).toContain(
        'Ada would then have 12 hours: if all agree now, until Mon 2 Jan 2090, 23:59 UTC.',
      );
      expect(text).toContain('It stands until the next move.');
      passTime(MINUTE);
      await table.ask(by(1, 1).accept('takeback'));
    }
    const { clock: after } = (await table.stub.snapshot()) ?? {};
    expect(after?.deadline).toBe(Date.now() + DAY / 2);
  });

  it.each([
    ['at once', 5 * MINUTE, false, 'playing again'],
    ['when the next player was told', 5 * MINUTE, true, 'asking'],
    ['after ten minutes', 11 * MINUTE, false, 'asking'],
  ])('a fresh move is taken back %s', async (_, wait, isTold, expected) => {
    const table = await begin('three-crowns');
    await ring(table.stub);
    await table.play('f1-e2');
    if (isTold) await ring(table.stub);
    passTime(wait);
    await table.ask(by(0, 1).offer('takeback'));
    const snapshot = await table.stub.snapshot();
    expect(snapshot?.turns.length === 2 ? 'playing again' : 'asking').toBe(expected);
    await ring(table.stub);
    const toBen = (await lettersSent(table)).filter((key) => key.startsWith('yourTurn:1'));
    expect(toBen).toHaveLength(expected === 'playing again' ? 0 : 1);
  });

  it('a fresh move is not taken back freely while the letter that tells it is being sent', async () => {
    const table = await begin('three-crowns');
    await ring(table.stub);
    await table.play('f1-e2');
    await runInDurableObject(table.stub, (_: GameObject, { storage }) => {
      storage.sql.exec('UPDATE outbox SET tried = ? WHERE key = ?', Date.now(), `${table.id}:yourTurn:1:1`);
    });
    await evictDurableObject(table.stub);
    await table.ask(by(0, 1).offer('takeback'));
    expect(await table.stub.snapshot()).toMatchObject({ turns: [{ move: 'f1-e2' }], offers: [{}] });
  });

  it('a pause stops the clock, ends by itself, and all are told', async () => {
    const table = await begin('three-crowns', {}, { clock });
    await table.ask(by(1, 0).pause(30));
    expect(await table.ask(by(0, 0).accept('pause'))).toMatchObject({ ok: true });
    expect((await table.stub.snapshot())?.clock.deadline).toBe(Date.now() + 33 * DAY);
    passTime(30 * DAY);
    await ring(table.stub);
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing', clock: { clock: {} } });
    expect((await table.stub.snapshot())?.clock.clock.pausedUntil).toBeUndefined();
    expect((await newestLetter(table.addresses[1] ?? '')).text).toContain('The pause has ended');
  });

  it('either cancels before the second move, and not after it', async () => {
    const table = await begin('three-crowns');
    await table.play('f1-e2');
    const other = await begin('three-crowns');
    await other.play('f1-e2');
    await other.play('a3-b3');
    expect(await other.ask({ type: 'cancelGame', seat: 0, ply: 2 })).toMatchObject({
      error: { code: 'TOO_LATE_TO_CANCEL' },
    });
    await table.ask({ type: 'cancelGame', seat: 0, ply: 1 });
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'cancelled', outcome: undefined });
    await ring(table.stub);
    expect((await newestLetter(table.addresses[1] ?? '')).text).toContain('Ada has cancelled');
    const late: Command = { type: 'playMove', seat: 1, ply: 1, text: 'a3-b3' };
    expect(await table.ask(late)).toMatchObject({ error: { code: 'GAME_CANCELLED' } });
  });

  it('an invitation lapses after two weeks, and everybody is told', async () => {
    const table = await invite('three-crowns');
    await ring(table.stub);
    passTime(14 * DAY);
    await ring(table.stub);
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'lapsed' });
    expect((await lettersSent(table)).slice(-2)).toEqual(['news:0:0:3', 'news:1:0:3']);
    const late: Command = {
      type: 'takeSeat',
      seat: 1,
      account: table.accounts[1] ?? NOBODY,
      name: 'Ben',
    };
    expect(await table.ask(late)).toMatchObject({ error: { code: 'GAME_LAPSED' } });
  });
});
