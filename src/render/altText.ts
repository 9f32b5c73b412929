/** What a picture shows, in a few sentences: for screen readers, and for mail programs that show no pictures. */
import type { AnyRules, Piece, Seat } from '../rules/index.ts';
import type { Mark, MarkKind } from './marks.ts';
import { armyName, counted, listed, namedKind, seatName } from './phrases.ts';
import { armiesOf } from './sides.ts';

function countsOf(rules: AnyRules, pieces: readonly Piece[], army: Seat | undefined): string {
  const counts = Object.keys(rules.kinds).flatMap((kind) => {
    const count = pieces.filter((piece) => piece.seat === army && piece.kind === kind).length;
    return count === 0 ? [] : counted(count, namedKind(rules, kind));
  });
  return `${armyName(rules, army)}: ${listed(counts) || 'no pieces'}.`;
}

function lastMove(marks: readonly Mark[]): readonly string[] {
  const cells = (kind: MarkKind) => marks.filter((mark) => mark.kind === kind).map(({ cell }) => cell);
  const part = (words: string, kind: MarkKind): readonly string[] => {
    const found = listed(cells(kind));
    return found === '' ? [] : [`${words} ${found}`];
  };
  const said = [
    ...part('from', 'origin'),
    ...part('over', 'path'),
    ...part('to', 'target'),
    ...part('taken on', 'captured'),
    ...part('changed on', 'changed'),
  ];
  return said.length === 0 ? [] : [`Last move: ${said.join(', ')}.`];
}

/** The game, the sides and their pieces, the last move, and who is to move when that is told. */
export function altText(
  rules: AnyRules,
  pieces: readonly Piece[],
  marks: readonly Mark[] = [],
  toMove?: Seat,
): string {
  const armies: readonly (Seat | undefined)[] = [...armiesOf(rules).keys()];
  const hasNeutral = pieces.some(({ seat }) => seat === undefined);
  return [
    `${rules.name}.`,
    ...[...armies, ...(hasNeutral ? [undefined] : [])].map((army) => countsOf(rules, pieces, army)),
    ...lastMove(marks),
    ...(toMove === undefined ? [] : [`${seatName(rules, toMove)} to move.`]),
  ].join(' ');
}
