/** What an address of a board asks for: as much of it as can be shown, and what is wrong with the rest. */
import { explainRefusal } from '../../../../render/index.ts';
import {
  type AnyRules,
  completeOptions,
  endOf,
  LINE,
  type Line,
  LONGEST_POSITION,
  type Options,
  ok,
  POSITION,
  type Result,
  readLine,
  readMove,
  readSetUp,
  refuse,
  type Seat,
  type Standing,
} from '../../../../rules/index.ts';
import { explain, type Words } from '../../../../words/index.ts';
import { LONGEST_MOVE } from '../../../limits.ts';

export interface AskedBoard {
  /** Those in the address: what differs from the usual, and the position. */
  readonly chosen: Options;
  /** All of them. */
  readonly options: Options;
  readonly line: Line;
  readonly side: Seat;
  /** A move that was typed into the form: played in `line` if it can be, otherwise still in the field. */
  readonly typed: string | undefined;
  readonly problems: readonly string[];
}

type Query = Readonly<Record<string, string>>;

export function readBoard(words: Words, rules: AnyRules, query: Query): AskedBoard {
  const text = words.pages.freeBoard;
  const problems: string[] = [];
  const { chosen, options } = chosenIn(words, rules, query, problems);
  const start = rules.start(options);
  const written = problems.length > 0 ? '' : (query[LINE] ?? '');
  const read = readLine(rules, start, written);
  const line = read.ok ? read.value : shortened(rules, start, written, read.error);
  if (!read.ok) {
    const { error } = read;
    if (error.code === 'ILLEGAL_IN_LINE') {
      const at = { position: error.position, names: [] };
      problems.push(text.illegal(error.number, error.written.slice(0, LONGEST_MOVE)));
      problems.push(...explainRefusal(words, rules, error.refusal, at));
    } else problems.push(explain(text.lines, error));
  }
  const side = Number(query.side);
  return {
    chosen,
    options,
    line,
    side: rules.seats[side] ? side : 0,
    typed: query.move === undefined ? undefined : query.move.slice(0, LONGEST_MOVE),
    problems,
  };
}

/** The options in the address; the usual ones where they make no sense. */
function chosenIn(words: Words, rules: AnyRules, query: Query, problems: string[]) {
  const text = words.pages.freeBoard;
  const usual = completeOptions(rules, {});
  if (!usual.ok) throw new Error(`${rules.id} has no usual options`);
  const position = query[POSITION]?.trim() ?? '';
  if (position !== '') {
    const setUp = readSetUp(rules, position);
    if (!setUp.ok) problems.push(explain(text.positions, setUp.error));
    else return { chosen: { [POSITION]: setUp.value.options[POSITION] ?? '' }, options: setUp.value.options };
  }
  const named = rules.options.flatMap(({ name }) => {
    const value = query[name]?.slice(0, LONGEST_POSITION);
    return value === undefined ? [] : [[name, value] as const];
  });
  const complete = completeOptions(rules, Object.fromEntries(named));
  if (!complete.ok) {
    const { option, value, legal } = complete.error;
    problems.push(text.option(option, value, legal));
    return { chosen: {}, options: usual.value };
  }
  const options = complete.value;
  const unusual = Object.entries(options).filter(([name, value]) => value !== usual.value[name]);
  return { chosen: Object.fromEntries(unusual), options };
}

/** The line up to the move that is wrong. */
function shortened(
  rules: AnyRules,
  start: Standing<unknown>,
  written: string,
  error: { readonly code: string; readonly number?: number },
): Line {
  const moves = error.number === undefined ? [] : (written.match(/\S+/g) ?? []).slice(0, error.number - 1);
  const read = readLine(rules, start, moves.join(' '));
  return read.ok ? read.value : { turns: [], standings: [start] };
}

/** The moves of the line with one more, as typed; or why it cannot be played. */
export function movesWith(
  words: Words,
  rules: AnyRules,
  line: Line,
  typed: string,
): Result<readonly string[], readonly string[]> {
  const { outcome, position } = endOf(line);
  if (outcome) return refuse([words.board.panel.gameEnds]);
  const read = readMove(rules, position, typed);
  return read.ok
    ? ok([...line.turns.map(({ move }) => move), read.value.text])
    : refuse(explainRefusal(words, rules, read.error, { position, names: [] }));
}
