import { type Block, button, lead, paragraph } from '../blocks.ts';
import { type LetterWords, template } from './template.ts';

/** Two letters: to the old address, with a link that undoes the change, and to the new one. */
interface AddressChanged {
  readonly name: string;
  readonly news:
    | { readonly what: 'left'; readonly link: string; readonly days: number }
    /** `arrived`: letters now go to the reader's address, because it was proved or a change was undone. */
    | { readonly what: 'arrived' | 'takenBack' };
}

export const addressChanged = template(
  'addressChanged',
  ({ addressChanged: words }, facts: AddressChanged) => ({
    subject: words.subject,
    blocks: bodyOf(words, facts),
  }),
);

function bodyOf(words: LetterWords['addressChanged'], { name, news }: AddressChanged): readonly Block[] {
  switch (news.what) {
    case 'left':
      return [
        lead(words.changed(name)),
        paragraph(words.otherwise(news.days)),
        button(words.button, news.link),
      ];
    case 'arrived':
      return [lead(words.arrived(name)), paragraph(words.signedOut)];
    case 'takenBack':
      return [lead(words.takenBack(name)), paragraph(words.signedOut)];
  }
}
