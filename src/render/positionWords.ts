/** A position in a sentence or two: the turn that led to it, and who is to move or how the game ended. */
import { type AnyRules, type Seat, type Standing, sideOf } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import type { TurnFacts } from './boardFacts.ts';
import { describeOutcome } from './outcome.ts';
import { sideName } from './phrases.ts';

export interface PositionFacts {
  readonly standing: Standing<unknown>;
  /** The turn that led here and its number, counted from 1; undefined at the start. */
  readonly turn: TurnFacts | undefined;
  readonly number: number;
  /** The turn was only tried, not played. */
  readonly isTried?: boolean;
}

/** "Move 3: Ben (Black) a7-a6. Ada (Green) is to move." Where nobody plays (no names), sides stand alone. */
export function describePosition(
  words: BoardWords,
  rules: AnyRules,
  names: readonly string[],
  facts: PositionFacts,
): string {
  const { board } = words;
  const { standing, turn, number, isTried } = facts;
  const whoIs = (seat: Seat): string => {
    const side = sideName(words, rules, sideOf(rules, standing.position, seat));
    return names[seat] ? board.player(names[seat], side) : side;
  };
  const present = standing.outcome
    ? describeOutcome(words, rules, standing.outcome, names)
    : board.isToMove(whoIs(standing.toMove));
  if (!turn) return present;
  const say = isTried ? board.triedTurn : board.turn;
  return `${say(number, whoIs(turn.seat), describeTurn(words, turn))} ${present}`;
}

/**
 * What takes a move's place in the sentence: the move, "resigns", "is out of time", "goes back to move 3".
 */
export function describeTurn(
  { board: { turns } }: BoardWords,
  turn: {
    readonly move: string | null | undefined;
    readonly backTo?: number;
    readonly isOutOfTime?: true;
  },
): string {
  if (turn.backTo !== undefined) return turns.goesBackTo(turn.backTo + 1);
  return turn.move ?? (turn.isOutOfTime ? turns.isOutOfTime : turns.resigns);
}
