import { button, lead, paragraph } from '../blocks.ts';
import { template } from './template.ts';

/** To the address where somebody wants to get their letters; `name` is the account's. */
interface ConfirmAddress {
  readonly name: string;
  readonly link: string;
  readonly hours: number;
}

export const confirmAddress = template(
  'confirmAddress',
  ({ confirmAddress: words }, { name, link, hours }: ConfirmAddress) => ({
    subject: words.subject,
    blocks: [lead(words.asked(name)), button(words.button, link), paragraph(words.valid(hours))],
  }),
);
