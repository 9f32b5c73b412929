/**
 * The words of letters: one file per kind, plus what several kinds share. `name`: what pages call that kind
 * of letter.
 */
import { addressChanged } from './addressChanged.ts';
import { board } from './board.ts';
import { confirmAddress } from './confirmAddress.ts';
import { confirmCancel } from './confirmCancel.ts';
import { confirmMove } from './confirmMove.ts';
import { confirmResign } from './confirmResign.ts';
import { digest } from './digest.ts';
import { footer } from './footer.ts';
import { gameBegun } from './gameBegun.ts';
import { gameList } from './gameList.ts';
import { gameMade } from './gameMade.ts';
import { gameOver } from './gameOver.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { invitation } from './invitation.ts';
import { invitationAnswered } from './invitationAnswered.ts';
import { invitationDeclined } from './invitationDeclined.ts';
import { legal } from './legal.ts';
import { lesson } from './lesson.ts';
import { mailMode } from './mailMode.ts';
import { news } from './news.ts';
import { noMove } from './noMove.ts';
import { offer } from './offer.ts';
import { parts } from './parts.ts';
import { plan } from './plan.ts';
import { playHelp } from './playHelp.ts';
import { preview } from './preview.ts';
import { readOnly } from './readOnly.ts';
import { receipt } from './receipt.ts';
import { refusedMove } from './refusedMove.ts';
import { reminder } from './reminder.ts';
import { signIn } from './signIn.ts';
import { subject } from './subject.ts';
import { substitute } from './substitute.ts';
import { time } from './time.ts';
import { vacationEnds } from './vacationEnds.ts';
import { yourTurn } from './yourTurn.ts';

export const letters = {
  addressChanged,
  board,
  confirmAddress,
  confirmCancel,
  confirmMove,
  confirmResign,
  digest,
  footer,
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
  parts,
  readOnly,
  receipt,
  preview,
  refusedMove,
  reminder,
  signIn,
  subject,
  time,
  substitute,
  vacationEnds,
  yourTurn,
};
