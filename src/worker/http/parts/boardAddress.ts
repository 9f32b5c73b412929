/**
 * The address of a board without a game: `/board/GAME?position=TEXT&line=MOVES`, where either may be left
 * out, with an option each (`goal=connect`) for a board that begins with the rules' own start, and `side`
 * for the seat whose side is nearest. It says all there is to know, so it stays good.
 */
import { LINE, type Options, POSITION, type RulesId, type Seat } from '../../../rules/index.ts';

export interface BoardAddress {
  readonly rulesId: RulesId;
  /** Those that differ from the usual ones; the position among them. */
  readonly options?: Options;
  readonly moves?: readonly string[];
  readonly side?: Seat;
}

/** What the address carries besides its path. */
export const queryOf = ({ options = {}, moves = [], side = 0 }: Omit<BoardAddress, 'rulesId'>): Options => ({
  ...options,
  ...(moves.length > 0 && { [LINE]: moves.join(' ') }),
  ...(side > 0 && { side: String(side) }),
});

export const boardPath = ({ rulesId, ...rest }: BoardAddress): string =>
  withQuery(`/board/${rulesId}`, queryOf(rest));

/** Where a game that begins with the position is started. */
export const beginPath = (rulesId: RulesId, position: string): string =>
  withQuery(`/new/${rulesId}`, { [POSITION]: position });

function withQuery(path: string, query: Options): string {
  const text = new URLSearchParams(query).toString().replaceAll('+', '%20');
  return text === '' ? path : `${path}?${text}`;
}
