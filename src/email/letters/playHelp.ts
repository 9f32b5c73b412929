import { heading, lead, list, paragraph } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import { template } from './template.ts';

interface PlayHelp extends AccountLetter {
  /** Whole sentences: why nothing was done; empty if the reader asked for this letter. */
  readonly why: readonly string[];
  readonly games: readonly {
    readonly name: string;
    readonly seats: number;
    /** "goal: stones or connect" */
    readonly options: readonly string[];
  }[];
}

/** What can be written to play@, the address that starts games. */
export const playHelp = template('playHelp', (words, facts: PlayHelp) => {
  const { subject, lead: whatToWrite, commands, moves, games: title, game } = words.playHelp;
  const { why, games, replyTo } = facts;
  const body = [
    ...why.map((sentence, index) => (index === 0 ? lead(sentence) : paragraph(sentence))),
    why.length === 0 ? lead(whatToWrite(replyTo)) : paragraph(whatToWrite(replyTo)),
    list(commands),
    paragraph(moves),
    heading(title),
    list(games.map(({ name, seats, options }) => game(name, seats, options))),
  ];
  return accountLetter(words, facts, why.length === 0 ? subject.asked : subject.notDone, body);
});
