/**
 * A game exported for others: as a record in Abstract Play's schema (`gamerecord.json` 1-0-0 in its
 * repository recranks, which archives and rating services read), and as text in the style of PGN.
 */
import {
  describeOptions,
  describeOutcome,
  describeTurn,
  formatPoints,
  sideName,
} from '../../../render/index.ts';
import { type AnyRules, type Outcome, ok, POSITION, type Result, refuse } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import { lasting } from '../evolve/turns.ts';
import type { GameSnapshot, Turn } from '../model/snapshot.ts';
import { roundsOf } from './rounds.ts';

export interface RecordSource {
  /** The name under which this instance's records are collected, and the game's URL. */
  readonly site: string;
  readonly url: string;
  /** ms since 1970 */
  readonly now: number;
}

const instant = (at: number): string => new Date(at).toISOString();

/** Ranks players by how well they did: 0 for the worst, equal numbers for equal points. */
function ranksOf({ points }: Outcome): readonly number[] {
  const different = [...new Set(points)].sort((a, b) => a - b);
  return points.map((value) => different.indexOf(value));
}

const recorded = (turn: Turn | null) => {
  if (!turn) return null;
  if (turn.move !== undefined) return turn.move;
  return turn.isOutOfTime ? { move: 'timeout', result: 'timeout' } : { move: 'resign', result: 'resigned' };
};

const variantsOf = (words: Words, rules: AnyRules, { options }: GameSnapshot): readonly string[] => [
  ...describeOptions(words, rules, options),
  ...(options[POSITION] === undefined ? [] : [options[POSITION]]),
];

/** The record as JSON data; refused while the game is not over, because the schema cannot express that. */
export function recordOf(
  words: Words,
  rules: AnyRules,
  snapshot: GameSnapshot,
  source: RecordSource,
): Result<object, 'NOT_OVER'> {
  const { outcome, seats, turns, endedAt } = snapshot;
  if (!outcome || endedAt === undefined) return refuse('NOT_OVER');
  const ranks = ranksOf(outcome);
  return ok({
    header: {
      game: { name: gameWords(words, rules).name, variants: variantsOf(words, rules, snapshot) },
      site: { name: source.site, gameid: snapshot.id },
      'date-start': instant(snapshot.createdAt),
      'date-end': instant(endedAt),
      'date-generated': instant(source.now),
      players: seats.map(({ account, name, side }, seat) => ({
        name,
        userid: account,
        side: sideName(words, rules, side),
        score: outcome.points[seat] ?? 0,
        result: ranks[seat] ?? 0,
      })),
      reason: outcome.reason,
      rulesVersion: snapshot.rulesVersion,
      url: source.url,
    },
    moves: roundsOf(lasting(turns), seats.length).map((round) => round.map(recorded)),
  });
}

/** "1-0", "½-½-0"; "*" while the game is not over. */
const scoreOf = ({ outcome }: GameSnapshot): string =>
  outcome ? outcome.points.map(formatPoints).join('-') : '*';

const written = (words: Words, turn: Turn | null): string => (turn ? describeTurn(words, turn) : '--');

/** The position that the game began with, if it was set up; the moves cannot be followed without it. */
const startTags = ({ options }: GameSnapshot): readonly (readonly [string, string])[] =>
  options[POSITION] === undefined
    ? []
    : [
        ['SetUp', '1'],
        ['Position', options[POSITION]],
      ];

/**
 * The game as text: tags in square brackets, then one round per line, with `--` for a seat that did not move
 * in it.
 */
export function textOf(
  words: Words,
  rules: AnyRules,
  snapshot: GameSnapshot,
  { site, url }: Omit<RecordSource, 'now'>,
): string {
  const { outcome, seats } = snapshot;
  const names = seats.map(({ name, side }) => name || sideName(words, rules, side));
  const tags: readonly (readonly [string, string])[] = [
    ['Event', words.records.event(gameWords(words, rules).name)],
    ['Site', url],
    ['Service', site],
    ['Date', instant(snapshot.createdAt).slice(0, 10).replaceAll('-', '.')],
    ['Game', gameWords(words, rules).name],
    ['Rules', String(snapshot.rulesVersion)],
    ...describeOptions(words, rules, snapshot.options).map((option) => ['Variant', option] as const),
    ...startTags(snapshot),
    ...seats.map(
      ({ side }, seat) =>
        [`Player${seat + 1}`, words.board.player(names[seat] ?? '', sideName(words, rules, side))] as const,
    ),
    ['Result', scoreOf(snapshot)],
    ...(outcome ? [['Termination', describeOutcome(words, rules, outcome, names)] as const] : []),
  ];
  const quote = (text: string): string => text.replace(/[\\"]/g, '\\$&');
  const rounds = roundsOf(lasting(snapshot.turns), seats.length).map(
    (round, index) => `${index + 1}. ${round.map((turn) => written(words, turn)).join(' ')}`,
  );
  return `${tags.map(([name, value]) => `[${name} "${quote(value)}"]`).join('\n')}\n\n${[...rounds, scoreOf(snapshot)].join('\n')}\n`;
}
