/** Letters that a game owes: enough to write them from the log, and nothing that the log already says. */
import { type Seat, unreachable } from '../../../rules/index.ts';
import type { DateRange } from '../../clock/days.ts';
import { isOvertaken, type ReminderKind } from '../../clock/reminders.ts';
import { sha256Hex } from '../../sha256.ts';
import type { GameState } from '../evolve/state.ts';
import type { Cause } from '../model/commands.ts';
import type { GameId } from '../model/ids.ts';
import type { MailMode } from '../model/mailMode.ts';
import { type OfferKind, type Proposal, standingOffers } from '../model/offers.ts';
import type { Doubt, ReplyRefusal } from '../model/refusals.ts';

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
      readonly kind: 'invitation' | 'invitationDeclined' | 'gameBegun' | 'gameOver';
    })
  /** `again`: the same turn's letter may not have arrived; tells one such call from another. */
  | (Addressed & { readonly kind: 'yourTurn'; readonly again?: string })
  | (Addressed & AnswerLetter & { readonly cause: Cause })
  /** Something that needs no answer; `news` tells letters of one ply apart along with `seq`. */
  | (Addressed & { readonly kind: 'news'; readonly news: News })
  | (Addressed & { readonly kind: 'offer'; readonly by: Seat; readonly proposal: Proposal })
  /** `at`: when it was first handed to a sender, once it was. */
  | (Addressed & { readonly kind: 'reminder'; readonly which: ReminderKind; readonly at?: number });

/** `of`: whom it is about. */
export type News =
  | { readonly what: 'resigned' | 'timeLost' | 'timeRanOut' | 'cancelled'; readonly of: Seat }
  | { readonly what: 'takenBack'; readonly of: Seat; readonly backTo: number }
  /** The turn of `of` brought about what everybody must know (see `tidings.ts`). */
  | { readonly what: 'tidings'; readonly of: Seat }
  /** Declined, or (`of` made it) taken back. */
  | { readonly what: 'offerClosed'; readonly of: Seat; readonly offer: OfferKind }
  | { readonly what: 'paused'; readonly until: number }
  | {
      readonly what: 'vacation';
      readonly of: Seat;
      readonly dates: readonly DateRange[];
      readonly isAutomatic: boolean;
    }
  | { readonly what: 'pauseEnded' | 'lapsed' };

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
  if (letter.kind === 'yourTurn') return letter.again ? `${key}:${letter.again}` : key;
  if (letter.kind === 'reminder') return `${key}:${letter.which}`;
  if (letter.kind === 'news' || letter.kind === 'offer') return `${key}:${letter.seq}`;
  return 'cause' in letter ? `${key}:${sha256Hex(letter.cause).slice(0, 16)}` : key;
}

/** What answers the reader's own letter. */
const ANSWERS: ReadonlySet<DueLetter['kind']> = new Set<AnswerLetter['kind']>([
  'refusedMove',
  'confirmMove',
  'help',
  'board',
  'history',
  'confirmResign',
]);

/**
 * At night only a new turn is told, and what answers the reader's own letter. Whoever has not sat down yet has told
 * the game of no habits: an invitation, and that it has lapsed, come whenever they are due.
 */
export const isHeldByQuietHours = (kind: DueLetter['kind']): boolean =>
  kind !== 'yourTurn' && !ANSWERS.has(kind);

/** Why a reader who wants letters in this way does not get this one; undefined: it is sent. */
export function unwantedBecause(letter: DueLetter, mode: MailMode): 'QUIET' | 'IN_DIGEST' | undefined {
  const isAnswer = 'cause' in letter;
  if (isAnswer || mode === 'each') return undefined;
  if (mode === 'quiet') return 'QUIET';
  return letter.kind === 'yourTurn' || letter.kind === 'gameBegun' ? 'IN_DIGEST' : undefined;
}

/** Whether the game has moved on, so that the letter would tell of what is no longer so. */
export function isOutdated(letter: DueLetter, state: GameState, now: number): boolean {
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
    case 'reminder':
      return (
        hasPassed || state.standing.toMove !== letter.seat || isOvertaken(state.clock, letter.which, now)
      );
    case 'offer':
      return !standingOffers(state.offers).some(
        ({ kind, seat, accepted }) =>
          kind === letter.proposal.kind && seat === letter.by && !accepted.includes(letter.seat),
      );
    case 'invitationDeclined':
    case 'refusedMove':
    case 'help':
    case 'board':
    case 'history':
    case 'gameOver':
    case 'news':
      return false;
    default:
      return unreachable(letter);
  }
}
