/** Letters in tests: the facts of any kind, named by it, and the letter that they make. */
import {
  type ComposedLetter,
  composeLetter,
  type FactsOf,
  type LetterKind,
  type Template,
} from '../../../src/email/index.ts';
import { addressChanged } from '../../../src/email/letters/addressChanged.ts';
import { board } from '../../../src/email/letters/board.ts';
import { confirmAddress } from '../../../src/email/letters/confirmAddress.ts';
import { confirmCancel } from '../../../src/email/letters/confirmCancel.ts';
import { confirmMove } from '../../../src/email/letters/confirmMove.ts';
import { confirmResign } from '../../../src/email/letters/confirmResign.ts';
import { digest } from '../../../src/email/letters/digest.ts';
import { gameBegun } from '../../../src/email/letters/gameBegun.ts';
import { gameList } from '../../../src/email/letters/gameList.ts';
import { gameMade } from '../../../src/email/letters/gameMade.ts';
import { gameOver } from '../../../src/email/letters/gameOver.ts';
import { help } from '../../../src/email/letters/help.ts';
import { history } from '../../../src/email/letters/history.ts';
import { invitation } from '../../../src/email/letters/invitation.ts';
import { invitationAnswered } from '../../../src/email/letters/invitationAnswered.ts';
import { invitationDeclined } from '../../../src/email/letters/invitationDeclined.ts';
import { legal } from '../../../src/email/letters/legal.ts';
import { lesson } from '../../../src/email/letters/lesson.ts';
import { mailMode } from '../../../src/email/letters/mailMode.ts';
import { news } from '../../../src/email/letters/news.ts';
import { noMove } from '../../../src/email/letters/noMove.ts';
import { offer } from '../../../src/email/letters/offer.ts';
import { plan } from '../../../src/email/letters/plan.ts';
import { playHelp } from '../../../src/email/letters/playHelp.ts';
import { preview } from '../../../src/email/letters/preview.ts';
import { readOnly } from '../../../src/email/letters/readOnly.ts';
import { receipt } from '../../../src/email/letters/receipt.ts';
import { refusedMove } from '../../../src/email/letters/refusedMove.ts';
import { reminder } from '../../../src/email/letters/reminder.ts';
import { signIn } from '../../../src/email/letters/signIn.ts';
import { substitute } from '../../../src/email/letters/substitute.ts';
import { time } from '../../../src/email/letters/time.ts';
import { vacationEnds } from '../../../src/email/letters/vacationEnds.ts';
import { yourTurn } from '../../../src/email/letters/yourTurn.ts';
import { type Locale, wordsOf } from '../../../src/words/index.ts';

/** What letters share, of which none is a kind. */
type Shared = 'footer' | 'parts' | 'subject';
type Kind = Exclude<LetterKind, Shared>;

/** All of them: a kind that is missing does not compile. */
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
  gameMade,
  gameOver,
  help,
  history,
  invitation,
  invitationAnswered,
  invitationDeclined,
  legal,
  lesson,
  mailMode,
  news,
  noMove,
  offer,
  plan,
  playHelp,
  preview,
  readOnly,
  receipt,
  refusedMove,
  reminder,
  signIn,
  time,
  substitute,
  vacationEnds,
  yourTurn,
} satisfies { readonly [K in Kind]: { readonly kind: K } };

type DataOf<K extends Kind> = { [L in K]: { readonly kind: L } & FactsOf<(typeof templates)[L]> }[K];
export type LetterData = DataOf<Kind>;

/** The letter in English, or in another language. */
export function compose<K extends Kind>(letter: DataOf<K>, locale: Locale = 'en'): ComposedLetter {
  const byKind: { readonly [L in Kind]: Template<LetterKind, DataOf<L>> } = templates;
  return composeLetter<DataOf<K>>(wordsOf(locale), byKind[letter.kind], letter);
}
