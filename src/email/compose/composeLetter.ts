/** Turns a kind of letter and its facts into the finished letter. */
import type { Words } from '../../words/index.ts';
import type { Block, BlockOf } from '../blocks.ts';
import type { LetterKind, Template } from '../letters/template.ts';
import { headersOf } from './headers.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly contentId: string;
  readonly content: Uint8Array;
}

export interface ComposedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly replyTo?: string;
  readonly attachments: readonly Attachment[];
}

/** The same facts always give the same letter, byte for byte: a retry with the same key must not differ. */
export function composeLetter<Facts>(
  words: Words,
  { kind, draft: draftOf }: Template<LetterKind, Facts>,
  facts: Facts,
): ComposedLetter {
  const draft = draftOf(words.letters, facts);
  const { subject, blocks, replyTo, preheader } = draft;
  return {
    subject,
    text: renderText(words.letters.parts, blocks),
    html: renderHtml(words, subject, blocks, preheader),
    headers: headersOf(kind, draft),
    ...(replyTo && { replyTo }),
    attachments: blocks.filter(isBoard).map(pictureOf),
  };
}

const isBoard = (block: Block): block is BlockOf<'board'> => block.type === 'board';

const pictureOf = ({ filename, cid, board }: BlockOf<'board'>): Attachment => ({
  filename,
  contentType: 'image/png',
  contentId: cid,
  content: board.png,
});
