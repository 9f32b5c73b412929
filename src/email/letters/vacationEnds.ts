import { button, lead } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import { template } from './template.ts';

interface VacationEnds extends AccountLetter {
  /** Until clocks go on. */
  readonly days: number;
  /** The last day, in words. */
  readonly last: string;
  /** The page on which more days are taken. */
  readonly link: string;
}

export const vacationEnds = template('vacationEnds', (words, facts: VacationEnds) => {
  const { subject, soon, button: label } = words.vacationEnds;
  const { days, last, link } = facts;
  return accountLetter(words, facts, subject(days), [lead(soon(days, last)), button(label, link)]);
});
