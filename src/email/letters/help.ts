/** What a reply to a game's letter can say. */
import { lead, list, paragraph } from '../blocks.ts';
import type { AnswerFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { answerOf, buttonTo } from './parts.ts';
import { template } from './template.ts';

interface Help extends GameLetter {
  /** Whole sentences: why the reader gets this letter instead of what they asked for. */
  readonly why: readonly string[];
  /** The page where it can be done. */
  readonly link?: string;
  /** The address to write it to. */
  readonly replyTo: string;
  readonly answer?: AnswerFacts;
}

export const help = template('help', (words, facts: Help) => {
  const { lead: whatToWrite, commands, rest, button } = words.help;
  const { why, link, answer } = facts;
  const body = [
    ...why.map((sentence, index) => (index === 0 ? lead(sentence) : paragraph(sentence))),
    ...buttonTo(button, link),
    why.length === 0 ? lead(whatToWrite) : paragraph(whatToWrite),
    list(commands),
    paragraph(rest),
    ...answerOf(answer),
  ];
  return gameLetter(words, facts, body, facts);
});
