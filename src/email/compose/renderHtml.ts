/**
 * Blocks as an HTML letter that mail programs display correctly: no tables, no scripts, no classes, all
 * styles inline. The letter is a sheet of paper: its text and its ground are set together, so that it can be
 * read in the dark, and mail programs that turn colors around turn both.
 */
import type { Words } from '../../words/index.ts';
import { type Block, type BlockOf, oneLine } from '../blocks.ts';
import type { PlayedMove, PlayerFacts } from '../letters/facts.ts';
import type { LetterWords } from '../letters/template.ts';
import { numberOf } from './moveNumber.ts';

/** The words used by the blocks themselves. */
type Parts = LetterWords['parts'];

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Names and moves, and what is said of them. */
const SERIF = 'font-family:Georgia,Cambria,serif';
const PAPER = 'background-color:#faf8f3';
const INK = `color:#22201b;${PAPER}`;
const SOFT = `color:#625d52;${PAPER}`;
/** Of buttons and links, and nothing else. */
const ACCENT = '#1f5c8f';
const SOFT_LINE = '1px solid #625d52';
const FINE_LINE = '1px solid #d8d2c4';

const STYLE = {
  page: `max-width:576px;margin:0 auto;padding:20px 16px;${INK};${FONT};font-size:16px;line-height:1.5;overflow-wrap:break-word`,
  preheader: 'display:none;max-height:0;overflow:hidden',
  lead: `margin:0 0 16px;${SERIF};font-size:20px;line-height:1.35`,
  paragraph: 'margin:0 0 16px',
  heading: `margin:24px 0 12px;padding:16px 0 0;border-top:${FINE_LINE};${SERIF};font-size:19px;font-weight:600`,
  list: 'margin:0 0 16px;padding:0 0 0 24px',
  moves: `margin:0 0 16px;padding:0 0 0 40px;${SERIF};font-size:17px`,
  quote: `margin:0 0 16px;padding:4px 12px;border-left:3px solid #d8d2c4;${SERIF}`,
  code: `${SERIF};font-weight:600`,
  picture: 'display:block;border:0;max-width:100%;height:auto',
  caption: `margin:0 0 8px;${SOFT};font-size:14px`,
  players: `margin:8px 0 4px;padding:0;list-style:none;${SERIF}`,
  swatch: `display:inline-block;width:10px;height:10px;border-radius:6px;border:${SOFT_LINE}`,
  score: `${SOFT};${FONT};font-size:14px`,
  small: `margin:4px 0 16px;${SOFT};font-size:14px`,
  link: `color:${ACCENT};${PAPER}`,
  button: `display:inline-block;padding:10px 20px;border-radius:6px;background-color:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none`,
  footer: `margin:24px 0 0;padding:12px 0 0;border-top:${FINE_LINE};${SOFT};font-size:14px`,
  footerLine: 'margin:0 0 4px',
} as const;

/** `preheader`: what mailboxes show beside the subject, before the letter's own beginning. */
export const renderHtml = (words: Words, subject: string, blocks: readonly Block[], preheader = ''): string =>
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
${preheader === '' ? '' : `${element('div', STYLE.preheader, escapeHtml(preheader))}\n`}<div style="${STYLE.page}">
${blocks.map((block) => htmlOf(words.letters.parts, block)).join('\n')}
</div>
</body>
</html>
`;

function htmlOf(words: Parts, block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', paragraphStyle(block), escapeHtml(block.text));
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
          element('p', STYLE.footerLine, block.links.map(({ label, url }) => anchor(url, label)).join(' · ')),
      );
  }
}

const paragraphStyle = ({ lead, small }: BlockOf<'paragraph'>): string =>
  lead ? STYLE.lead : small ? STYLE.small : STYLE.paragraph;

function boardHtml(words: Parts, { board, caption, isPlayed, cid }: BlockOf<'board'>): string {
  const { width, height, alt, players, hasOlderTurns, url } = board;
  const below = [
    ...(hasOlderTurns ? [escapeHtml(words.board.olderTurns)] : []),
    ...(isPlayed ? [anchor(url, words.board.picture)] : []),
  ];
  return [
    element('p', STYLE.caption, escapeHtml(caption)),
    `<img src="cid:${cid}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="${STYLE.picture}">`,
    players.length === 0
      ? ''
      : element('ul', STYLE.players, players.map((player) => playerItem(words, player)).join('')),
    element('p', STYLE.small, below.join(' ')),
  ].join('');
}

/** A round sample of the side's colour, the name, and the score. */
function playerItem(words: Parts, player: PlayerFacts): string {
  const swatch = `<span style="${STYLE.swatch};background-color:${player.colour};color:${player.colour}"></span>`;
  const name = escapeHtml(words.board.player(player.name, player.side));
  const said = [player.score, player.isToMove ? words.board.toMove : ''].filter((text) => text !== '');
  const rest = said.length === 0 ? '' : ` ${element('span', STYLE.score, escapeHtml(said.join(' · ')))}`;
  return `<li>${swatch} ${player.isToMove ? `<b>${name}</b>` : name}${rest}</li>`;
}

/** Uses few bytes per item: Gmail clips letters over 102 kB, and a history can be long. */
const moveItem = (words: Parts, { text, ...turn }: PlayedMove): string =>
  `<li value="${numberOf(turn.ply)}"><b>${escapeHtml(text ?? words.withoutMove(turn.how))}</b> ${escapeHtml(words.by(turn))}</li>`;

/** A move is not broken across lines, unless it is too long for a phone. */
const code = (text: string): string =>
  element('span', text.length > 24 ? STYLE.code : `${STYLE.code};white-space:nowrap`, escapeHtml(text));

const element = (tag: string, style: string, content: string): string =>
  `<${tag} style="${style}">${content}</${tag}>`;

const anchor = (url: string, label: string, style: string = STYLE.link): string =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  oneLine(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
