import { lead, paragraph } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import type { Template } from './template.ts';

interface MailMode extends AccountLetter {
  readonly wanted: 'stop' | 'quiet' | 'digest' | 'each';
}

export const mailMode: Template<MailMode> = (words, facts) => {
  const { subject, done, undo } = words.mailMode;
  const { wanted } = facts;
  return accountLetter(words, facts, subject[wanted], [lead(done[wanted]), paragraph(undo[wanted])]);
};
