/** A diagram in words, for those who cannot see it: what stands where, what moves, and what is marked. */
import type { AnyRules, Diagram } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import { altText } from './altText.ts';
import type { DrawnDiagram } from './diagram.ts';
import { describePiece } from './phrases.ts';
import { onCells } from './sides.ts';

/** More pieces than that are counted instead. */
const MOST_PIECES = 24;

export function describeDiagram(
  words: BoardWords,
  rules: AnyRules,
  { moves = [], isBefore }: Diagram,
  { pieces, marks, pointed }: DrawnDiagram,
): string {
  const { asPicture } = words.board;
  const shown = onCells(rules, pieces);
  if (shown.length > MOST_PIECES) return altText(words, rules, pieces, marks);
  const kinds = new Map<string, string[]>();
  for (const piece of shown) {
    const name = describePiece(words, rules, piece);
    kinds.set(name, [...(kinds.get(name) ?? []), piece.cell]);
  }
  return [
    ...[...kinds].map(([name, cells]) => asPicture.standing(name, cells)),
    ...(moves.length > 0 ? [isBefore ? asPicture.toPlay(moves) : asPicture.played(moves)] : []),
    ...(pointed.length > 0 ? [asPicture.marked(pointed)] : []),
  ].join(' ');
}
