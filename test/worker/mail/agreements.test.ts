/** Every agreement between players by mail alone: letters are found in the post office, and answered. */

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../src/worker/clock/units.ts';
import { NOBODY } from '../../../src/worker/game/model/ids.ts';
import { successorOf } from '../../../src/worker/game/outbox/successor.ts';
import { lettersTo, reply } from '../../support/worker/mailbox.ts';
import { begin, passTime, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

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
    expect(await newestText(table, 0)).toContain('The offer of a draw is off the table: Ben said no.');
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
    expect(await newestText(table, 0)).toContain('The time of Ben is up.');
    await answer(table, 0, 'claim');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'over', outcome: { points: [1, 0] } });
  });

  it('a game is cancelled before its second move', async () => {
    const table = await begin();
    await answer(table, 0, 'f1-e2');
    await answer(table, 1, 'cancel');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'cancelled' });
  });

  it('an offer is taken back', async () => {
    const table = await begin();
    await answer(table, 0, 'draw');
    await answer(table, 0, 'withdraw');
    await answer(table, 1, 'accept');
    expect(await newestText(table, 1)).toContain('nothing is offered now');
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
    expect(await newestText(table, 0)).toContain('The offer of a draw is off the table: Ben said no.');
  });

  it('whoever waits proposes and answers, too, from the first letter on', async () => {
    const table = await begin('three-crowns', {}, { clock });
    await answer(table, 1, 'pause 3 days');
    await answer(table, 0, 'accept');
    expect((await table.stub.snapshot())?.clock.deadline).toBe(Date.now() + 6 * DAY);
    expect((await newest(table, 1)).text).toContain('/agreements');
    await answer(table, 1, 'cancel');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'cancelled' });
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
      expect(await newestText(table, 0)).toContain('It was made after the letter that you answered');
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
    expect(await newestText(table, 0)).toMatch(/“draw” was asked for by mail, and not done\..*\/agreements/);
  });
});
