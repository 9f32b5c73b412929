/**
 * Positions of Charybdis and their text: the 61 cells a1 to i5 as `W`, `B` or `.`, the letter of the side to
 * move, the passes in a row just before, and the goal: `..W...B... W 0 stones`.
 */
import type { Seat } from '../rules.ts';
import { CELLS } from './board.ts';
import { connects, emptyBoard, type Stones, vacantCells } from './turn.ts';

export const GOALS = ['stones', 'connect'] as const;
export type Goal = (typeof GOALS)[number];

export interface Position {
  readonly stones: Stones;
  readonly toMove: Seat;
  /** Whether the turn before was a pass: then another one ends the game. */
  readonly passed: boolean;
  readonly goal: Goal;
}

/** A seat's letter is its stone's symbol too. */
export const LETTERS = ['W', 'B'] as const;
const SYMBOLS = `.${LETTERS.join('')}`;

export function formatPosition({ stones, toMove, passed, goal }: Position): string {
  const cells = [...stones.subarray(0, CELLS)].map((stone) => SYMBOLS.charAt(stone)).join('');
  return `${cells} ${LETTERS[toMove]} ${passed ? 1 : 0} ${goal}`;
}

/** The position of such a text; undefined for another text, and for a board on which the game is over. */
export function parsePosition(text: string): Position | undefined {
  const match = /^([.WB]{61}) ([WB]) ([01]) (stones|connect)$/.exec(text);
  if (!match) return undefined;
  const [, cells = '', letter, passes] = match;
  const goal = match[4] as Goal;
  const stones = emptyBoard();
  for (let cell = 0; cell < CELLS; cell++) stones[cell] = SYMBOLS.indexOf(cells.charAt(cell));
  const over =
    vacantCells(stones).length === 0 ||
    (goal === 'connect' && LETTERS.some((_, seat) => connects(stones, seat)));
  return over ? undefined : { stones, toMove: letter === 'W' ? 0 : 1, passed: passes === '1', goal };
}
