/**
 * Blocks as an HTML letter that mail programs display correctly: no tables, no scripts, no classes, all
 * styles inline. Text and background keep the reader's own colors, light or dark; the few colors set here
 * are readable on both.
 */
import type { Words } from '../../words/index.ts';
import { type Block, type BlockOf, oneLine } from '../blocks.ts';
import type { PlayedMove } from '../letters/facts.ts';
import type { LetterWords } from '../letters/template.ts';
import { numberOf } from './moveNumber.ts';

/** The words used by the blocks themselves. */
type Parts = LetterWords['parts'];

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace";
const FINE_LINE = '1px solid #808080';

const STYLE = {
  page: `max-width:560px;margin:0 auto;padding:16px;${FONT};font-size:16px;line-height:1.5;overflow-wrap:break-word`,
  lead: 'margin:0 0 16px;font-size:18px;font-weight:600',
  paragraph: 'margin:0 0 16px',
  heading: `margin:24px 0 12px;padding:16px 0 0;border-top:${FINE_LINE};font-size:18px;font-weight:600`,
  list: 'margin:0 0 16px;padding:0 0 0 24px',
  moves: 'margin:0 0 16px;padding:0 0 0 40px',
  quote: `margin:0 0 16px;padding:4px 12px;border-left:3px solid #808080;${MONO}`,
  code: `${MONO};font-weight:600`,
  picture: 'display:block;border:0;max-width:100%;height:auto',
  caption: 'margin:0 0 8px',
  small: 'margin:4px 0 16px;font-size:14px',
  button:
    'display:inline-block;padding:10px 20px;border-radius:6px;background-color:#1d5a9e;color:#ffffff;font-weight:600;text-decoration:none',
  footer: `margin:24px 0 0;padding:12px 0 0;border-top:${FINE_LINE};font-size:14px`,
  footerLine: 'margin:0 0 4px',
} as const;

export const renderHtml = (words: Words, subject: string, blocks: readonly Block[]): string =>
  `<!doctype html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0">
<div style="${STYLE.page}">
${blocks.map((block) => htmlOf(words.letters.parts, block)).join('\n')}
</div>
</body>
</html>
`;

function htmlOf(words: Parts, block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', block.lead ? STYLE.lead : STYLE.paragraph, escapeHtml(block.text));
    case 'heading':
      return element('h2', STYLE.heading, escapeHtml(block.text));
    case 'list':
      return element('ul', STYLE.list, block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join(''));
    case 'quote':
      return element('blockquote', STYLE.quote, escapeHtml(block.text));
    case 'board':
      return boardHtml(words, block);
    case 'moves':
      return element('ol', STYLE.moves, block.moves.map((move) => moveItem(words, move)).join(''));
    case 'button':
      return element(
        'p',
        STYLE.paragraph,
        anchor(block.url, block.label, block.isQuiet ? undefined : STYLE.button),
      );
    case 'answer': {
      const { byLetter, afterExample, button } = words.answer;
      const { example, link } = block.answer;
      return (
        element('p', STYLE.paragraph, `${escapeHtml(byLetter)} ${code(example)}${afterExample}`) +
        element('p', STYLE.paragraph, anchor(link, button, STYLE.button))
      );
    }
    case 'writeTo': {
      const { replyTo, link } = block.answer;
      return (
        element('p', STYLE.paragraph, anchor(link, words.answer.button, STYLE.button)) +
        element('p', STYLE.paragraph, anchor(`mailto:${replyTo}`, words.answer.orByNewLetter))
      );
    }
    case 'footer':
      return element(
        'div',
        STYLE.footer,
        element('p', STYLE.footerLine, block.sentences.map(escapeHtml).join(' ')) +
          block.links.map(({ label, url }) => element('p', STYLE.footerLine, anchor(url, label))).join(''),
      );
  }
}

const boardHtml = (words: Parts, { board, caption, isPlayed, cid }: BlockOf<'board'>): string =>
  element('p', STYLE.caption, escapeHtml(caption)) +
  `<img src="cid:${cid}" width="${board.width}" height="${board.height}" alt="${escapeHtml(board.alt)}" style="${STYLE.picture}">` +
  element('p', STYLE.small, isPlayed ? anchor(board.url, words.board.picture) : '');

/** Uses few bytes per item: Gmail clips letters over 102 kB, and a history can be long. */
const moveItem = (words: Parts, { text, ...turn }: PlayedMove): string =>
  `<li value="${numberOf(turn.ply)}"><b>${escapeHtml(text ?? words.withoutMove(turn.how))}</b> ${escapeHtml(words.by(turn))}</li>`;

/** A move is not broken across lines, unless it is too long for a phone. */
const code = (text: string): string =>
  element('span', text.length > 24 ? STYLE.code : `${STYLE.code};white-space:nowrap`, escapeHtml(text));

const element = (tag: string, style: string, content: string): string =>
  `<${tag} style="${style}">${content}</${tag}>`;

const anchor = (url: string, label: string, style?: string): string =>
  `<a href="${escapeHtml(url)}"${style ? ` style="${style}"` : ''}>${escapeHtml(label)}</a>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  oneLine(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
