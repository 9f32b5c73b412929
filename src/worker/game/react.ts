/** What is owed to people after events: which letters fall due. The read models always follow. */
import type { DueLetter } from './dueLetter.ts';
import type { GameEvent } from './events.ts';
import type { GameState } from './state.ts';

/** What makes it somebody's turn. */
const TURNS: readonly GameEvent['type'][] = ['gameBegun', 'movePlayed', 'seatResigned'];

/** The letters that `events`, which led to `state`, make due; in seat order. */
export function lettersAfter(events: readonly GameEvent[], state: GameState): readonly DueLetter[] {
  const happened = new Set(events.map(({ type }) => type));
  const isTurnNew = TURNS.some((type) => happened.has(type));
  const told = { ply: state.turns.length, seq: state.seq };
  const toMove = isTurnNew && state.phase === 'playing' ? state.standing.toMove : undefined;
  return state.seats.flatMap((holder, seat): DueLetter[] => {
    if (happened.has('gameEnded')) return [{ kind: 'gameOver', seat, ...told }];
    if (happened.has('gameCreated')) {
      return holder.state === 'invited' ? [{ kind: 'invitation', seat, ...told }] : [];
    }
    if (happened.has('seatDeclined')) {
      const isNews = events.every((event) => !('account' in event) || event.account !== holder.account);
      return isNews && holder.state === 'playing' ? [{ kind: 'invitationDeclined', seat, ...told }] : [];
    }
    if (seat === toMove) return [{ kind: 'yourTurn', seat, ...told }];
    return happened.has('gameBegun') ? [{ kind: 'gameBegun', seat, ...told }] : [];
  });
}
