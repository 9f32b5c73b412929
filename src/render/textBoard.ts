/**
 * Boards in plain text, for letters and terminals: columns by x, lines by y, a symbol for each piece,
 * coordinates as on the drawn board. At most 72 columns wide.
 */
import type { AnyRules, BoardCell, Piece } from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';
import type { Mark, MarkKind } from './marks.ts';
import { smallestGap } from './numbers.ts';
import { armyName, kindName } from './phrases.ts';
import { armiesOf, onCells } from './sides.ts';
import { boardFrom, type View } from './views.ts';

const WIDTH = 72;
/** Cells whose y differs by less than this, in board units, go on one line. */
const SAME_LINE = 0.1;

/** Brackets by kind of mark; later kinds take precedence. */
const BRACKETS: readonly (readonly [MarkKind, string])[] = [
  ['path', '()'],
  ['origin', '()'],
  ['captured', '()'],
  ['changed', '[]'],
  ['target', '[]'],
];

interface Token {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** "44" and "Wp44"; "e2" and "Yp:e2" */
const named = (symbol: string | undefined, cell: string): string =>
  symbol === undefined ? cell : `${symbol}${/^\d/.test(cell) ? '' : ':'}${cell}`;

/** Groups points of nearly the same y, from the top. */
function linesOf<T extends { readonly y: number }>(things: readonly T[]): readonly (readonly T[])[] {
  const lines: T[][] = [];
  let top = Number.POSITIVE_INFINITY;
  for (const thing of things.toSorted((a, b) => b.y - a.y)) {
    if (top - thing.y > SAME_LINE) {
      top = thing.y;
      lines.push([]);
    }
    lines.at(-1)?.push(thing);
  }
  return lines;
}

/** The least distances of neighbors on a line, and of columns. */
interface Gaps {
  readonly neighbours: number;
  readonly column: number;
}

/** Measured once for each board. */
const gaps = new WeakMap<readonly BoardCell[], Gaps>();

function gapsOf(cells: readonly BoardCell[]): Gaps {
  const measured = gaps.get(cells) ?? {
    neighbours: Math.min(...linesOf(cells).map((line) => smallestGap(line.map(({ x }) => x)))),
    column: smallestGap(cells.map(({ x }) => x)),
  };
  gaps.set(cells, measured);
  return measured;
}

/**
 * Characters per unit of width: enough for the longest token between neighbors on a line, as far as the line
 * length allows, and a whole number of characters from column to column.
 */
function scaleOf(cells: readonly BoardCell[], longest: number, span: number): number {
  const { neighbours, column } = gapsOf(cells);
  const wanted = Math.max(4, longest + 1) / neighbours;
  return Math.floor(Math.min(wanted, (WIDTH - longest) / span) * column + 0.01) / column;
}

/** Writes the tokens centered on their columns; column 0 is the middle of the widest token at `left`. */
function writeLine(tokens: readonly Token[], left: number, perUnit: number, indent: number): string {
  let line = '';
  for (const { text, x } of tokens.toSorted((a, b) => a.x - b.x)) {
    const column = Math.round((x - left) * perUnit) + indent - Math.floor((text.length - 1) / 2);
    line = `${line.padEnd(column)}${text}`;
  }
  return line.trimEnd();
}

function legendOf(words: BoardWords, rules: AnyRules, pieces: readonly Piece[]): readonly string[] {
  return [...armiesOf(rules).keys(), undefined].flatMap((seat) => {
    const own = pieces.filter((piece) => piece.seat === seat);
    const symbols = new Map(own.map(({ symbol, kind }) => [symbol, kind]));
    if (symbols.size === 0) return [];
    const meanings = [...symbols].map(([symbol, kind]) => `${symbol} ${kindName(words, rules, kind)}`);
    return words.board.asText.legend(armyName(words, rules, seat), meanings);
  });
}

/** "Yellow’s throne: g2. Cyan’s throne: b7." in as few lines as will hold them. */
function featuresOf(words: BoardWords, rules: AnyRules): readonly string[] {
  const { features } = gameWords(words, rules);
  const lines: string[] = [];
  for (const { id, cells } of rules.board.features ?? []) {
    const said = words.board.asText.feature(features[id] ?? id, cells);
    const joined = `${lines.at(-1)} ${said}`;
    if (lines.length > 0 && joined.length <= WIDTH) lines.splice(-1, 1, joined);
    else lines.push(said);
  }
  return lines;
}

/**
 * The position as lines of text, as an army sees it. What the last move did is in brackets, explained below
 * with the symbols.
 */
export function textBoard(
  words: BoardWords,
  rules: AnyRules,
  pieces: readonly Piece[],
  marks: readonly Mark[] = [],
  view?: View,
): string {
  const { namesKey, marksKey } = words.board.asText;
  const board = boardFrom(rules, view);
  const symbols = new Map(pieces.map(({ cell, symbol }) => [cell, symbol]));
  const brackets = new Map(
    BRACKETS.flatMap(([kind, pair]) =>
      marks.filter((mark) => mark.kind === kind).map(({ cell }) => [cell, pair] as const),
    ),
  );
  const cellText = ({ cell }: BoardCell): string => {
    const symbol = symbols.get(cell);
    const content = board.namesInCells ? named(symbol, cell) : (symbol ?? '.');
    const pair = brackets.get(cell) ?? '  ';
    return `${pair.charAt(0)}${content}${pair.charAt(1)}`;
  };
  const tokens: readonly Token[] = [
    ...board.cells.map((cell) => ({ text: cellText(cell), x: cell.x, y: cell.y })),
    ...board.outside.flatMap(({ place, x, y }) => {
      const symbol = symbols.get(place);
      return symbol === undefined ? [] : { text: ` ${symbol} `, x, y };
    }),
    ...board.labels.map(({ text, x, y }) => ({ text: ` ${text} `, x, y })),
  ];
  const xs = tokens.map(({ x }) => x);
  const left = Math.min(...xs);
  const longest = Math.max(...tokens.map(({ text }) => text.length));
  const perUnit = scaleOf(board.cells, longest, Math.max(...xs) - left);
  const lines = linesOf(tokens).map((line) => writeLine(line, left, perUnit, Math.floor((longest - 1) / 2)));
  const margin = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  const shown = marks.some(({ kind }) => BRACKETS.some(([known]) => known === kind));
  return [
    ...lines.map((line) => line.slice(margin)),
    '',
    ...legendOf(words, rules, onCells(rules, pieces)),
    ...featuresOf(words, rules),
    ...(board.namesInCells ? [namesKey] : []),
    ...(shown ? [marksKey] : []),
  ].join('\n');
}
