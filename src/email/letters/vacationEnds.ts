import { button, lead } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import { template } from './template.ts';

interface VacationEnds extends AccountLetter {
  /** How long until the clocks resume. */
  readonly days: number;
  /** The last day off, in words. */
  readonly last: string;
  /** The page for taking more days. */
  readonly link: string;
}

export const vacationEnds = template('vacationEnds', (words, facts: VacationEnds) => {
  const { subject, soon, button: label } = words.vacationEnds;
  const { days, last, link } = facts;
  return accountLetter(words, facts, subject(days), [lead(soon(days, last)), button(label, link)]);
});
