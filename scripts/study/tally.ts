/** Sums over games, from which all figures follow; and those figures in words. */
import type { Level, Machine } from '../../src/bots/index.ts';
import { sideName } from '../../src/render/index.ts';
import type { AnyRules, Seat } from '../../src/rules/index.ts';
import { gameWords, wordsOf } from '../../src/words/index.ts';
import type { PlayedGame } from './playGame.ts';

export interface Tally {
  readonly rulesId: string;
  readonly level: Level;
  readonly other: Level;
  readonly machine: Machine | undefined;
  readonly seed: string;
  readonly games: number;
  /** By seat; where levels differ, of the one machine of `level` alone. */
  readonly points: readonly number[];
  readonly squares: readonly number[];
  /** Games in which no seat had more points than all others. */
  readonly draws: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** Of each game. */
  readonly lengths: readonly number[];
  readonly plies: number;
  readonly choices: number;
  /** All points there were. */
  readonly total: number;
}

export const EMPTY: Tally = {
  rulesId: '',
  level: 'clerk',
  other: 'clerk',
  machine: undefined,
  seed: '',
  games: 0,
  points: [],
  squares: [],
  draws: 0,
  reasons: {},
  lengths: [],
  plies: 0,
  choices: 0,
  total: 0,
};

/** `only`: the seat of the one machine whose points are counted; undefined: all. */
export function add(tally: Tally, game: PlayedGame, only: Seat | undefined): Tally {
  const counted = only === undefined ? game.points : [game.points[only] ?? 0];
  const most = Math.max(...game.points);
  return {
    ...tally,
    games: tally.games + 1,
    points: counted.map((each, seat) => (tally.points[seat] ?? 0) + each),
    squares: counted.map((each, seat) => (tally.squares[seat] ?? 0) + each * each),
    draws: tally.draws + (game.points.filter((each) => each === most).length > 1 ? 1 : 0),
    reasons: { ...tally.reasons, [game.reason]: (tally.reasons[game.reason] ?? 0) + 1 },
    lengths: [...tally.lengths, game.plies],
    plies: tally.plies + game.plies,
    choices: tally.choices + game.choices,
    total: tally.total + game.points.reduce((sum, each) => sum + each, 0),
  };
}

/** A mean, and how far it may be off with 95 % certainty. */
export function meanOf({ games, points, squares }: Tally, seat: Seat): { mean: number; within: number } {
  const mean = (points[seat] ?? 0) / games;
  const variance = Math.max(0, (squares[seat] ?? 0) / games - mean * mean);
  return { mean, within: 1.96 * Math.sqrt(variance / games) };
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

export function describe(tally: Tally, rules: AnyRules): string {
  const words = wordsOf('en');
  const { games, level, other, reasons, draws, plies, choices, total, seed } = tally;
  const perGame = total / games;
  const lengths = tally.lengths.toSorted((one, two) => one - two);
  const quantile = (part: number): number => lengths[Math.floor(part * (lengths.length - 1))] ?? 0;
  const isMatch = level !== other;
  const lines = tally.points.map((_, seat) => {
    const { mean, within } = meanOf(tally, seat);
    const who = isMatch ? level : sideName(words, rules, rules.seats[seat] as AnyRules['seats'][number]);
    return `${who}: ${percent(mean / perGame)} of the points (± ${percent(within / perGame)}), ${mean.toFixed(3)} a game`;
  });
  const against = isMatch ? `${level} against ${other}` : `between ${level}s`;
  return [
    `${gameWords(words, rules).name}, ${games} games ${against}, seed ${seed}`,
    ...lines,
    `Draws: ${percent(draws / games)}`,
    `Plies: ${(plies / games).toFixed(1)} on average, median ${quantile(0.5)}, ${quantile(0)} to ${quantile(1)}`,
    `Choices: ${(choices / plies).toFixed(1)} on average`,
    ...Object.entries(reasons)
      .toSorted(([, one], [, two]) => two - one)
      .map(([reason, count]) => `${reason}: ${percent(count / games)}`),
  ].join('\n');
}
