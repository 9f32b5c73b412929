/**
 * A seat that goes to a substitute: who is asked, what the clock and the log say, and what becomes of the old
 * player.
 */
import { exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { signLink } from '../../../../src/email/index.ts';
import { DAY, HOUR } from '../../../../src/worker/clock/units.ts';
import { verifyLog } from '../../../../src/worker/game/log/verify.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import { asAccountId } from '../../../../src/worker/game/model/ids.ts';
import { linksOf, ORIGIN, Visitor } from '../../../support/worker/browser.ts';
import { ALERT, PLAYERS } from '../../../support/worker/given.ts';
import { lettersTo, reply } from '../../../support/worker/mailbox.ts';
import { signIn } from '../../../support/worker/people.ts';
import { type Story, tell } from '../../../support/worker/story.ts';
import { begin, passTime, ring, stopTheClock, type Table } from '../../../support/worker/table.ts';

const propose = ({ state }: Story, seat: number): Command => ({
  type: 'offer',
  seat,
  ply: state.turns.length,
  offer: { kind: 'substitute' },
});
const accept = ({ state }: Story, seat: number): Command => ({
  type: 'acceptOffer',
  seat,
  ply: state.turns.length,
  kind: 'substitute',
});
const dora = asAccountId('dora');
const standIn = ({ state }: Story, seat: number, account = dora): Command => ({
  type: 'standIn',
  seat,
  seq: state.freed?.seq ?? -1,
  account,
  name: 'Dora',
  availability: ALERT,
});
const codeOf = (story: Story, command: Command): string => {
  const decided = story.ask(command);
  return decided.ok ? 'ok' : decided.error.code;
};

describe('a substitute', () => {
  it('comes when all who play have agreed, goes on from the position, and the log names both', () => {
    const story = tell('three-way-checkers', { clock: { terms: '3d/move' } });
    story.playsAny().until(71).does(propose(story, 1));
    expect(codeOf(story, standIn(story, 1))).toBe('SEAT_NOT_FREE');
    story.does(accept(story, 0)).does(accept(story, 2));
    expect(story.newest.at(-1)).toEqual({ type: 'seatFreed', seat: 1, ply: 1, of: 1 });
    expect(codeOf(story, standIn(story, 0))).toBe('SEAT_NOT_FREE');
    expect(codeOf(story, standIn(story, 1, PLAYERS[2]))).toBe('ALREADY_SEATED');
    const late = standIn(story, 1);
    story.does(late);
    expect(story.state.seats[1]).toMatchObject({
      account: dora,
      name: 'Dora',
      state: 'playing',
      before: [{ account: 'ben', name: 'Ben', until: 1 }],
    });
    expect(story.state.clock.running?.deadline).toBe(71 * HOUR + 12 * HOUR);
    expect(codeOf(story, late)).toBe('SEAT_NOT_FREE');
    story.playsAny().playsAny();
    expect(verifyLog(story.log)).toMatchObject({ ok: true });
  });

  it('is no more wanted once the seat has left', () => {
    const story = tell('three-way-checkers', { clock: { terms: '3d/move' } });
    story.does(propose(story, 0)).does(accept(story, 1)).does(accept(story, 2));
    const wanted = standIn(story, 0);
    story.until(73);
    expect(codeOf(story, wanted)).toBe('SEAT_NOT_FREE');
  });

  it('for who is out of time is agreed on by the others, and has time again', () => {
    const story = tell('three-way-checkers', { clock: { terms: '1d/move', isClaimable: true } });
    story.until(48).does(propose(story, 1));
    expect(codeOf(story, accept(story, 0))).toBe('NOT_ASKED');
    story.does(accept(story, 2)).does(standIn(story, 0));
    expect(story.state.clock.running).toMatchObject({ seat: 0, hasFallen: false });
    expect(story.state.clock.running?.deadline).toBe(2 * DAY + 12 * HOUR);
    story.playsAny();
    expect(verifyLog(story.log)).toMatchObject({ ok: true });
  });

  describe('for who was called', () => {
    const called = (): Story => {
      const story = tell('three-way-checkers');
      story.until(5).does({ type: 'offer', seat: 1, ply: 0, offer: { kind: 'call' } });
      story.does({ type: 'acceptOffer', seat: 2, ply: 0, kind: 'call' });
      story.does(propose(story, 1));
      expect(codeOf(story, accept(story, 0))).toBe('NOT_ASKED');
      story.does(accept(story, 2));
      expect(story.newest.at(-1)).toEqual({ type: 'seatFreed', seat: 1, ply: 0, of: 0 });
      return story;
    };

    it('comes only when the call has run out, with which nobody leaves', () => {
      const story = called();
      expect(codeOf(story, standIn(story, 0))).toBe('SEAT_NOT_FREE_YET');
      story.until(5 + 14 * 24 - 1);
      expect(codeOf(story, standIn(story, 0))).toBe('SEAT_NOT_FREE_YET');
      story.until(5 + 14 * 24);
      expect(story.newest).toEqual([{ type: 'timeRanOut', seat: 0, ply: 0 }]);
      story.until(5 + 20 * 24).does(standIn(story, 0));
      expect(story.state.clock.running).toMatchObject({ seat: 0, hasFallen: false, deadline: undefined });
      story.playsAny();
      expect(verifyLog(story.log)).toMatchObject({ ok: true });
    });

    it.each([
      ['before the call has run out', 10 * 24],
      ['later, before anybody has taken the seat', 30 * 24],
    ])('is no more wanted once they move, %s', (_, hour) => {
      const story = called();
      const wanted = standIn(story, 0);
      story.until(hour).playsAny();
      expect(codeOf(story, wanted)).toBe('SEAT_NOT_FREE');
      story.playsAny().playsAny();
      expect(story.state.seats[0]).toMatchObject({ account: 'ada', state: 'playing' });
      expect(verifyLog(story.log)).toMatchObject({ ok: true });
    });

    it('need not be found: the others may end the wait', () => {
      const story = called();
      story.until(5 + 15 * 24).does({ type: 'claimTime', seat: 2, ply: 0 });
      expect(story.state.seats[0]).toMatchObject({ state: 'left' });
      expect(verifyLog(story.log)).toMatchObject({ ok: true });
    });
  });

  it('has offered and accepted nothing', () => {
    const story = tell('threehex');
    story.does({ type: 'resign', seat: 2, ply: 0 });
    story.does({ type: 'acceptOffer', seat: 1, ply: 0, kind: 'resignation' });
    story.does(propose(story, 1)).does(accept(story, 0)).does(accept(story, 2)).does(standIn(story, 1));
    expect(story.state.offers).toMatchObject([{ kind: 'resignation', seat: 2, accepted: [] }]);
  });

  it('keeps their day off in their own zone', () => {
    const story = tell('three-crowns', { clock: { terms: '3d/move' } });
    story.does(propose(story, 0)).does(accept(story, 1));
    const away = {
      zone: 'Asia/Tokyo',
      vacation: [{ first: '1970-01-02', last: '1970-01-02' }],
      isAutomatic: false,
    };
    story.does({ ...standIn(story, 0), availability: away } as Command);
    expect(story.state.clock.running?.off).toEqual([{ start: 15 * HOUR, end: 39 * HOUR }]);
  });
});

describe('by mail and on pages', () => {
  beforeEach(stopTheClock);

  async function answer(table: Table, seat: number, text: string): Promise<string> {
    await ring(table.stub);
    const address = table.addresses[seat] ?? '';
    const to = (await lettersTo(address)).findLast(({ replyTo }) => replyTo)?.replyTo ?? '';
    await reply({ from: address, to, text });
    await ring(table.stub);
    return newest(address);
  }
  const newest = async (address: string): Promise<string> =>
    ((await lettersTo(address)).at(-1)?.text ?? '').replace(/\s+/g, ' ');

  it('the seat goes to who has the link; letters follow, and what the old player holds is void', async () => {
    const table = await begin('three-way-checkers', {}, { clock: { terms: '3d/move' } });
    const [ada = '', ben = ''] = table.addresses;
    await ring(table.stub);
    const oldTurn = (await lettersTo(ada)).at(-1);
    const oldPlay = linksOf(oldTurn?.text ?? '').find((path) => path.startsWith('/play/')) ?? '';
    expect(await answer(table, 0, 'substitute')).toContain('You have proposed that a substitute goes on.');
    expect(await newest(ben)).toContain('Ada proposes that the seat of Ada goes to a substitute');
    await answer(table, 1, 'accept');
    await answer(table, 2, 'accept');
    expect(await newest(ben)).not.toContain('/substitute/');
    const told = (await lettersTo(ada)).at(-1)?.text ?? '';
    const link = linksOf(told).find((path) => path.startsWith('/substitute/')) ?? '';
    expect(told.replace(/\s+/g, ' ')).toContain('All have agreed: your seat may go to a substitute.');

    const agreements = `${linksOf(told).find((path) => path.endsWith('/agreements')) ?? ''}`;
    const sent = await new Visitor().post(agreements, { do: 'invite', address: 'dora@example.test' });
    expect(sent.text).toContain('A letter with the link goes to dora@example.test.');
    const asked = (await lettersTo('dora@example.test')).at(-1)?.text ?? '';
    expect(asked.replace(/\s+/g, ' ')).toContain('Ada asks whether you take over a seat in a game of');
    expect(linksOf(asked)).toContain(link);
    expect((await new Visitor().post(agreements, { do: 'invite', address: 'nobody' })).status).toBe(409);

    const dora = new Visitor();
    await dora.post('/sign-in', { address: 'dora@example.test' });
    const signIn = linksOf((await lettersTo('dora@example.test')).at(-1)?.text ?? '');
    await dora.post(signIn.find((path) => path.startsWith('/sign-in/')) ?? '', { name: 'Dora' });
    expect((await dora.get(link)).text).toContain('You would go on for Ada');
    expect((await new Visitor().post(link, {})).location).toContain('/sign-in?next=');
    expect((await dora.post(link, {})).location).toBe(`/g/${table.id}`);
    expect((await dora.get(link)).text).toContain('No substitute is wanted here any more');
    await ring(table.stub);

    expect(await newest(ben)).toContain('Dora plays for Ada from now on.');
    expect(await newest('dora@example.test')).toContain('It is your turn');
    expect((await new Visitor().get(oldPlay)).status).toBe(404);
    const byProgram = await exports.default.fetch(`${ORIGIN}/api/games/${table.id}/moves`, {
      method: 'POST',
      headers: { authorization: `Bearer ${oldPlay.split('/')[2]}`, 'idempotency-key': 'one' },
      body: JSON.stringify({ ply: 0, move: 'd3-e4' }),
    });
    expect([byProgram.status, await byProgram.json()]).toMatchObject([401, { code: 'BAD_TOKEN' }]);
    const count = (await lettersTo('dora@example.test')).length;
    await reply({ from: ada, to: oldTurn?.replyTo ?? '', text: 'resign' });
    await ring(table.stub);
    expect((await lettersTo('dora@example.test')).length).toBe(count);
    const turn = (await lettersTo('dora@example.test')).at(-1);
    await reply({ from: 'dora@example.test', to: turn?.replyTo ?? '', text: 'board' });
    await ring(table.stub);
    expect((await lettersTo('dora@example.test')).length).toBe(count + 1);
    expect((await new Visitor().get(`/g/${table.id}`)).text).toContain('(after move 0 for');
  });

  it('who was called reads that the seat is given away, and how it is kept', async () => {
    const table = await begin('three-way-checkers');
    const [ada = ''] = table.addresses;
    for (const kind of ['call', 'substitute'] as const) {
      await table.ask({ type: 'offer', seat: 1, ply: 0, offer: { kind } });
      await table.ask({ type: 'acceptOffer', seat: 2, ply: 0, kind });
    }
    await ring(table.stub);
    expect(await newest(ada)).toMatch(
      /a substitute may take your seat if you have not moved by .*15 Jan 2090.*with a move you keep it/,
    );
    const told = (await lettersTo(table.addresses[1] ?? '')).at(-1)?.text ?? '';
    const link = linksOf(told).find((path) => path.startsWith('/substitute/')) ?? '';
    const dora = (await signIn('Dora')).browser;
    for (const early of [await dora.get(link), await dora.post(link, {})]) {
      expect(early.text).toContain('still has time to move, and then keeps it');
    }
    passTime(14 * DAY);
    await ring(table.stub);
    expect(await newest(ada)).toContain('Your time is up. You may still move');
    expect((await new Visitor().get(`/g/${table.id}`)).status).toBe(200);
    expect((await dora.post(link, {})).location).toBe(`/g/${table.id}`);
  });

  it('a link of another secret, of another seat or of an earlier proposal opens nothing', async () => {
    const table = await begin();
    const forged = signLink('another', { purpose: 'substitute', game: table.id, seat: 0, seq: 4 });
    expect((await new Visitor().get(`/substitute/${forged}`)).status).toBe(404);
  });
});
