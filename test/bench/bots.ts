/** What a machine's wake-up costs: CPU for one move of Postman and Clerk, and for one slice of Master. */
import { beginThought, LEVELS, type Level, machineOf } from '../../src/bots/index.ts';
import { type AnyRules, allRules, listMoves } from '../../src/rules/index.ts';
import { below, type Figure, type Part } from './figure.ts';
import { median, percentile } from './statistics.ts';
import { linesOf, positionsOf, spread } from './vectors.ts';

const LINES = 20;
const POSITIONS = 120;
/** Of these, the ones with the most moves: Hibryd has hundreds in some. */
const WIDEST = 20;
/**
 * The same seed computes the same, so the least of so many rounds is what it costs; more than that goes to
 * the compiler, to garbage, and to whatever else runs here.
 */
const ROUNDS = 3;
/** What of the free plan's 10 ms a wake-up is left for thinking. */
const MOST = 8;
/** All of it, for a slice: whoever is stopped in the middle begins anew. */
const WAKE_UP = 10;

export const measureBots = (): Part => ({
  figures: allRules.flatMap((rules) => {
    const positions = positionsFor(rules);
    return LEVELS.flatMap((level) => costsOf(rules, level, positions));
  }),
  notes: [
    `bots: CPU of this process for one wake-up, in up to ${POSITIONS} positions of the vectors, the ${WIDEST} with the most moves among them; for each, the least of ${ROUNDS} after one to warm up.`,
  ],
});

function positionsFor(rules: AnyRules): readonly unknown[] {
  const all = spread(linesOf(rules), LINES)
    .flatMap((line) => positionsOf(rules, line))
    .flatMap(({ standing }) => (standing.outcome ? [] : [standing.position]));
  if (rules.unlistable) return spread(all, POSITIONS);
  const byWidth = spread(all, 4 * POSITIONS)
    .map((position) => ({ position, width: listMoves(rules, position).length }))
    .toSorted((one, other) => other.width - one.width)
    .map(({ position }) => position);
  return [...byWidth.slice(0, WIDEST), ...spread(byWidth.slice(WIDEST), POSITIONS - WIDEST)];
}

function costsOf(rules: AnyRules, level: Level, positions: readonly unknown[]): readonly Figure[] {
  const machine = machineOf(rules.id, level);
  const wakeUp = (position: unknown, seed: string): number => {
    const thought = beginThought(rules, position, level, machine, seed);
    const before = process.cpuUsage();
    thought.goOn();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (const [at, position] of positions.entries()) wakeUp(position, `warm ${at}`);
  const rounds = Array.from({ length: ROUNDS }, () =>
    positions.map((position, at) => wakeUp(position, `${at}`)),
  );
  const costs = positions.map((_, at) => Math.min(...rounds.map((costs) => costs[at] ?? 0)));
  const path = `bots.${rules.id}.${level}`;
  const isAtOnce = level !== 'master';
  return [
    { path: `${path}.p50`, value: median(costs), unit: 'ms' },
    {
      path: `${path}.p99`,
      value: percentile(costs, 0.99),
      unit: 'ms',
      target: below(isAtOnce ? MOST : WAKE_UP),
    },
  ];
}
