/** Every kind of letter. The types of their facts are derived from this list. */
import { addressChanged } from './addressChanged.ts';
import { board } from './board.ts';
import { confirmAddress } from './confirmAddress.ts';
import { confirmCancel } from './confirmCancel.ts';
import { confirmMove } from './confirmMove.ts';
import { confirmResign } from './confirmResign.ts';
import { digest } from './digest.ts';
import { gameBegun } from './gameBegun.ts';
import { gameList } from './gameList.ts';
import { gameOver } from './gameOver.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { invitation } from './invitation.ts';
import { invitationAnswered } from './invitationAnswered.ts';
import { invitationDeclined } from './invitationDeclined.ts';
import { legal } from './legal.ts';
import { mailMode } from './mailMode.ts';
import { news } from './news.ts';
import { noMove } from './noMove.ts';
import { offer } from './offer.ts';
import { preview } from './preview.ts';
import { readOnly } from './readOnly.ts';
import { receipt } from './receipt.ts';
import { refusedMove } from './refusedMove.ts';
import { reminder } from './reminder.ts';
import { signIn } from './signIn.ts';
import type { Draft, LetterWords, Template } from './template.ts';
import { time } from './time.ts';
import { vacationEnds } from './vacationEnds.ts';
import { yourTurn } from './yourTurn.ts';

const templates = {
  addressChanged,
  board,
  confirmAddress,
  confirmCancel,
  confirmMove,
  confirmResign,
  digest,
  gameBegun,
  gameList,
  gameOver,
  help,
  history,
  invitation,
  invitationAnswered,
  invitationDeclined,
  legal,
  mailMode,
  news,
  noMove,
  offer,
  readOnly,
  receipt,
  preview,
  refusedMove,
  reminder,
  signIn,
  time,
  vacationEnds,
  yourTurn,
};

export type LetterKind = keyof typeof templates;

type FactsOf<K extends LetterKind> = Parameters<(typeof templates)[K]>[1];

/** What one kind of letter is made from. */
export type LetterOf<K extends LetterKind> = { [L in K]: { readonly kind: L } & FactsOf<L> }[K];
export type LetterData = LetterOf<LetterKind>;

/** The draft of any letter. */
export function draftOf<K extends LetterKind>(words: LetterWords, letter: LetterOf<K>): Draft {
  const byKind: { readonly [L in LetterKind]: Template<LetterOf<L>> } = templates;
  return byKind[letter.kind](words, letter);
}
