/** What a kind of letter is to the game that owes it. */
import type { LetterKind, LetterOf } from '../../../email/index.ts';
import type { Seat } from '../../../rules/index.ts';
import { sha256Hex } from '../../sha256.ts';
import type { GameState } from '../evolve/state.ts';
import type { Cause } from '../model/commands.ts';
import type { OfferKind } from '../offers/kinds.ts';
import type { Telling } from './telling.ts';

/** To whom, and what it tells of: the game as it stood at `ply`, when `seq` was the log's newest event. */
export interface Addressed {
  readonly seat: Seat;
  readonly ply: number;
  readonly seq: number;
  /** Set where its reader brought it about by a letter of their own, so that it answers that. */
  readonly isReply?: true;
}

/** `Particulars`: what must be remembered to write the letter later, beyond what the log says. */
export interface KindOfLetter<K extends LetterKind, Particulars = object> {
  /**
   * What tells the letter from others of its kind to the same seat at the same ply, where there may be any.
   */
  readonly keyOf?: (letter: Addressed & Particulars) => string | number | undefined;
  /** Whether the game has moved on, so that the letter would tell of what is no longer so. */
  readonly isOutdated: (letter: Addressed & Particulars, state: GameState, now: number) => boolean;
  /** Whether it waits for the end of the reader's quiet hours. */
  readonly isHeldByQuietHours: boolean;
  /** Whether it answers the reader's own letter: then it is sent, whatever letters the reader wants. */
  readonly isAnswer?: true;
  /** Whether readers of a daily letter find it there instead. */
  readonly isInDigest?: true;
  /** What it says; the state is that at `seq`. */
  readonly tell: (telling: Telling, letter: Addressed & Particulars) => Promise<LetterOf<K>>;
}

/** `cause` is that of the reply. */
interface Answering {
  readonly cause: Cause;
  /** Set where it is the last of its day: so many there are. */
  readonly mostAnswers?: number;
}

export interface KindOfAnswer<K extends LetterKind, Particulars>
  extends KindOfLetter<K, Particulars & Answering> {
  readonly isAnswer: true;
}

/** A kind of letter that answers a reply by mail: it is sent at once, one for each reply. */
export const answerToReply = <K extends LetterKind, Particulars = object>(
  kind: Pick<KindOfLetter<K, Particulars & Answering>, 'isOutdated' | 'tell'>,
): KindOfAnswer<K, Particulars> => ({
  ...kind,
  tell: async (telling, letter) => ({
    ...(await kind.tell(telling, letter)),
    ...(letter.mostAnswers !== undefined && { mostAnswers: letter.mostAnswers }),
  }),
  isAnswer: true,
  isHeldByQuietHours: false,
  keyOf: ({ cause }) => sha256Hex(cause).slice(0, 16),
});

/**
 * What else a letter may tell: the kinds of offers that the reader made or accepted, and that have lapsed.
 */
export interface WithLapsed {
  readonly lapsed?: readonly OfferKind[];
}

export const never = (): boolean => false;

/** Whether the turn that the letter tells of is over. */
export const hasPassed = ({ ply }: Addressed, { phase, turns }: GameState): boolean =>
  phase !== 'playing' || turns.length !== ply;
