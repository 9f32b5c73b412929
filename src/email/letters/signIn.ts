import { button, lead, paragraph } from '../blocks.ts';
import { template } from './template.ts';

interface SignIn {
  readonly link: string;
  readonly minutes: number;
  /** The address of ours that a letter, perhaps the reader's, was sent to; left out if a page asked. */
  readonly wroteTo?: string;
}

export const signIn = template('signIn', ({ signIn: words }, { link, minutes, wroteTo }: SignIn) => ({
  subject: words.subject,
  blocks: [
    ...(wroteTo === undefined ? [lead(words.asked)] : words.wrote(wroteTo).map(paragraphOrLead)),
    button(words.button, link),
    paragraph(words.valid(minutes)),
  ],
}));

const paragraphOrLead = (text: string, index: number) => (index === 0 ? lead(text) : paragraph(text));
