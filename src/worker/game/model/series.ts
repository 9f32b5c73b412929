/**
 * A match of several games: the seats rotate, the score is kept, and the next game begins by itself. A
 * rematch is the next game of a match that was not agreed on beforehand.
 */
import type { Outcome } from '../../../rules/index.ts';

/** A game's place in its match; `points` is the score before this game, by its seats. */
export interface Series {
  /** From 1. */
  readonly number: number;
  readonly games: number;
  readonly points: readonly number[];
}

export const MOST_GAMES = 12;

export const newSeries = (games: number, seats: number): Series => ({
  number: 1,
  games,
  points: Array.from({ length: seats }, () => 0),
});

/** Whether a game with this many seats can have this place. */
export const isSeries = ({ number, games, points }: Series, seats: number): boolean =>
  Number.isInteger(games) &&
  games <= MOST_GAMES &&
  Number.isInteger(number) &&
  1 <= number &&
  number <= games &&
  points.length === seats &&
  points.every(Number.isFinite);

/** Everybody moves on by one seat: what belonged to seat 0 now belongs to seat 1. */
export const rotated = <T>(seats: readonly T[]): readonly T[] =>
  seats.map((_, seat) => seats.at(seat - 1) as T);

/** The score by seat after a game with this outcome. */
export const scoreAfter = ({ points }: Series, outcome: Outcome): readonly number[] =>
  points.map((before, seat) => before + (outcome.points[seat] ?? 0));

/** The series as the next game has it; undefined if this game was the last. */
export function nextInSeries(series: Series, outcome: Outcome): Series | undefined {
  if (series.number >= series.games) return undefined;
  return { ...series, number: series.number + 1, points: rotated(scoreAfter(series, outcome)) };
}

/**
 * Whether nobody can catch the leader any more, even by winning the current game and all that follow; a win
 * is 1.
 */
export function isDecided({ number, games, points }: Series): boolean {
  const [first = 0, second = 0] = [...points].sort((a, b) => b - a);
  return first > second + games - number + 1;
}
