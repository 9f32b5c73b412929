import { button, lead, list, paragraph } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import { template } from './template.ts';

interface GameMade extends AccountLetter {
  readonly gameName: string;
  /** As the reader wrote them; `name` may be ''. */
  readonly invited: readonly { readonly name: string; readonly address: string }[];
  /** How many seats are open to anybody. */
  readonly open: number;
  readonly isPrivate: boolean;
  /** The reader's side. */
  readonly side: string;
  /** Options and clock in words, one phrase each. */
  readonly terms: readonly string[];
  /** The game's page. */
  readonly link: string;
}

/** A game was made because the reader's letter asked for it. */
export const gameMade = template('gameMade', (words, facts: GameMade) => {
  const { subject, invites, offers, shares, begins, details, instead, button: label } = words.gameMade;
  const { gameName, invited, open, isPrivate, side, terms, link, replyTo } = facts;
  const openSeats = isPrivate ? shares : offers;
  const [first = '', ...rest] = [
    ...(invited.length > 0 ? [invites(gameName, invited)] : []),
    ...(open > 0 ? [openSeats(gameName, open, invited.length > 0)] : []),
  ];
  const body = [
    lead(first),
    ...rest.map(paragraph),
    paragraph(begins),
    list(details(side, isPrivate, terms)),
    button(label, link),
    ...(open > 0 ? [paragraph(instead(replyTo))] : []),
  ];
  return accountLetter(words, facts, subject(gameName), body);
});
