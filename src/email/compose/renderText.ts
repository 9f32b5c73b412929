/**
 * Blocks as a plain-text letter: 72 columns, the board drawn with characters, every link on a line of its
 * own.
 */
import { type Block, oneLine } from '../blocks.ts';
import type { PlayedMove, PlayerFacts } from '../letters/facts.ts';
import type { LetterWords } from '../letters/template.ts';
import { numberOf } from './moveNumber.ts';

/** The words used by the blocks themselves. */
type Parts = LetterWords['parts'];

const COLUMNS = 72;

/** A space at which `wrap` does not break a line. */
const NO_BREAK = '\u00a0';

/** The signature delimiter of RFC 3676: good mail programs leave what follows out of replies. */
const SIGNATURE = '-- ';

export const renderText = (words: Parts, blocks: readonly Block[]): string =>
  `${blocks.map((block) => textOf(words, block)).join('\n\n')}\n`;

function textOf(words: Parts, block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return wrap(block.text);
    case 'heading':
      return `${wrap(block.text)}\n${'-'.repeat(Math.min(COLUMNS, oneLine(block.text).length))}`;
    case 'list':
      return block.items.map((item) => wrap(item, '- ', '  ')).join('\n');
    case 'quote':
      // Without the bar, a line of this might be read as a move if the reader's mail program quotes it
      // without marks.
      return wrap(block.text, '| ', '| ');
    case 'board': {
      const { board, caption, isPlayed } = block;
      const standing = board.players.map((player) => wrap(playerLine(words, player)));
      const drawn = [`${wrap(`${caption}:`)}\n\n${board.text.trimEnd()}`, standing.join('\n')]
        .filter((part) => part !== '')
        .join('\n\n');
      return isPlayed ? `${drawn}\n\n${linkLines(words.board.picture, board.url)}` : drawn;
    }
    case 'moves':
      return block.moves.map((move) => moveLine(words, move)).join('\n');
    case 'button':
      return linkLines(block.label, block.url);
    case 'answer': {
      const { byLetter, afterExample, orOnPage } = words.answer;
      const { example, link } = block.answer;
      // The example never starts a line: if it is quoted without a mark, it must not be read as the reader's
      // move.
      const kept = example.replaceAll(' ', NO_BREAK);
      return `${wrap(`${byLetter}${NO_BREAK}${kept}${afterExample}`)}\n\n${orOnPage}\n${link}`;
    }
    case 'writeTo': {
      const { replyTo, link } = block.answer;
      return `${linkLines(words.answer.byNewLetter, replyTo)}\n\n${words.answer.orOnPage}\n${link}`;
    }
    case 'footer':
      return [
        SIGNATURE,
        ...block.sentences.map((sentence) => wrap(sentence)),
        ...block.links.map(({ label, url }) => linkLines(label, url)),
      ].join('\n');
  }
}

const moveLine = (words: Parts, { text, ...turn }: PlayedMove): string =>
  oneLine(`${numberOf(turn.ply)}. ${text ?? words.withoutMove(turn.how)}, ${words.by(turn)}`);

/** "Gold: Ada, 2 of 3 captured, to move". The side goes first: a name might look like a move. */
const playerLine = ({ board }: Parts, { name, side, score, isToMove }: PlayerFacts): string =>
  [board.player(name, side), score, isToMove ? board.toMove : ''].filter((text) => text !== '').join(', ');

const linkLines = (label: string, url: string): string => `${wrap(`${label}:`)}\n${url}`;

/** Breaks lines at spaces; a word longer than a line gets a line of its own. */
function wrap(text: string, first = '', rest = ''): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of oneLine(text).split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n').replaceAll(NO_BREAK, ' ');
}
