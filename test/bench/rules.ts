/** The rules: counting lines of play against chess libraries, listing legal moves, replaying logs. */
import { type AnyRules, allRules, listMoves, perft, replay, type Standing } from '../../src/rules/index.ts';
import { countWithChessJs, countWithChessops } from './chess.ts';
import { above, atLeast, below, type Figure, type Part } from './figure.ts';
import { median, percentile } from './statistics.ts';
import { type Line, linesOf, type Met, positionsOf, spread } from './vectors.ts';

const ROUNDS = 5;
/** How long each implementation counts in a round, in ms. */
const ROUND_TIME = 200;
const MIDDLE_GAMES = 12;
/** From each position as deep as it takes to reach so many leaves. */
const LEAVES = 5_000;
const MOST_POSITIONS = 2_000;
const LOG_PLIES = 200;

const RATIO_TARGETS: Readonly<Record<string, { readonly chessops?: number; readonly chessJs?: number }>> = {
  'three-crowns': { chessops: 1 / 3 },
  threehex: { chessops: 0.45 },
  'three-way-checkers': { chessJs: 2 },
  hibryd: { chessJs: 1 },
};
const LEGAL_TARGETS: Readonly<Record<string, number>> = { hibryd: 5 };

/** Counts some lines of play; returns how many. */
type Count = () => number;

export function measureRules(): Part {
  const counts = new Map<string, Count>([
    ['chessops', countWithChessops],
    ['chessJs', countWithChessJs],
  ]);
  const lines = new Map(allRules.map((rules) => [rules.id, linesOf(rules)]));
  for (const rules of allRules) {
    if (!rules.unlistable) counts.set(rules.id, countOf(rules, lines.get(rules.id) ?? []));
  }
  const rates = ratesOf(counts);
  return {
    figures: [
      ...['chessops', 'chessJs'].map((name): Figure => {
        return { path: `rules.${name}.leavesPerSecond`, value: median(rates.get(name) ?? []), unit: '/s' };
      }),
      ...allRules.flatMap((rules) => [
        ...speedOf(rules, rates),
        ...timesOf(rules, lines.get(rules.id) ?? []),
      ]),
    ],
    notes: [
      `rules: leaves from the start and ${MIDDLE_GAMES} middle games of the vectors, the last ply counted, against perft of chessops (counts the last ply too) and chess.js (plays it) from the start and two middle games of chess; medians of ${ROUNDS} rounds in turn.`,
      `rules: legal moves listed in up to ${MOST_POSITIONS} positions of the vectors, from their text; Charybdis, whose turns are too many to list, answers which steps come next, from openings and within turns.`,
    ],
  };
}

/** From the start and from middle games, each to a depth of its own. */
function countOf(rules: AnyRules, lines: readonly Line[]): Count {
  const middles = spread(lines, MIDDLE_GAMES).flatMap((line) => {
    const positions = positionsOf(rules, line);
    return positions[Math.floor(positions.length / 3)]?.standing ?? [];
  });
  const roots = [...startsOf(rules, lines), ...middles].map((standing) => ({
    standing,
    depth: depthOf(rules, standing),
  }));
  return () => roots.reduce((leaves, { standing, depth }) => leaves + perft(rules, standing, depth), 0);
}

const startsOf = (rules: AnyRules, [first]: readonly Line[]): readonly Standing<unknown>[] =>
  first ? [rules.start(first.options)] : [];

function depthOf(rules: AnyRules, standing: Standing<unknown>): number {
  let depth = 1;
  let leaves = perft(rules, standing, depth);
  while (leaves > 0 && leaves < LEAVES) leaves = perft(rules, standing, ++depth);
  return depth;
}

/** Leaves a second of each by name, one for each round. */
type Rates = ReadonlyMap<string, readonly number[]>;

/** Counts by turns, so that a slow moment of the machine strikes all alike; the first round warms up. */
function ratesOf(counts: ReadonlyMap<string, Count>): Rates {
  const rates = new Map(Array.from(counts.keys(), (name) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, count] of counts) {
      const rate = rateOf(count);
      if (round > 0) rates.get(name)?.push(rate);
    }
  }
  return rates;
}

function rateOf(count: Count): number {
  const begun = performance.now();
  let leaves = 0;
  while (performance.now() - begun < ROUND_TIME) leaves += count();
  return (leaves / (performance.now() - begun)) * 1000;
}

function speedOf({ id }: AnyRules, rates: Rates): readonly Figure[] {
  const own = rates.get(id);
  if (!own) return [];
  const ratioTo = (baseline: string) =>
    median(own.map((rate, round) => rate / (rates.get(baseline)?.[round] ?? 0)));
  const targets = RATIO_TARGETS[id];
  return [
    { path: `rules.${id}.leavesPerSecond`, value: median(own), unit: '/s' },
    {
      path: `rules.${id}.ratioToChessops`,
      value: ratioTo('chessops'),
      unit: '',
      ...(targets?.chessops && { target: atLeast(targets.chessops) }),
    },
    {
      path: `rules.${id}.ratioToChessJs`,
      value: ratioTo('chessJs'),
      unit: '',
      ...(targets?.chessJs && { target: above(targets.chessJs) }),
    },
  ];
}

function timesOf(rules: AnyRules, lines: readonly Line[]): readonly Figure[] {
  const met = spread(
    lines.flatMap((line) => positionsOf(rules, line)),
    MOST_POSITIONS,
  );
  return [
    {
      path: `rules.${rules.id}.legalP99Ms`,
      value: percentile(legalTimes(rules, met), 0.99),
      unit: 'ms',
      target: below(LEGAL_TARGETS[rules.id] ?? 1),
    },
    {
      path: `rules.${rules.id}.replay200Ms`,
      value: median(replayTimes(rules, lines)),
      unit: 'ms',
      target: below(20),
    },
  ];
}

/** From a position's text: a position may have found its legal moves by the time it is made. */
function legalTimes(rules: AnyRules, met: readonly Met[]): readonly number[] {
  const questions = met.flatMap(({ standing, steps }) => {
    const text = rules.formatPosition(standing.position);
    const beginnings = rules.unlistable
      ? [[], ...steps.slice(1).map((_, end) => steps.slice(0, end + 1))]
      : [[]];
    return beginnings.map((beginning) => ({ text, beginning }));
  });
  const timeAll = () =>
    questions.map(({ text, beginning }) =>
      timeOf(() => {
        const position: unknown = rules.parsePosition(text);
        return rules.unlistable ? rules.next(position, beginning) : listMoves(rules, position);
      }),
    );
  timeAll();
  return timeAll();
}

/** Logs of 200 plies; of a game without so long ones the longest, as if they went on so. */
function replayTimes(rules: AnyRules, lines: readonly Line[]): readonly number[] {
  const longest = lines.toSorted((a, b) => b.moves.length - a.moves.length).slice(0, 8);
  const timeAll = () =>
    longest.map(({ moves, options }) => {
      const log = moves.slice(0, LOG_PLIES);
      return (timeOf(() => replay(rules, log, rules.start(options))) * LOG_PLIES) / log.length;
    });
  timeAll();
  return [...timeAll(), ...timeAll(), ...timeAll()];
}

function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
