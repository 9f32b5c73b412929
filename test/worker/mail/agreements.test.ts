/** Every agreement between players by mail alone: letters are found in the post office, and answered. */

import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../src/worker/clock/units.ts';
import { NOBODY } from '../../../src/worker/game/model/ids.ts';
import { lettersTo, reply } from '../../support/worker/mailbox.ts';
import { begin, passTime, ring, stopTheClock, successorOf, type Table } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

const clock = { terms: '3d/move' };

const addressOf = ({ addresses }: Table, seat: number): string => addresses[seat] ?? '';

/** Lets the post be delivered; the newest letter to a seat that can be answered. */
async function newest(table: Table, seat: number) {
  await ring(table.stub);
  const letter = (await lettersTo(addressOf(table, seat))).findLast(({ replyTo }) => replyTo !== undefined);
  if (!letter?.replyTo) throw new Error(`seat ${seat} has nothing to answer`);
  return { ...letter, replyTo: letter.replyTo };
}

/** Answers the newest letter to a seat. */
async function answer(table: Table, seat: number, text: string): Promise<void> {
  const { replyTo } = await newest(table, seat);
  await reply({ from: addressOf(table, seat), to: replyTo, text });
}

const newestText = async (table: Table, seat: number): Promise<string> => {
  await ring(table.stub);
  return ((await lettersTo(addressOf(table, seat))).at(-1)?.text ?? '').replace(/\s+/g, ' ');
};

/** Presses the button behind the link to `page` in the newest letter to a seat; the status of the answer. */
async function pressLink(table: Table, seat: number, page: string): Promise<number> {
  const link = new RegExp(`https?://\\S+/play/\\S+/${page}`).exec(await newestText(table, seat))?.[0] ?? '';
  const origin = new URL(link).origin;
  const init = { method: 'POST', headers: { origin }, redirect: 'manual' } as const;
  return (await exports.default.fetch(new Request(link, init))).status;
}

/** The reply address of the newest letter to a seat, to be answered once it is old. */
const addressNow = async (table: Table, seat: number): Promise<string> => (await newest(table, seat)).replyTo;

describe('by mail alone', () => {
  it('three players agree on a draw', async () => {
    const table = await begin('three-way-checkers');
    await answer(table, 0, 'draw');
    await answer(table, 1, 'Accept.');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing', offers: [{ accepted: [1] }] });
    await answer(table, 2, 'I accept the draw');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'over', outcome: { reason: 'AGREED' } });
    expect(await newestText(table, 0)).toContain('Draw between Ada, Ben and Cleo: agreed by all.');
  });

  it('a draw is declined, and the offerer told', async () => {
    const table = await begin();
    await answer(table, 0, 'draw');
    await answer(table, 1, 'decline');
    expect(await newestText(table, 0)).toContain('Ben declined the draw.');
  });

  it('a move is taken back, with the answer to it', async () => {
    const table = await begin();
    await answer(table, 0, 'f1-e2');
    await answer(table, 1, 'a3-b3');
    await answer(table, 0, 'takeback');
    expect(await newestText(table, 1)).toContain('Ada asks to take back f1-e2 and whatever came after it.');
    await answer(table, 1, 'accept');
    expect(await table.stub.snapshot()).toMatchObject({ toMove: 0, turns: [{}, {}, { backTo: 0 }] });
    await answer(table, 0, 'f1-e2');
    expect((await table.stub.snapshot())?.turns.at(-1)).toMatchObject({ move: 'f1-e2' });
  });

  it('a game is paused, and goes on earlier', async () => {
    const table = await begin('three-crowns', {}, { clock });
    await answer(table, 0, 'pause 14 days');
    await answer(table, 1, 'accept');
    expect((await table.stub.snapshot())?.clock.deadline).toBe(Date.now() + 17 * DAY);
    expect(await newestText(table, 0)).toContain('The game is paused until');
    passTime(DAY);
    await answer(table, 0, 'resume');
    await answer(table, 1, 'accept');
    expect((await table.stub.snapshot())?.clock.deadline).toBe(Date.now() + 3 * DAY);
  });

  it('time that is up is claimed', async () => {
    const table = await begin('three-crowns', {}, { clock: { ...clock, isClaimable: true } });
    await table.play('f1-e2');
    await ring(table.stub);
    const availability = { zone: 'UTC', vacation: [], isAutomatic: false };
    await table.ask({
      type: 'changeAvailability',
      account: table.accounts[1] ?? NOBODY,
      availability,
    });
    passTime(3 * DAY);
    expect(await newestText(table, 0)).toContain('Ben’s time is up.');
    await answer(table, 0, 'claim');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'over', outcome: { points: [1, 0] } });
  });

  it('a game is cancelled before its second move', async () => {
    const table = await begin();
    await answer(table, 0, 'f1-e2');
    await answer(table, 1, 'cancel');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing' });
    expect(await pressLink(table, 1, 'cancel')).toBe(303);
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'cancelled' });
  });

  it('an offer is taken back', async () => {
    const table = await begin();
    await answer(table, 0, 'draw');
    await answer(table, 0, 'withdraw');
    expect(await newestText(table, 1)).toContain('Ada withdrew the draw offer.');
    await answer(table, 1, 'accept');
    expect(await newestText(table, 1)).toContain('there is no offer now');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing', offers: [] });
  });

  it('words that answer no offer are told which is open, and the words that do', async () => {
    const table = await begin();
    await answer(table, 0, 'draw');
    await answer(table, 1, 'hmm no');
    const told = await newestText(table, 1);
    expect(told).toContain('An offer of a draw, made by Green, is open. Reply with “accept” or “decline”.');
    expect(told).toContain('/agreements');
    await answer(table, 1, 'decline');
    expect(await newestText(table, 0)).toContain('Ben declined the draw.');
  });

  it('whoever waits proposes and answers, too, from the first letter on', async () => {
    const table = await begin('three-crowns', {}, { clock });
    await answer(table, 1, 'pause 3 days');
    await answer(table, 0, 'accept');
    expect((await table.stub.snapshot())?.clock.deadline).toBe(Date.now() + 6 * DAY);
    expect((await newest(table, 1)).text).toContain('/agreements');
    await answer(table, 1, 'cancel');
    expect(await newestText(table, 1)).toContain('It has not been cancelled.');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing' });
  });

  it.each(['board', 'history', 'help'])('the letter that answers “%s” can be answered', async (word) => {
    const table = await begin();
    await answer(table, 1, word);
    expect((await newest(table, 1)).text).toContain('/agreements');
    await answer(table, 1, 'draw');
    expect(await table.stub.snapshot()).toMatchObject({ offers: [{ kind: 'draw', seat: 1 }] });
  });

  it('a move is asked back by an answer to an older letter', async () => {
    const table = await begin('three-way-checkers');
    const { replyTo } = await newest(table, 0);
    await reply({ from: addressOf(table, 0), to: replyTo, text: 'c1-d1' });
    await ring(table.stub);
    await answer(table, 1, 'f11-e9');
    expect(await table.stub.snapshot()).toMatchObject({ toMove: 2 });
    await reply({ from: addressOf(table, 0), to: replyTo, text: 'takeback' });
    expect(await table.stub.snapshot()).toMatchObject({ offers: [{ kind: 'takeback', backTo: 0 }] });
  });

  it('an offer is not answered by a letter that was written before it', async () => {
    const table = await begin('three-crowns', {}, { clock });
    const { replyTo } = await newest(table, 0);
    await table.play('f1-e2');
    await table.play('a3-b3');
    await table.ask({ type: 'offer', seat: 1, ply: 2, offer: { kind: 'draw' } });
    for (const text of ['accept', 'draw']) {
      await reply({ from: addressOf(table, 0), to: replyTo, text });
      expect(await newestText(table, 0)).toContain('It was made after the letter you answered');
      expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing' });
    }
    await answer(table, 0, 'accept');
    expect(await table.stub.snapshot()).toMatchObject({ outcome: { reason: 'AGREED' } });
  });

  it('several offers are told apart', async () => {
    const table = await begin('three-crowns', {}, { clock });
    await answer(table, 0, 'draw');
    await answer(table, 0, 'pause');
    await answer(table, 1, 'accept');
    expect(await newestText(table, 1)).toContain('“accept draw” or “accept pause”');
    await answer(table, 1, 'accept pause');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing', offers: [{ kind: 'draw' }] });
  });

  it('a rematch begins when the other asks for it, too, the seats rotated', async () => {
    const table = await begin('three-crowns', {}, { clock });
    await table.ask({ type: 'resign', seat: 0, ply: 0 });
    await answer(table, 1, 'rematch');
    await ring(table.stub);
    const next = env.GAMES.getByName(successorOf(table.id));
    expect(await next.snapshot()).toMatchObject({
      phase: 'inviting',
      clock,
      seats: [{ name: 'Ben' }, { account: table.accounts[0], state: 'invited' }],
    });
    await answer(table, 0, 'rematch');
    await ring(table.stub);
    expect(await next.snapshot()).toMatchObject({
      phase: 'playing',
      seats: [{ name: 'Ben' }, { name: 'Ada' }],
    });
  });

  it('nothing is done for a sender who is not proven; the seat gets a link', async () => {
    const table = await begin();
    const { replyTo } = await newest(table, 0);
    await reply({ from: 'mallory@elsewhere.test', to: replyTo, text: 'draw' });
    expect(await table.stub.snapshot()).toMatchObject({ offers: [] });
    expect(await newestText(table, 0)).toMatch(
      /“draw” was asked for by mail, but was not done\..*\/agreements/,
    );
  });
});

describe('a command by mail holds for the letter that it answers', () => {
  const claimable = { terms: '3d/move', isClaimable: true } as const;

  async function noVacation(table: Table, seat: number): Promise<void> {
    const availability = { zone: 'UTC', vacation: [], isAutomatic: false };
    await table.ask({ type: 'changeAvailability', account: table.accounts[seat] ?? NOBODY, availability });
  }

  it('a claim never throws out whoever is late later', async () => {
    const table = await begin('three-way-checkers', {}, { clock: claimable });
    for (const seat of [0, 1, 2]) await noVacation(table, seat);
    await table.play('c1-d1');
    passTime(3 * DAY);
    await ring(table.stub);
    expect(await newestText(table, 0)).toContain('Ben’s time is up.');
    const aboutBen = await addressNow(table, 0);
    await table.play('f11-e9');
    passTime(3 * DAY);
    await ring(table.stub);
    await reply({ from: addressOf(table, 0), to: aboutBen, text: 'claim' });
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing', playing: [0, 1, 2] });
    const told = await newestText(table, 0);
    expect(told).toContain('Your “claim” answered a letter about move 2; the game is at move 3 now');
    await answer(table, 0, 'claim');
    expect(await table.stub.snapshot()).toMatchObject({ playing: [0, 1] });
  });

  it('a takeback that comes twice asks once, and takes one move back', async () => {
    const table = await begin();
    await answer(table, 0, 'f1-e2');
    await answer(table, 1, 'a3-b3');
    const first = await addressNow(table, 0);
    await reply({ from: addressOf(table, 0), to: first, text: 'e2-f3' });
    for (const _ of ['first', 'again'])
      await reply({ from: addressOf(table, 0), to: first, text: 'takeback' });
    await answer(table, 1, 'accept');
    await reply({ from: addressOf(table, 0), to: first, text: 'undo' });
    const { turns, offers } = (await table.stub.snapshot()) ?? {};
    expect(turns?.filter(({ backTo }) => backTo !== undefined)).toMatchObject([{ backTo: 2 }]);
    expect(offers).toEqual([]);
    expect(await newestText(table, 0)).toContain('has already been taken back');
  });

  it.each(['draw', 'pause 3 days'])(
    '“%s” is not offered in a position that its sender has not seen',
    async (text) => {
      const table = await begin('three-crowns', {}, { clock });
      const old = await addressNow(table, 0);
      await answer(table, 0, 'f1-e2');
      await answer(table, 1, 'a3-b3');
      await reply({ from: addressOf(table, 0), to: old, text });
      expect(await table.stub.snapshot()).toMatchObject({ offers: [] });
      expect(await newestText(table, 0)).toContain('the game is at move 3 now, so nothing was done');
    },
  );

  it('the answer to an offer that was withdrawn is none to the next one', async () => {
    const table = await begin('three-crowns', {}, { clock });
    await answer(table, 0, 'draw');
    const aboutDraw = await addressNow(table, 1);
    await answer(table, 0, 'withdraw');
    await answer(table, 0, 'pause');
    await reply({ from: addressOf(table, 1), to: aboutDraw, text: 'accept' });
    expect(await table.stub.snapshot()).toMatchObject({ offers: [{ kind: 'pause', accepted: [] }] });
    expect((await table.stub.snapshot())?.clock.clock.pausedUntil).toBeUndefined();
  });

  it('“resign” resigns in answer to the letter that asks, and only for its move', async () => {
    const table = await begin();
    await answer(table, 0, 'resign');
    const asking = await addressNow(table, 0);
    expect(await newestText(table, 0)).toContain('To resign, reply to this letter with the word “resign”');
    await reply({ from: 'mallory@elsewhere.test', to: asking, text: 'resign' });
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing' });
    await answer(table, 0, 'f1-e2');
    await reply({ from: addressOf(table, 0), to: asking, text: 'resign' });
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing' });
    await answer(table, 1, 'resign');
    await answer(table, 1, 'Resign.');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'over', outcome: { points: [1, 0] } });
  });
});
