/** A picture in a few sentences, for screen readers and for mail programs that show no pictures. */
import type { AnyRules, Piece, Seat } from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';
import type { Mark, MarkKind } from './marks.ts';
import { armyName, seatName } from './phrases.ts';
import { armiesOf, onCells } from './sides.ts';

function countsOf(
  words: BoardWords,
  rules: AnyRules,
  pieces: readonly Piece[],
  army: Seat | undefined,
): string {
  const { kinds } = gameWords(words, rules);
  const counts = rules.kinds.flatMap((kind) => {
    const count = pieces.filter((piece) => piece.seat === army && piece.kind === kind).length;
    return count === 0 ? [] : (kinds[kind]?.counted(count) ?? []);
  });
  return words.board.asPicture.army(armyName(words, rules, army), counts);
}

function lastMove({ board: { asPicture } }: BoardWords, marks: readonly Mark[]): readonly string[] {
  const part = (kind: MarkKind, say: (cells: readonly string[]) => string): readonly string[] => {
    const cells = marks.filter((mark) => mark.kind === kind).map(({ cell }) => cell);
    return cells.length === 0 ? [] : [say(cells)];
  };
  const said = [
    ...part('origin', asPicture.from),
    ...part('path', asPicture.over),
    ...part('target', asPicture.to),
    ...part('captured', asPicture.takenOn),
    ...part('changed', asPicture.changedOn),
  ];
  return said.length === 0 ? [] : [asPicture.lastMove(said)];
}

/** The game, the sides and their pieces, the last move, and, if that is known, who is to move. */
export function altText(
  words: BoardWords,
  rules: AnyRules,
  pieces: readonly Piece[],
  marks: readonly Mark[] = [],
  toMove?: Seat,
): string {
  const armies: readonly (Seat | undefined)[] = [...armiesOf(rules).keys()];
  const counted = onCells(rules, pieces);
  const hasNeutral = counted.some(({ seat }) => seat === undefined);
  return [
    words.board.asPicture.game(gameWords(words, rules).name),
    ...[...armies, ...(hasNeutral ? [undefined] : [])].map((army) => countsOf(words, rules, counted, army)),
    ...lastMove(words, marks),
    ...(toMove === undefined ? [] : [words.board.asPicture.toMove(seatName(words, rules, toMove))]),
  ].join(' ');
}
