/** Letters that a game owes: enough to write them from the log, and nothing that the log already says. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Seat, unreachable } from '../../rules/index.ts';
import type { MailMode } from '../readModel/mailSettings.ts';
import type { Doubt, ReplyRefusal } from './answers.ts';
import type { Cause } from './commands.ts';
import type { GameId } from './events.ts';
import type { GameState } from './state.ts';

/** To whom, and what it tells of: the game as it stood at `ply`, when `seq` was the log's newest event. */
interface Addressed {
  readonly seat: Seat;
  readonly ply: number;
  readonly seq: number;
}

/** What a letter says that answers a reply by mail. */
export type AnswerLetter =
  | { readonly kind: 'refusedMove'; readonly read: string; readonly refusal: ReplyRefusal }
  | { readonly kind: 'confirmMove'; readonly move: string; readonly doubt: Doubt }
  /** `refusal`: why its reader gets help instead of what was asked for. */
  | { readonly kind: 'help'; readonly refusal?: ReplyRefusal }
  | { readonly kind: 'board' | 'history' | 'confirmResign' };

export type DueLetter =
  | (Addressed & {
      readonly kind: 'invitation' | 'invitationDeclined' | 'gameBegun' | 'yourTurn' | 'gameOver';
    })
  | (Addressed & AnswerLetter & { readonly cause: Cause });

/** A letter that was not sent yet; `due` in ms since 1970. */
export interface OwedLetter {
  readonly kind: DueLetter['kind'];
  readonly ply: number;
  readonly due: number;
  /** Failed attempts so far. */
  readonly attempts: number;
}

/** One letter, one key, for every attempt: the provider tells repetitions by it. */
export function letterKey(id: GameId, letter: DueLetter): string {
  const key = `${id}:${letter.kind}:${letter.seat}:${letter.ply}`;
  return 'cause' in letter ? `${key}:${bytesToHex(sha256(utf8ToBytes(letter.cause))).slice(0, 16)}` : key;
}

/** Why a reader who wants letters in this way does not get this one; undefined: it is sent. */
export function unwantedBecause(letter: DueLetter, mode: MailMode): 'QUIET' | 'IN_DIGEST' | undefined {
  const isAnswer = 'cause' in letter;
  if (isAnswer || mode === 'each') return undefined;
  if (mode === 'quiet') return 'QUIET';
  return letter.kind === 'yourTurn' || letter.kind === 'gameBegun' ? 'IN_DIGEST' : undefined;
}

/** Whether the game has moved on, so that the letter would tell of what is no longer so. */
export function isOutdated(letter: DueLetter, state: GameState): boolean {
  const hasPassed = state.phase !== 'playing' || state.turns.length !== letter.ply;
  switch (letter.kind) {
    case 'invitation':
      return state.phase !== 'inviting' || state.seats[letter.seat]?.state !== 'invited';
    case 'gameBegun':
    case 'confirmMove':
    case 'confirmResign':
      return hasPassed;
    case 'yourTurn':
      return hasPassed || state.standing.toMove !== letter.seat;
    case 'invitationDeclined':
    case 'refusedMove':
    case 'help':
    case 'board':
    case 'history':
    case 'gameOver':
      return false;
    default:
      return unreachable(letter);
  }
}
