import { button, lead, paragraph } from '../blocks.ts';
import { template } from './template.ts';

interface SignIn {
  readonly link: string;
  readonly minutes: number;
}

export const signIn = template('signIn', ({ signIn: words }, { link, minutes }: SignIn) => ({
  subject: words.subject,
  blocks: [lead(words.asked), button(words.button, link), paragraph(words.valid(minutes))],
}));
