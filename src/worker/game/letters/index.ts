/**
 * Letters that a game owes: enough to write them from the log, and nothing that the log already says. The
 * outbox keeps them as they are here, with the names of their kinds.
 */
import { type ComposedLetter, composeLetter, type FactsOf } from '../../../email/index.ts';
import type { GameState } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import type { GameId } from '../model/ids.ts';
import type { MailMode } from '../model/mailMode.ts';
import { board } from './board.ts';
import { confirmCancel } from './confirmCancel.ts';
import { confirmMove } from './confirmMove.ts';
import { confirmResign } from './confirmResign.ts';
import { gameBegun } from './gameBegun.ts';
import { gameOver } from './gameOver.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { invitation } from './invitation.ts';
import { invitationDeclined } from './invitationDeclined.ts';
import type { Addressed, Kind } from './kind.ts';
import { legal } from './legal.ts';
import { news } from './news.ts';
import { noMove } from './noMove.ts';
import { offer } from './offer.ts';
import type { EventOf, EventType, Owing, Reader } from './owing.ts';
import { plan } from './plan.ts';
import { preview } from './preview.ts';
import { readOnly } from './readOnly.ts';
import { isWish, receipt } from './receipt.ts';
import { refusedMove } from './refusedMove.ts';
import { reminder } from './reminder.ts';
import type { Telling } from './telling.ts';
import { time } from './time.ts';
import { yourTurn } from './yourTurn.ts';

const kinds = {
  board,
  confirmCancel,
  confirmMove,
  confirmResign,
  gameBegun,
  gameOver,
  help,
  history,
  invitation,
  invitationDeclined,
  legal,
  news,
  noMove,
  offer,
  readOnly,
  receipt,
  plan,
  preview,
  refusedMove,
  reminder,
  time,
  yourTurn,
};

type Kinds = typeof kinds;
export type DueKind = keyof Kinds;
type AnswerKind = { [K in DueKind]: Kinds[K] extends { readonly isAnswer: true } ? K : never }[DueKind];

export type DueLetterOf<K extends DueKind> = {
  [L in K]: { readonly kind: L } & Parameters<Kinds[L]['tell']>[1];
}[K];
export type DueLetter = DueLetterOf<DueKind>;

/** A letter without what addresses it. */
type ContentOf<K extends DueKind> = { [L in K]: Omit<DueLetterOf<L>, keyof Addressed | 'cause'> }[K];

/** What a letter says that answers a reply by mail. */
export type AnswerLetter = ContentOf<AnswerKind>;
/** What a letter says that something in the game makes due. */
export type OwedContent = ContentOf<Exclude<DueKind, AnswerKind>>;

const kindOf = <K extends DueKind>(
  letter: DueLetterOf<K>,
): Kind<FactsOf<Kinds[K]['template']>, DueLetterOf<K>> => {
  const byKind: { readonly [L in DueKind]: Kind<FactsOf<Kinds[L]['template']>, DueLetterOf<L>> } = kinds;
  return byKind[letter.kind];
};

/** By kind: after which events the letters are owed. */
const owings: readonly Owing<OwedContent>[] = Object.values(kinds).flatMap((kind) =>
  'owedAfter' in kind && kind.owedAfter ? [kind.owedAfter] : [],
);

/** The letters that `events`, which led from `before` to `state`, owe to one reader. */
export function owedTo(
  reader: Reader,
  events: readonly GameEvent[],
  state: GameState,
  before: GameState | undefined,
): readonly OwedContent[] {
  const owed = events.flatMap((event) =>
    owings.flatMap((owing) => owedBy(owing, event, reader, state, before) || []),
  );
  const alone = owed.find(({ kind }) => kinds[kind].isAlone);
  return alone ? [alone] : owed;
}

const owedBy = <T extends EventType>(
  owing: Owing<OwedContent>,
  event: EventOf<T>,
  reader: Reader,
  state: GameState,
  before: GameState | undefined,
): OwedContent | false => owing[event.type]?.(event, reader, state, before) ?? false;

/** One letter, one key, for every attempt: the provider tells repetitions by it. */
export function letterKey(id: GameId, letter: DueLetter): string {
  const particular = kindOf(letter).keyOf?.(letter);
  const key = `${id}:${letter.kind}:${letter.seat}:${letter.ply}`;
  return particular === undefined ? key : `${key}:${particular}`;
}

export const isOutdated = (letter: DueLetter, state: GameState, now: number): boolean =>
  isForPredecessor(letter, state) || kindOf(letter).isOutdated(letter, state, now);

/** Its links and reply address are those of somebody who has left the seat to a substitute. */
const isForPredecessor = ({ seat, seq }: DueLetter, { seats }: GameState): boolean =>
  seq < (seats[seat]?.before?.at(-1)?.seq ?? 0);

export const isHeldByQuietHours = (letter: DueLetter): boolean =>
  !letter.isReply && kindOf(letter).isHeldByQuietHours;

/** How a reader wants the letters of a game. */
export interface Wishes {
  readonly mode: MailMode;
  /** Of what was done because a letter of theirs asked for it. */
  readonly wantsReceipts: boolean;
}

/** Why a reader who wants letters in this way does not get this one; undefined: it is sent. */
export function unwantedBecause(
  letter: DueLetter,
  { mode, wantsReceipts }: Wishes,
): 'QUIET' | 'IN_DIGEST' | 'NO_RECEIPTS' | undefined {
  const { isAnswer, isInDigest } = kindOf(letter);
  if (letter.kind === 'receipt' && !isWish(letter.deed) && !wantsReceipts) return 'NO_RECEIPTS';
  if (isAnswer || letter.isReply || mode === 'each') return undefined;
  if (mode === 'quiet') return 'QUIET';
  return isInDigest && !('offer' in letter && letter.offer) ? 'IN_DIGEST' : undefined;
}

/** The letter itself; `state` is the game as it stood at the letter's `seq`. */
export async function writeLetter<K extends DueKind>(
  { words, settings, atlas }: Pick<Telling, 'words' | 'settings' | 'atlas'>,
  letter: DueLetterOf<K>,
  state: GameState,
): Promise<ComposedLetter> {
  const { template, tell } = kindOf(letter);
  const { seat } = letter;
  const mostAnswers = 'mostAnswers' in letter ? letter.mostAnswers : undefined;
  const telling = { words, state, seat, settings, atlas, ...(mostAnswers !== undefined && { mostAnswers }) };
  const facts = await tell(telling, letter);
  return composeLetter(words, template, facts);
}

/** A letter that was not sent yet; `due` in ms since 1970. */
export interface OwedLetter {
  readonly kind: DueKind;
  readonly ply: number;
  readonly due: number;
  /** Failed attempts so far. */
  readonly attempts: number;
}
