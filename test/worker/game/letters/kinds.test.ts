/** Each kind of letter: the key that the provider tells repetitions by, and when it goes to whom. */
import { expect, it } from 'vitest';
import {
  type DueLetter,
  isHeldByQuietHours,
  letterKey,
  unwantedBecause,
} from '../../../../src/worker/game/letters/index.ts';
import { asGameId } from '../../../../src/worker/game/model/ids.ts';
import { MAIL_MODES } from '../../../../src/worker/game/model/mailMode.ts';

const ID = asGameId('abcdefghijkl');
const told = { seat: 1, ply: 4, seq: 9 } as const;
const cause = 'reply:1:proven:<a@b.test>';
const CAUSE_HASH = '55eb9ce7a8cc3ce1';

const night = 'waits for the morning';
const once = 'comes at once';
const wanted = ['each', 'digest'];

it.each<[DueLetter, key: string, atNight: string, modes: readonly string[]]>([
  [{ kind: 'invitation', ...told }, 'abcdefghijkl:invitation:1:4', night, wanted],
  [{ kind: 'invitationDeclined', ...told }, 'abcdefghijkl:invitationDeclined:1:4', night, wanted],
  [{ kind: 'gameBegun', ...told }, 'abcdefghijkl:gameBegun:1:4', night, ['each']],
  [{ kind: 'yourTurn', ...told }, 'abcdefghijkl:yourTurn:1:4', once, ['each']],
  [{ kind: 'yourTurn', ...told, again: 'mended-7' }, 'abcdefghijkl:yourTurn:1:4:mended-7', once, ['each']],
  [{ kind: 'reminder', ...told, which: 'dayLeft' }, 'abcdefghijkl:reminder:1:4:dayLeft', night, wanted],
  [{ kind: 'news', ...told, news: { what: 'lapsed' } }, 'abcdefghijkl:news:1:4:9', night, wanted],
  [{ kind: 'offer', ...told, by: 0, proposal: { kind: 'draw' } }, 'abcdefghijkl:offer:1:4:9', night, wanted],
  [{ kind: 'gameOver', ...told }, 'abcdefghijkl:gameOver:1:4', night, wanted],
])('%o', (letter, key, atNight, modes) => {
  expect(letterKey(ID, letter)).toBe(key);
  expect(isHeldByQuietHours(letter) ? night : once).toBe(atNight);
  expect(MAIL_MODES.filter((mode) => !unwantedBecause(letter, { mode, wantsReceipts: true }))).toEqual(modes);
});

it.each<DueLetter>([
  { kind: 'refusedMove', ...told, cause, read: 'a1-a9', refusal: { code: 'NO_MOVE_FOUND' } },
  { kind: 'confirmMove', ...told, cause, move: 'a1-a2', doubt: 'OTHER_ADDRESS' },
  { kind: 'help', ...told, cause },
  { kind: 'noMove', ...told, cause },
  { kind: 'board', ...told, cause },
  { kind: 'history', ...told, cause },
  { kind: 'confirmResign', ...told, cause },
  { kind: 'confirmCancel', ...told, cause },
  { kind: 'time', ...told, cause, at: 0 },
  { kind: 'legal', ...told, cause },
  { kind: 'preview', ...told, cause, move: 'a1-a2' },
  { kind: 'receipt', ...told, cause, deed: { did: 'played', move: 'a1-a2' } },
  { kind: 'yourTurn', ...told, isReply: true, again: '55eb9ce7a8cc3ce1' },
])(
  '$kind answers the reader’s own letter: once for each, at night too, whatever letters are wanted',
  (letter) => {
    expect(letterKey(ID, letter)).toBe(`${ID}:${letter.kind}:1:4:${CAUSE_HASH}`);
    expect(isHeldByQuietHours(letter)).toBe(false);
    expect(MAIL_MODES.filter((mode) => !unwantedBecause(letter, { mode, wantsReceipts: true }))).toEqual(
      MAIL_MODES,
    );
  },
);

it('is not sent as a receipt to who wants none, but for the word that ends them', () => {
  const wishes = { mode: 'each', wantsReceipts: false } as const;
  const receipt = { kind: 'receipt', ...told, cause } as const;
  expect(unwantedBecause({ ...receipt, deed: { did: 'noted' } }, wishes)).toBe('NO_RECEIPTS');
  expect(unwantedBecause({ ...receipt, deed: { did: 'receiptsOff' } }, wishes)).toBeUndefined();
  expect(unwantedBecause({ kind: 'board', ...told, cause }, wishes)).toBeUndefined();
});

it('says why a letter is not sent', () => {
  const turn: DueLetter = { kind: 'yourTurn', ...told };
  expect(unwantedBecause(turn, { mode: 'digest', wantsReceipts: true })).toBe('IN_DIGEST');
  expect(unwantedBecause(turn, { mode: 'quiet', wantsReceipts: true })).toBe('QUIET');
});
