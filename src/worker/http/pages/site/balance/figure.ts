/** What was found by games between machines. */
import type { Level } from '../../../../../bots/index.ts';
import type { RulesId } from '../../../../../rules/index.ts';

export interface Figure {
  readonly rulesId: RulesId;
  readonly level: Level;
  /** Who sat at the other seats: another level, where one machine was measured against others. */
  readonly other: Level;
  readonly games: number;
  readonly seed: string;
  /** Of all points, by seat (or the one machine's), and how far each may be off with 95 % certainty. */
  readonly shares: readonly number[];
  readonly within: readonly number[];
  /** Of all games. */
  readonly draws: number;
  /** In plies. */
  readonly medianLength: number;
  /** Moves to choose from, on average; in Charybdis, cells to begin with. */
  readonly choices: number;
  /** Of all games, by reason. */
  readonly reasons: Readonly<Record<string, number>>;
}
