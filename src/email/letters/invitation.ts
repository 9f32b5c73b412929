import { button, lead, list, paragraph, quietLink } from '../blocks.ts';
import type { BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { boardAfter } from './parts.ts';
import { template } from './template.ts';

interface Invitation extends GameLetter {
  readonly inviter: string;
  /** The host's own line, if they wrote one: nothing in it is a link. */
  readonly greeting?: string;
  readonly link: string;
  readonly summary: string;
  /** The address where "accept" and "decline" are answers. */
  readonly replyTo: string;
  /** The starting position. */
  readonly board: BoardFacts;
}

export const invitation = template('invitation', (words, facts: Invitation) => {
  const { invites, greets, button: label, choice, refuse } = words.invitation;
  const { game, inviter, greeting, link, summary, board } = facts;
  const body = [
    lead(invites(inviter, game.gameName)),
    ...(greeting ? [paragraph(greets(inviter, greeting))] : []),
    paragraph(summary),
    ...(game.terms.length > 0 ? [list(game.terms)] : []),
    button(label, link),
    paragraph(choice),
    boardAfter(words, game, board),
    quietLink(refuse, `${link}/refuse`),
  ];
  return gameLetter(words, facts, body, facts);
});
