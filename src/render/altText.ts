/** What a picture shows, in a few sentences: for screen readers, and for mail programs that show no pictures. */
import type { AnyGame, Piece, Seat } from '../rules/index.ts';
import type { Mark, MarkKind } from './marks.ts';
import { counted, listed, namedKind, sideName } from './phrases.ts';

function countsOf(game: AnyGame, pieces: readonly Piece[], seat: Seat | undefined): string {
  const counts = Object.keys(game.kinds).flatMap((kind) => {
    const count = pieces.filter((piece) => piece.seat === seat && piece.kind === kind).length;
    return count === 0 ? [] : counted(count, namedKind(game, kind));
  });
  return `${sideName(game, seat)}: ${listed(counts) || 'no pieces'}.`;
}

function lastMove(marks: readonly Mark[]): readonly string[] {
  const cells = (kind: MarkKind) => marks.filter((mark) => mark.kind === kind).map(({ cell }) => cell);
  const part = (words: string, kind: MarkKind) => {
    const found = listed(cells(kind));
    return found === '' ? [] : `${words} ${found}`;
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
  game: AnyGame,
  pieces: readonly Piece[],
  marks: readonly Mark[] = [],
  toMove?: Seat,
): string {
  const seats: readonly (Seat | undefined)[] = [...game.seats.keys()];
  const hasNeutral = pieces.some(({ seat }) => seat === undefined);
  return [
    `${game.name}.`,
    ...[...seats, ...(hasNeutral ? [undefined] : [])].map((seat) => countsOf(game, pieces, seat)),
    ...lastMove(marks),
    ...(toMove === undefined ? [] : [`${sideName(game, toMove)} to move.`]),
  ].join(' ');
}
