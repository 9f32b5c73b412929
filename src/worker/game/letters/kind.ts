/** What a kind of letter is to the game that owes it. */
import type { AnyTemplate, FactsOf, LetterKind, Template } from '../../../email/index.ts';
import type { Seat } from '../../../rules/index.ts';
import { sha256Hex } from '../../sha256.ts';
import type { GameState } from '../evolve/state.ts';
import type { Cause } from '../model/commands.ts';
import type { OfferKind, Proposal } from '../offers/kinds.ts';
import type { Owing } from './owing.ts';
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
export interface Kind<Facts, Particulars> {
  /** How it says what it tells. */
  readonly template: Template<LetterKind, Facts>;
  /** Whether whoever is owed it is owed no other letter of the same events. */
  readonly isAlone?: true;
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
  /** What it tells; the state is that at `seq`. */
  readonly tell: (telling: Telling, letter: Addressed & Particulars) => Promise<Facts>;
}

/** A kind of letter that has this template, and the events after which the game owes it. */
export type KindOfLetter<T extends AnyTemplate, Particulars = object> = Kind<FactsOf<T>, Particulars> & {
  readonly owedAfter?: Owing<{ readonly kind: T['kind'] } & Particulars>;
};

/** `cause` is that of the reply. */
interface Answering {
  readonly cause: Cause;
  /** Set where it is the last of its day: so many there are. */
  readonly mostAnswers?: number;
}

export interface KindOfAnswer<Facts, Particulars> extends Kind<Facts, Particulars & Answering> {
  readonly isAnswer: true;
}

/** A kind of letter that answers a reply by mail: it is sent at once, one for each reply. */
export const answerToReply = <T extends AnyTemplate, Particulars = object>(
  kind: Pick<KindOfLetter<T, Particulars & Answering>, 'template' | 'isOutdated' | 'tell'>,
): KindOfAnswer<FactsOf<T>, Particulars> => ({
  ...kind,
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

/** What was offered along with what it tells. */
export interface WithOffer {
  readonly offer?: { readonly by: Seat; readonly proposal: Proposal };
}

export const never = (): boolean => false;

/** Whether the turn that the letter tells of is over. */
export const hasPassed = ({ ply }: Addressed, { phase, turns }: GameState): boolean =>
  phase !== 'playing' || turns.length !== ply;
