/** What the sample letters tell of: a game of two, a game of three, and a board. */
import type { AnswerFacts, BoardFacts, ClockFacts, GameFacts } from '../../../../src/email/index.ts';

export const two: GameFacts = {
  id: 'k3xq7m2abcde',
  gameName: '3 Crowns',
  players: [
    { seat: 0, side: 'Gold', name: 'Ada' },
    { seat: 1, side: 'Silver', name: 'Bob' },
  ],
  url: 'https://play.sealed-move.test/g/k3xq7m2abcde',
  rulesUrl: 'https://play.sealed-move.test/rules/three-crowns',
  seat: 0,
  terms: ['Three days for each move'],
};

export const three: GameFacts = {
  id: 'z2y3x4w5v6u7',
  gameName: 'Three Realms',
  players: [
    { seat: 0, side: 'Blue', name: 'Ada' },
    { seat: 1, side: 'Red', name: 'Bob' },
    { seat: 2, side: 'Green', name: 'Cy' },
  ],
  url: 'https://play.sealed-move.test/g/z2y3x4w5v6u7',
  rulesUrl: 'https://play.sealed-move.test/rules/three-crowns',
  seat: 2,
  terms: [],
};

export const board: BoardFacts = {
  ply: 12,
  text: ['  a b c d', '4 . S . .  4', '3 . . G .  3', '2 . . . .  2', '1 G . . S  1', '  a b c d'].join('\n'),
  alt: 'The board after move 12. Gold: c3, a1. Silver: b4, d1.',
  url: 'https://play.sealed-move.test/g/k3xq7m2abcde/12.png',
  png: new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]),
  width: 480,
  height: 480,
  players: [
    { name: 'Ada', side: 'Gold', colour: '#d0a030', score: '2 of 3 captured', isToMove: true },
    { name: 'Bob', side: 'Silver', colour: '#c0c0c0', score: '1 of 3 captured', isToMove: false },
  ],
  hasOlderTurns: false,
};

export const answer: AnswerFacts = {
  replyTo: 'm.k3xq7m2abcde.0.12.abcdefghijklmnopqrstuvwxyz@mail.sealed-move.test',
  link: 'https://play.sealed-move.test/l/play.k3xq7m2abcde.0.12.abcdefghijklmnopqrstuvwxyz',
  example: 'f1-e2',
};

export const clock: ClockFacts = {
  terms: '3 days a move',
  left: '1 day 12 hours',
  deadline: 'Thu 3 Dec 2026, 18:00 (Europe/Berlin), 17:00 UTC',
};

const unsubscribe = 'https://play.sealed-move.test/l/unsubscribe.ada.k3xq7m2abcde.abcdefghijklmnopqrstuvwxyz';

export const ofTwo = { game: two, unsubscribe } as const;
export const ofThree = { game: three, unsubscribe } as const;

export const bobs = { ply: 11, side: 'Silver', name: 'Bob', text: 'b5-b4' } as const;

export const ofAccount = {
  account: 'https://play.sealed-move.test/account',
  unsubscribe: 'https://play.sealed-move.test/unsubscribe/unsubscribe.ada..seal',
  replyTo: 'play@mail.sealed-move.test',
} as const;
