/** How English talks to or about the people in a notice, and how it counts pieces. */
import type { Party, ScoreFacts } from '../../game.ts';
import { counted } from '../lists.ts';

/** "Ada"; "you" if she is the reader. */
export const who = ({ name, isReader }: Party): string => (isReader ? 'you' : name);
/** At the start of a sentence. */
export const Who = ({ name, isReader }: Party): string => (isReader ? 'You' : name);

/** "Ada’s"; "your" if she is the reader. */
export const whose = ({ name, isReader }: Party): string => (isReader ? 'your' : `${name}’s`);
export const Whose = ({ name, isReader }: Party): string => (isReader ? 'Your' : `${name}’s`);

/** The verb form for each: `agree(party, 'wins', 'win')`. */
export const agree = ({ isReader }: Party, others: string, readers: string): string =>
  isReader ? readers : others;

export const kind = (name: string): { name: string; counted: (count: number) => string } => ({
  name,
  counted: (count) => counted(count, name),
});

/** How often the position on the board has occurred. */
export const occurrences = ({ count }: ScoreFacts): string =>
  `This position has occurred ${TIMES[count] ?? `${count} times`}; the third time the game is drawn.`;

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };
