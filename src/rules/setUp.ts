/**
 * Games and boards that begin with a position of somebody's choice. Every game has the option `position`: a
 * position's text, which stands instead of the set-up. The position may settle other options (a goal, a rim);
 * those are then as it says.
 */
import { known, ok, type Result, refuse } from './result.ts';
import type { AnyRules, Options, Standing } from './rules.ts';

export const POSITION = 'position';
/** The longest text that is read as a position, in characters. */
export const LONGEST_POSITION = 300;

/** Why a text is no position to begin with; `example` is the text of the game's own start. */
export type SetUpRefusal = { readonly read: string; readonly example: string } & (
  | { readonly code: 'TOO_LONG'; readonly most: number }
  /** It has another number of parts (between spaces), or of rows (between slashes) in the first of them. */
  | { readonly code: 'WRONG_PARTS' | 'WRONG_ROWS'; readonly found: number; readonly wanted: number }
  /** A row, counted from 1, has another number of cells. */
  | { readonly code: 'WRONG_CELLS'; readonly row: number; readonly found: number; readonly wanted: number }
  /** A part is not what it should be, or the parts do not fit together. */
  | { readonly code: 'UNSOUND' }
  | { readonly code: 'OVER' }
);

export interface SetUp {
  readonly standing: Standing<unknown>;
  /** All options of a game that begins so, the position in its canonical spelling among them. */
  readonly options: Options;
}

/** Reads the text of a position in which the game goes on. */
export function readSetUp(rules: AnyRules, text: string): Result<SetUp, SetUpRefusal> {
  const read = text.trim().replaceAll(/\s+/g, ' ');
  const example = rules.formatPosition(rules.start(usual(rules)).position);
  if (read.length > LONGEST_POSITION) {
    return refuse({ code: 'TOO_LONG', read: `${read.slice(0, 40)}…`, example, most: LONGEST_POSITION });
  }
  const position: unknown = rules.parsePosition(read);
  if (position === undefined) return refuse({ read, example, ...whatIsWrong(rules, read, example) });
  const isOver = rules.next(position, []).steps.length === 0 || rules.isOver?.(position) === true;
  if (isOver) return refuse({ code: 'OVER', read, example });
  const options = {
    ...usual(rules),
    ...rules.optionsIn?.(position),
    [POSITION]: rules.formatPosition(position),
  };
  return ok({ standing: { position, toMove: rules.toMove(position) }, options });
}

const usual = ({ options }: AnyRules): Options =>
  Object.fromEntries(options.map(({ name, values }) => [name, values[0]]));

/** The first difference in form between a text and the start's; where there is none, it is unsound. */
function whatIsWrong(rules: AnyRules, read: string, example: string) {
  const [parts, wanted] = [read.split(' '), example.split(' ')];
  if (parts.length !== wanted.length)
    return { code: 'WRONG_PARTS', found: parts.length, wanted: wanted.length } as const;
  const [rows, wantedRows] = [(parts[0] as string).split('/'), (wanted[0] as string).split('/')];
  if (rows.length !== wantedRows.length)
    return { code: 'WRONG_ROWS', found: rows.length, wanted: wantedRows.length } as const;
  // Some games count runs of empty cells, or name cells: there the length of a row says nothing.
  const hasACharacterACell = wantedRows.join('').length === rules.board.cells.length;
  const at = rows.findIndex((row, index) => row.length !== wantedRows[index]?.length);
  return hasACharacterACell && at >= 0
    ? ({
        code: 'WRONG_CELLS',
        row: at + 1,
        found: (rows[at] as string).length,
        wanted: (wantedRows[at] as string).length,
      } as const)
    : ({ code: 'UNSOUND' } as const);
}

/** The rules with the option: their games may start with any position. */
export const startingAnywhere = <R extends AnyRules>(rules: R): R => ({
  ...rules,
  start: (options: Options): Standing<unknown> => {
    const text = options[POSITION];
    if (text === undefined) return rules.start(options);
    const position: unknown = known(rules.parsePosition(text), 'the position that a game begins with');
    return { position, toMove: rules.toMove(position) };
  },
});
