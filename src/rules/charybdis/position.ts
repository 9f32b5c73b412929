/**
 * Positions of Charybdis and their text: the cells a1 to i5 as `W`, `B` or `.`, the letter of the side to
 * move, how many passes in a row came just before, and the goal: `..W...B... W 0 stones`.
 */
import { connects } from './connection.ts';
import type { Hexagon } from './hexagon.ts';
import { formatStones, LETTERS, parseStones, type StonePosition } from './stones.ts';
import { isFull } from './turn.ts';

export const GOALS = ['stones', 'connect'] as const;
export type Goal = (typeof GOALS)[number];

export interface Position extends StonePosition {
  /** Whether the previous turn was a pass; if so, another one ends the game. */
  readonly passed: boolean;
  readonly goal: Goal;
}

export const formatPosition = (hexagon: Hexagon, { stones, toMove, passed, goal }: Position): string =>
  `${formatStones(hexagon, stones)} ${LETTERS[toMove]} ${passed ? 1 : 0} ${goal}`;

/** Parses such a text; undefined if it is not one, or if the game is over on that board. */
export function parsePosition(hexagon: Hexagon, text: string): Position | undefined {
  const match = /^([.WB]+) ([WB]) ([01]) (stones|connect)$/.exec(text);
  if (!match) return undefined;
  const [, cells = '', letter, passes] = match;
  const goal = match[4] as Goal;
  const stones = parseStones(hexagon, hexagon.ring, cells);
  if (!stones || isFull(hexagon, stones)) return undefined;
  if (goal === 'connect' && LETTERS.some((_, seat) => connects(hexagon, stones, seat))) return undefined;
  return { stones, toMove: letter === 'W' ? 0 : 1, passed: passes === '1', goal };
}
