/** A game's positions one after another, each with what the turn before it did. */
import {
  type Arrow,
  type BoardFacts,
  changesBetween,
  type Mark,
  standingMarks,
  type TurnFacts,
} from '../render/index.ts';
import {
  type AnyRules,
  type Options,
  type Piece,
  readMove,
  type Seat,
  type Standing,
  type Step,
} from '../rules/index.ts';

export interface Moment {
  readonly standing: Standing<unknown>;
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** The turn that led here; undefined at the start. */
  readonly turn: TurnFacts | undefined;
}

function moment(
  rules: AnyRules,
  standing: Standing<unknown>,
  turn: TurnFacts | undefined,
  before: unknown,
  steps: readonly Step[],
): Moment {
  const { position } = standing;
  const { marks, arrows } =
    steps.length === 0 ? { marks: [], arrows: [] } : changesBetween(rules, before, position, steps);
  return {
    standing,
    pieces: rules.pieces(position),
    turn,
    marks: [...marks, ...standingMarks(rules, standing)],
    arrows,
  };
}

export const firstMoment = (rules: AnyRules, options: Options): Moment =>
  moment(rules, rules.start(options), undefined, undefined, []);

/** The moment after one more turn; undefined if that turn is not possible there. */
export function nextMoment(rules: AnyRules, { standing }: Moment, turn: TurnFacts): Moment | undefined {
  if (standing.outcome) return undefined;
  if (turn.move === null) {
    return moment(rules, rules.withdraw(standing.position, turn.seat), turn, standing.position, []);
  }
  const played = readMove(rules, standing.position, turn.move);
  return played.ok
    ? moment(rules, played.value.standing, turn, standing.position, played.value.steps)
    : undefined;
}

/** The position of an earlier moment, shown again. */
function momentOfTakeback(
  rules: AnyRules,
  moments: readonly Moment[],
  backTo: number,
  turn: TurnFacts,
): Moment | undefined {
  const [earlier, last] = [moments[backTo], moments.at(-1)];
  return earlier && last && moment(rules, earlier.standing, turn, last.standing.position, []);
}

/** The moments of a game, from the start to its newest position. */
export function momentsOf(rules: AnyRules, { options, turns }: BoardFacts): readonly Moment[] {
  const moments = [firstMoment(rules, options)];
  for (const turn of turns) {
    const next =
      turn.backTo === undefined
        ? nextMoment(rules, moments.at(-1) as Moment, turn)
        : momentOfTakeback(rules, moments, turn.backTo, turn);
    if (!next) throw new Error(`the turn ${turn.move} cannot have been taken`);
    moments.push(next);
  }
  return moments;
}

/**
 * The same moments, the newest with all that has happened since the reader's last turn: older arrows, and the
 * captures that still show. As the server draws it for them.
 */
export function withNews(moments: readonly Moment[], reader: Seat): readonly Moment[] {
  const newest = moments.at(-1);
  if (!newest) return moments;
  const known = moments.findLastIndex(({ turn }) => turn?.seat === reader || turn?.backTo !== undefined);
  const older = moments.slice(Math.max(0, known) + 1, -1);
  const occupied = new Set(newest.pieces.map(({ cell }) => cell));
  const captures = older
    .flatMap(({ marks }) => marks)
    .filter(({ kind, cell }) => kind === 'captured' && !occupied.has(cell));
  const arrows = older
    .toReversed()
    .flatMap((each) => each.arrows.map((arrow) => ({ ...arrow, isOlder: true })));
  const told = {
    ...newest,
    marks: [...captures, ...newest.marks],
    arrows: [...newest.arrows, ...arrows],
  };
  return [...moments.slice(0, -1), told];
}

/** The moments that follow when moves are tried from `start`, for as long as they are legal. */
export function tryMoves(rules: AnyRules, start: Moment, moves: readonly string[]): readonly Moment[] {
  const tried: Moment[] = [];
  for (const move of moves) {
    const at = tried.at(-1) ?? start;
    if (at.standing.outcome) break;
    const next = nextMoment(rules, at, { seat: at.standing.toMove, move });
    if (!next) break;
    tried.push(next);
  }
  return tried;
}
