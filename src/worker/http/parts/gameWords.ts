/** How pages describe a game in a phrase or a sentence: who plays, and how it stands. */
import { describeOutcome, sideName } from '../../../render/index.ts';
import type { AnyRules, Seat } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import { NOBODY } from '../../game/model/ids.ts';
import type { GameSnapshot, Player, SeatState } from '../../game/model/snapshot.ts';

/** "Ada"; for a seat nobody has taken yet "somebody invited" or "anybody"; for a withdrawn one "nobody". */
export function nameOf({ pages }: Words, player: Player | undefined): string {
  const { unnamed } = pages.standing;
  if (player?.name) return player.name;
  if (player?.state === 'open') return unnamed.open;
  if (player?.state === 'playing' || player?.state === 'left') return unnamed.gone;
  return isWithdrawn(player) ? unnamed.withdrawn : unnamed.invited;
}

/** Whether the seat was open to anybody until the host withdrew it. */
export const isWithdrawn = (player: Player | undefined): boolean =>
  player?.state === 'declined' && player.account === NOBODY;

export const namesOf = (words: Words, { seats }: { readonly seats: readonly Player[] }): readonly string[] =>
  seats.map((player) => nameOf(words, player));

/** The name of the side that a seat plays. */
export const sideNameOf = (
  words: Words,
  rules: AnyRules,
  player: GameSnapshot['seats'][number] | undefined,
): string => (player ? sideName(words, rules, player.side) : '');

/** "3 Crowns: Ada – Ben" */
export const titleOf = (words: Words, rules: AnyRules, snapshot: GameSnapshot): string =>
  words.pages.standing.title(gameWords(words, rules).name, namesOf(words, snapshot));

/**
 * One sentence: who is to move, what the game is waiting for, or how it ended. `reader`: the reader's seat.
 */
export function statusOf(words: Words, rules: AnyRules, snapshot: GameSnapshot, reader?: Seat): string {
  const text = words.pages.standing;
  const { phase, seats, toMove, outcome, series } = snapshot;
  if (outcome) return describeOutcome(words, rules, outcome, namesOf(words, snapshot));
  if (phase === 'declined') return seats.some(isWithdrawn) ? text.withdrawn : text.declined;
  if (phase === 'lapsed') return text.lapsed;
  if (phase === 'cancelled') return (series?.number ?? 1) > 1 ? text.matchDecided : text.cancelled;
  const mover = toMove === undefined ? undefined : seats[toMove];
  if (mover) {
    return toMove === reader
      ? text.yourTurn(sideNameOf(words, rules, mover))
      : words.board.isToMove(words.board.player(nameOf(words, mover), sideNameOf(words, rules, mover)));
  }
  const sides = (wanted: SeatState): readonly string[] =>
    seats.flatMap(({ state, side }) => (state === wanted ? [sideName(words, rules, side)] : []));
  return text.beginsWhen(sides('invited'), sides('open'));
}
