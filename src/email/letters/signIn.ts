import { button, lead, paragraph } from '../blocks.ts';
import type { Template } from './template.ts';

interface SignIn {
  readonly link: string;
  readonly minutes: number;
}

export const signIn: Template<SignIn> = ({ signIn: words }, { link, minutes }) => ({
  subject: words.subject,
  blocks: [lead(words.asked), button(words.button, link), paragraph(words.valid(minutes))],
});
