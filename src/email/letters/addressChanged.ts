import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export function addressChanged({ name, news }: LetterOf<'addressChanged'>): readonly Block[] {
  const { changed, otherwise, button, arrived, takenBack, signedOut } = words.addressChanged;
  switch (news.what) {
    case 'left':
      return [
        lead(changed(name)),
        paragraph(otherwise(news.days)),
        { type: 'button', label: button, url: news.link },
      ];
    case 'arrived':
      return [lead(arrived(name)), paragraph(signedOut)];
    case 'takenBack':
      return [lead(takenBack(name)), paragraph(signedOut)];
  }
}
