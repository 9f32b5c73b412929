/** What letters are called. */
import { oneLine } from '../blocks.ts';
import type { GameFacts, LetterData } from '../letter.ts';
import { words } from '../words.ts';

/** Enough of a game's id to keep two games of the same players apart. */
const ID_LETTERS = 4;

/**
 * "3 Crowns: Ada – Ben (k3xq)": the same for all letters of a game from its beginning on, for mail programs begin a
 * new thread where it changes. Until then a seat that nobody has taken is named by its side.
 */
export const subjectOfGame = ({ gameName, id, players, seat }: GameFacts): string => {
  const names = players.map((player) => {
    const vacant = player.seat === seat ? words.subject.you : player.side;
    return oneLine(player.name) || vacant;
  });
  return words.subject.game(gameName, names, id.slice(0, ID_LETTERS));
};

export function subjectOf(letter: LetterData): string {
  switch (letter.kind) {
    case 'signIn':
      return words.subject.signIn;
    case 'confirmAddress':
      return words.subject.confirmAddress;
    case 'addressChanged':
      return words.subject.addressChanged;
    case 'vacationEnds':
      return words.subject.vacationEnds(letter.days);
    case 'digest':
      return words.subject.digest(letter.count);
    default:
      return subjectOfGame(letter.game);
  }
}

/** "Re: Re[2]: AW:" */
const REPLY_MARK = /^(?:\p{L}{1,4}(?:\[\d+\])?\s?[:：]\s*)+/u;

/** The subject that a reply has taken over. */
export const withoutReplyMark = (subject: string): string => subject.replace(REPLY_MARK, '');
