/** Seats that anybody may take, and the watch link of a private game. */

import { expect, it } from 'vitest';
import { asRulesId } from '../../../src/rules/index.ts';
import { evolve } from '../../../src/worker/game/evolve/evolve.ts';
import { lettersAfter } from '../../../src/worker/game/letters/react.ts';
import { decodeEvent, encodeEvent } from '../../../src/worker/game/log/codec.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import { asAccountId, asGameId } from '../../../src/worker/game/model/ids.ts';
import type { GameRefusal } from '../../../src/worker/game/model/refusals.ts';
import { type Given, given } from '../../support/worker/given.ts';

const create = {
  type: 'createGame',
  id: asGameId('abcdefghijkl'),
  rulesId: asRulesId('threehex'),
  options: {},
  host: asAccountId('ada'),
  hostName: 'Ada',
  seats: [asAccountId('ada'), null, asAccountId('cleo')],
} as const;
const ben: Command = { type: 'takeSeat', seat: 1, account: asAccountId('ben'), name: 'Ben' };
const cleo: Command = { type: 'takeSeat', seat: 2, account: asAccountId('cleo'), name: 'Cleo' };
const withdraw: Command = { type: 'declineSeat', seat: 1, account: asAccountId('ada') };
const renew: Command = { type: 'renewWatchLink', account: asAccountId('ada'), edition: 0 };
const secret = { ...create, isPrivate: true } as const;

const letters = ({ state, events }: Given): readonly string[] =>
  lettersAfter(events, state).map(({ kind, seat }) => `${kind} ${seat}`);

it('invites only those who are named', () => {
  const made = given(create);
  expect(made.state.seats.map(({ state }) => state)).toEqual(['playing', 'open', 'invited']);
  expect(letters(made)).toEqual(['invitation 2']);
});

it('gives an open seat to who comes first, and begins when all are taken', () => {
  const taken = given(create, ben);
  expect(taken.state.seats[1]).toEqual({ account: asAccountId('ben'), name: 'Ben', state: 'playing' });
  expect(taken.state.phase).toBe('inviting');
  expect(given(create, ben, cleo).state.phase).toBe('playing');
  expect(given(create, cleo, ben).state.phase).toBe('playing');
});

it('is called off when its host withdraws an open seat, and tells the others', () => {
  const off = given(create, cleo, withdraw);
  expect(off.state.phase).toBe('declined');
  expect(letters(off)).toEqual(['invitationDeclined 2']);
});

it.each<[string, readonly Command[], Command, GameRefusal]>([
  [
    'a taken seat to the next',
    [create, ben],
    { ...ben, account: asAccountId('dora') },
    { code: 'NOT_YOUR_SEAT' },
  ],
  [
    'an open seat to who sits already',
    [create],
    { ...ben, account: asAccountId('ada') },
    { code: 'ALREADY_SEATED' },
  ],
  [
    'an open seat to who is invited',
    [create],
    { ...ben, account: asAccountId('cleo') },
    { code: 'ALREADY_SEATED' },
  ],
  [
    'to withdraw for others',
    [create],
    { ...withdraw, account: asAccountId('cleo') },
    { code: 'NOT_YOUR_SEAT' },
  ],
  ['to withdraw what is taken', [create, ben], withdraw, { code: 'NOT_YOUR_SEAT' }],
  ['to withdraw twice', [create, withdraw], withdraw, { code: 'NOT_YOUR_SEAT' }],
  ['an open seat of a game that is off', [create, withdraw], ben, { code: 'NOT_YOUR_SEAT' }],
  ['the renewal of a public link', [create], renew, { code: 'NO_SUCH_WATCH_LINK' }],
  [
    'the renewal to a player',
    [secret],
    { ...renew, account: asAccountId('cleo') },
    { code: 'NOT_THE_MAKER' },
  ],
  ['a renewal twice', [secret, renew], renew, { code: 'NO_SUCH_WATCH_LINK' }],
])('refuses %s', (_, before, command, error) => {
  given(...before)
    .when(command)
    .thenRefused(error);
});

it('counts the editions of a private game’s link, and bothers nobody about them', () => {
  const renewed = given(secret, ben, cleo, renew);
  expect(renewed.state).toMatchObject({ isPrivate: true, watchEdition: 1, phase: 'playing' });
  expect(letters(renewed)).toEqual([]);
});

it('reads back what it writes, and logs from before there were open seats', () => {
  for (const { events } of [given(create), given(secret), given(secret, renew)])
    expect(events.map((event) => decodeEvent(encodeEvent(event)))).toEqual(events);
  const payload = JSON.stringify({
    id: asGameId('abcdefghijkl'),
    rulesId: asRulesId('threehex'),
    rulesVersion: 1,
    options: {},
    host: asAccountId('ada'),
    seats: [asAccountId('ada'), asAccountId('ben'), asAccountId('cleo')],
  });
  const old = decodeEvent({ type: 'gameCreated', version: 1, payload });
  expect(evolve(undefined, { seq: 1, at: 0, event: old }).isPrivate).toBe(false);
});
