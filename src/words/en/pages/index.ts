/** The words of pages, by page or part of a page. */
import { account } from './account.ts';
import { addressChange } from './addressChange.ts';
import { agreements } from './agreements.ts';
import { archive } from './archive.ts';
import { availability } from './availability.ts';
import { balance } from './balance.ts';
import { embed } from './embed.ts';
import { forms } from './forms.ts';
import { freeBoard } from './freeBoard.ts';
import { front } from './front.ts';
import { game } from './game.ts';
import { imprint } from './imprint.ts';
import { invitation } from './invitation.ts';
import { layout } from './layout.ts';
import { letters } from './letters.ts';
import { lobby } from './lobby.ts';
import { machines } from './machines.ts';
import { missing } from './missing.ts';
import { myGames } from './myGames.ts';
import { newGame } from './newGame.ts';
import { operator } from './operator.ts';
import { plan } from './plan.ts';
import { play } from './play.ts';
import { player } from './player.ts';
import { postOffice } from './postOffice.ts';
import { privacy } from './privacy.ts';
import { puzzles } from './puzzles.ts';
import { rules } from './rules.ts';
import { sharing } from './sharing.ts';
import { signIn } from './signIn.ts';
import { standing } from './standing.ts';
import { substitute } from './substitute.ts';
import { unsubscribe } from './unsubscribe.ts';
import { verify } from './verify.ts';
import { watchLink } from './watchLink.ts';

export const pages = {
  account,
  archive,
  addressChange,
  agreements,
  availability,
  balance,
  embed,
  forms,
  freeBoard,
  front,
  game,
  imprint,
  invitation,
  substitute,
  layout,
  letters,
  lobby,
  machines,
  missing,
  myGames,
  newGame,
  operator,
  plan,
  play,
  player,
  postOffice,
  privacy,
  puzzles,
  rules,
  sharing,
  signIn,
  standing,
  unsubscribe,
  verify,
  watchLink,
};
