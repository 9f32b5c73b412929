/** A diagram in words, for those who cannot see it: what stands where, what moves, and what is marked. */
import type { AnyRules, Diagram, Piece } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import { altText } from './altText.ts';
import type { DrawnDiagram } from './diagram.ts';
import { describePiece } from './phrases.ts';
import { onCells } from './sides.ts';

/** More pieces than that are counted instead. */
const MOST_PIECES = 24;

function standing(words: BoardWords, rules: AnyRules, pieces: readonly Piece[]): readonly string[] {
  const shown = onCells(rules, pieces);
  if (shown.length === 0 || shown.length > MOST_PIECES) return [altText(words, rules, pieces)];
  const kinds = new Map<string, string[]>();
  for (const piece of shown) {
    const name = describePiece(words, rules, piece);
    kinds.set(name, [...(kinds.get(name) ?? []), piece.cell]);
  }
  return [...kinds].map(([name, cells]) => words.board.asPicture.standing(name, cells));
}

export function describeDiagram(
  words: BoardWords,
  rules: AnyRules,
  { moves = [], isBefore }: Diagram,
  { pieces, pointed }: DrawnDiagram,
): string {
  const { asPicture } = words.board;
  return [
    ...standing(words, rules, pieces),
    ...(moves.length > 0 ? [isBefore ? asPicture.toPlay(moves) : asPicture.played(moves)] : []),
    ...(pointed.length > 0 ? [asPicture.marked(pointed)] : []),
  ].join(' ');
}
