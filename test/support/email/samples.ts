/** One letter of every kind, for two and for three players. */
import type { AnswerFacts, BoardFacts, ClockFacts, GameFacts } from '../../../src/email/index.ts';
import type { LetterData } from './compose.ts';

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

const clock: ClockFacts = {
  terms: '3 days a move',
  left: '1 day 12 hours',
  deadline: 'Thu 3 Dec 2026, 18:00 (Europe/Berlin), 17:00 UTC',
};

const unsubscribe = 'https://play.sealed-move.test/l/unsubscribe.ada.k3xq7m2abcde.abcdefghijklmnopqrstuvwxyz';

const ofTwo = { game: two, unsubscribe } as const;
const ofThree = { game: three, unsubscribe } as const;

const bobs = { ply: 11, side: 'Silver', name: 'Bob', text: 'b5-b4' } as const;

const ofAccount = {
  account: 'https://play.sealed-move.test/account',
  unsubscribe: 'https://play.sealed-move.test/unsubscribe/unsubscribe.ada..seal',
  replyTo: 'play@mail.sealed-move.test',
} as const;

export const samples = {
  signIn: {
    kind: 'signIn',
    link: 'https://play.sealed-move.test/sign-in/0123456789abcdef0123456789abcdef',
    minutes: 15,
  },
  signInByLetter: {
    kind: 'signIn',
    link: 'https://play.sealed-move.test/sign-in/0123456789abcdef0123456789abcdef',
    minutes: 15,
    wroteTo: 'play@mail.sealed-move.test',
  },
  confirmAddress: {
    kind: 'confirmAddress',
    name: 'Ada',
    link: 'https://play.sealed-move.test/account/address/0123456789abcdef0123456789abcdef',
    hours: 24,
  },
  substitute: {
    kind: 'substitute',
    by: 'Ada',
    of: 'Ada',
    gameName: 'Three-way checkers',
    players: ['Ada', 'Bob', 'Cleo'],
    link: 'https://play.sealed-move.test/substitute/substitute.k3xq7m2abcde.0.12.seal',
  },
  vacationEnds: {
    kind: 'vacationEnds',
    days: 3,
    last: 'Sun 3 Jan 2027',
    link: 'https://sealedmove.example/account/time',
    account: 'https://sealedmove.example/account',
    unsubscribe: 'https://sealedmove.example/unsubscribe/unsubscribe.ada..seal',
    replyTo: 'play@sealedmove.example',
  },
  addressChanged: {
    kind: 'addressChanged',
    name: 'Ada',
    news: {
      what: 'left',
      link: 'https://play.sealed-move.test/account/address/fedcba9876543210fedcba9876543210',
      days: 14,
    },
  },
  digest: {
    kind: 'digest',
    count: 3,
    games: [
      { game: two, board, moves: [bobs], notes: [], notices: [], answer },
      {
        game: three,
        board: { ...board, ply: 0 },
        moves: [],
        notes: [{ name: 'Cy', side: 'Green', text: 'Have a good game!' }],
        notices: ['Your king on d4 is threatened by Red.'],
        answer,
      },
    ],
    more: [{ game: { ...two, id: 'bbbbq7m2abcd' }, link: answer.link }],
    account: 'https://play.sealed-move.test/account',
    unsubscribe: 'https://play.sealed-move.test/l/unsubscribe.ada..abcdefghijklmnopqrstuvwxyz',
    replyTo: 'play@mail.sealed-move.test',
  },
  invitation: {
    ...ofThree,
    game: {
      ...three,
      players: three.players.map((player) => (player.seat === 0 ? player : { ...player, name: '' })),
    },
    kind: 'invitation',
    replyTo: answer.replyTo,
    board: { ...board, ply: 0 },
    inviter: 'Ada',
    link: 'https://play.sealed-move.test/l/invitation.z2y3x4w5v6u7.2.abcdefghijklmnopqrstuvwxyz',
    summary: 'Three kings defend their realms on one board. The last king standing wins.',
  },
  invitationDeclined: { ...ofTwo, kind: 'invitationDeclined', decliner: 'Bob' },
  gameBegun: {
    ...ofThree,
    kind: 'gameBegun',
    board: { ...board, ply: 0 },
    toMove: 'Ada',
    zone: 'Europe/Berlin',
  },
  yourTurn: { ...ofTwo, kind: 'yourTurn', board, moves: [bobs], notes: [], notices: [], answer },
  yourTurnFirst: {
    ...ofTwo,
    kind: 'yourTurn',
    board: { ...board, ply: 0 },
    moves: [],
    notes: [],
    notices: [],
    answer,
  },
  yourTurnOfThree: {
    ...ofThree,
    kind: 'yourTurn',
    board,
    moves: [
      { ply: 9, side: 'Blue', name: 'Ada', text: 'a1-a2' },
      { ply: 10, side: 'Red', name: 'Bob', text: 'h8xg7' },
    ],
    notes: [],
    notices: ['Your king on d4 is threatened by Red.'],
    answer,
  },
  yourTurnAfterMany: {
    ...ofThree,
    kind: 'yourTurn',
    board,
    moves: [
      { ply: 9, side: 'Blue', name: 'Ada', text: 'a1-a2' },
      { ply: 10, side: 'Red', name: 'Bob', text: 'h8xg7' },
      { ply: 11, side: 'Blue', name: 'Ada', text: 'a2-a3' },
    ],
    notes: [],
    notices: [],
    answer,
  },
  yourTurnAfterResignation: {
    ...ofThree,
    kind: 'yourTurn',
    board,
    moves: [
      { ply: 10, side: 'Blue', name: 'Ada', text: 'a1-a2' },
      { ply: 11, side: 'Red', name: 'Bob', text: undefined },
    ],
    notes: [],
    notices: [],
    answer,
  },
  reminder: { ...ofTwo, kind: 'reminder', clock, board, answer },
  newsOfTimeLost: { ...ofThree, kind: 'news', news: { what: 'timeLost', name: 'Bob' }, board },
  newsOfVacation: {
    ...ofTwo,
    kind: 'news',
    news: { what: 'vacation', name: 'Bob', dates: ['Thu 24 Dec 2026 to Sun 3 Jan 2027'], left: undefined },
  },
  offer: {
    ...ofTwo,
    kind: 'offer',
    offer: { kind: 'draw' },
    name: 'Bob',
    board,
    link: `${answer.link}/agreements`,
    replyTo: answer.replyTo,
  },
  refusedMove: {
    ...ofTwo,
    kind: 'refusedMove',
    read: 'f1-f9 please',
    why: ['There is no cell f9 on this board.', 'From f1 a stone may go to e1, e2 and f2.'],
    board,
    answer,
  },
  refusedMoveOutOfTurn: {
    ...ofTwo,
    kind: 'refusedMove',
    read: '',
    why: ['It is not your turn: Bob is to move.'],
    board,
  },
  noMove: {
    ...ofTwo,
    kind: 'noMove',
    status: 'Bob (Silver) is to move.',
    stands: { move: 'f1-e2', name: 'Ada', isOwn: true },
    notices: [],
    board,
    desk: answer,
    mostAnswers: 20,
  },
  noMoveInTurn: {
    ...ofTwo,
    kind: 'noMove',
    status: 'It is your turn: you play Gold.',
    stands: { move: 'b5-b4', name: 'Bob', isOwn: false },
    notices: [],
    board,
    desk: answer,
    answer,
  },
  confirmMove: {
    ...ofTwo,
    kind: 'confirmMove',
    move: 'f1-e2',
    why: ['It came from another address than yours.'],
    board: { ...board, ply: 13 },
    link: 'https://play.sealed-move.test/l/confirm.k3xq7m2abcde.0.12.mnqwc2lom4.abcdefghijklmnopqrstuvwxyz',
  },
  receipt: {
    ...ofTwo,
    kind: 'receipt',
    deed: { did: 'played', move: 'f1-e2', toMove: 'Bob' },
    deadline: { name: 'Bob', deadline: clock.deadline },
    note: 'taken',
    undo: ['Bob'],
    board: { ...board, ply: 13 },
    replyTo: answer.replyTo,
  },
  receiptOfOffer: {
    ...ofThree,
    kind: 'receipt',
    deed: { did: 'offered', offer: 'draw', waitsFor: ['Ada', 'Bob'] },
    board,
    answer,
    replyTo: answer.replyTo,
  },
  receiptsOff: { ...ofTwo, kind: 'receipt', deed: { did: 'receiptsOff' }, replyTo: answer.replyTo },
  gameOver: {
    ...ofTwo,
    kind: 'gameOver',
    result: 'Ada wins: three crowned stones in a row.',
    board,
    moves: [bobs, { ply: 12, side: 'Silver', name: 'Bob', text: undefined }],
    notes: [],
  },
  yourTurnWithNote: {
    ...ofTwo,
    kind: 'yourTurn',
    board,
    moves: [bobs],
    notes: [{ name: 'Bob', side: 'Silver', text: `Well played! <b>${'f1-e2 '.repeat(14)}</b>` }],
    notices: [],
    answer,
  },
  help: { ...ofTwo, kind: 'help', why: [], replyTo: answer.replyTo, answer },
  helpInstead: { ...ofTwo, kind: 'help', why: ['There is nothing in the note.'], replyTo: answer.replyTo },
  board: { ...ofTwo, kind: 'board', status: 'Ada (Gold) is to move.', board, answer },
  history: { ...ofTwo, kind: 'history', status: 'Bob (Silver) is to move.', moves: [bobs], board },
  historyAtStart: {
    ...ofTwo,
    kind: 'history',
    status: 'Ada (Gold) is to move.',
    moves: [],
    board: { ...board, ply: 0 },
    answer,
  },
  confirmResign: {
    ...ofTwo,
    kind: 'confirmResign',
    link: 'https://play.sealed-move.test/play/play.k3xq7m2abcde.0.12.abcdefghijklmnopqrstuvwxyz/resign',
    replyTo: 'm.k3xq7m2abcde.0.12.r.abcdefghijklmnopqrstuvwxyz@mail.sealed-move.test',
  },
  time: {
    ...ofTwo,
    kind: 'time',
    status: 'Bob (Silver) is to move.',
    clock: {
      terms: '3 days a move',
      players: [
        { name: 'Ada', left: '3 days' },
        { name: 'Bob', left: '1 day 12 hours', deadline: clock.deadline },
      ],
    },
  },
  legal: {
    ...ofTwo,
    kind: 'legal',
    status: 'It is your turn: you play Gold.',
    moves: ['a1-b2', 'c3-d3'],
    board,
    answer,
  },
  preview: { ...ofTwo, kind: 'preview', move: 'c3-d3', board, answer },
  mailMode: { kind: 'mailMode', ...ofAccount, wanted: 'stop' },
  mailModeDaily: { kind: 'mailMode', ...ofAccount, wanted: 'digest', mostAnswers: 20 },
  gameMade: {
    kind: 'gameMade',
    ...ofAccount,
    gameName: '3 Crowns',
    invited: [{ name: 'Ben', address: 'ben@example.com' }],
    open: 0,
    isPrivate: true,
    side: 'Silver',
    terms: ['Clock: 7 days a move'],
    link: 'https://play.sealed-move.test/g/k3xq7m2abcde',
  },
  gameMadeForAnybody: {
    kind: 'gameMade',
    ...ofAccount,
    gameName: 'Three Realms',
    invited: [],
    open: 2,
    isPrivate: false,
    side: 'Blue',
    terms: ['Goal: Most stones', 'Clock: 3 days a move'],
    link: 'https://play.sealed-move.test/g/z2y3x4w5v6u7',
  },
  playHelp: {
    kind: 'playHelp',
    ...ofAccount,
    why: ['“chess” names no game that is played here. Nothing was done.'],
    games: [
      { name: '3 Crowns', seats: 2, options: [] },
      { name: 'Three Realms', seats: 3, options: ['goal: stones or connect'] },
    ],
  },
  gameList: {
    kind: 'gameList',
    ...ofAccount,
    link: 'https://play.sealed-move.test/games',
    more: 0,
    games: [
      {
        gameName: '3 Crowns',
        names: ['Ada', 'Bob'],
        move: 13,
        standing: 'yourTurn',
        mover: 'Ada',
        left: '2 days',
      },
      { gameName: 'Three Realms', names: ['Bob', 'Ada', 'Cy'], move: 2, standing: 'toMove', mover: 'Cy' },
      { gameName: '3 Crowns', names: ['Ada', ''], move: 1, standing: 'notBegun', mover: '' },
    ],
  },
  invitationAnswered: {
    kind: 'invitationAnswered',
    ...ofAccount,
    gameName: 'Three Realms',
    became: { what: 'accepted', waiting: ['', 'Cy'] },
    link: 'https://play.sealed-move.test/g/z2y3x4w5v6u7',
  },
  confirmCancel: {
    ...ofTwo,
    kind: 'confirmCancel',
    link: 'https://play.sealed-move.test/play/play.k3xq7m2abcde.0.12.abcdefghijklmnopqrstuvwxyz/cancel',
  },
} as const satisfies Readonly<Record<string, LetterData>>;
