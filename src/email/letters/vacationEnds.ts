import { button, lead } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import type { Template } from './template.ts';

interface VacationEnds extends AccountLetter {
  /** Until clocks go on. */
  readonly days: number;
  /** The last day, in words. */
  readonly last: string;
  /** The page on which more days are taken. */
  readonly link: string;
}

export const vacationEnds: Template<VacationEnds> = (words, facts) => {
  const { subject, soon, button: label } = words.vacationEnds;
  const { days, last, link } = facts;
  return accountLetter(words, facts, subject(days), [lead(soon(days, last)), button(label, link)]);
};
