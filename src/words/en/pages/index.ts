/** What pages say, by page or part of pages. */
import { account } from './account.ts';
import { addressChange } from './addressChange.ts';
import { availability } from './availability.ts';
import { embed } from './embed.ts';
import { forms } from './forms.ts';
import { front } from './front.ts';
import { layout } from './layout.ts';
import { myGames } from './myGames.ts';
import { player } from './player.ts';
import { postOffice } from './postOffice.ts';
import { rules } from './rules.ts';
import { signIn } from './signIn.ts';
import { unsubscribe } from './unsubscribe.ts';
import { verify } from './verify.ts';
import { watchLink } from './watchLink.ts';

export const pages = {
  account,
  addressChange,
  availability,
  embed,
  forms,
  front,
  layout,
  myGames,
  player,
  postOffice,
  rules,
  signIn,
  unsubscribe,
  verify,
  watchLink,
};
