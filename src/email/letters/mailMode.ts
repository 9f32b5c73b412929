import { lead, paragraph } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import { template } from './template.ts';

interface MailMode extends AccountLetter {
  readonly wanted: 'stop' | 'quiet' | 'digest' | 'each';
}

export const mailMode = template('mailMode', (words, facts: MailMode) => {
  const { subject, done, undo } = words.mailMode;
  const { wanted } = facts;
  return accountLetter(words, facts, subject[wanted], [lead(done[wanted]), paragraph(undo[wanted])]);
});
