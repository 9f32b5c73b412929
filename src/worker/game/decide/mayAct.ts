/** Whether somebody may act in a game now. */
import { ok, type Result, refuse, type Seat, type Standing } from '../../../rules/index.ts';
import { type GameState, isStillIn } from '../evolve/state.ts';
import type { Phase } from '../model/phase.ts';
import type { GameRefusal } from '../model/refusals.ts';

/** Why nothing is played in such a game; undefined: it is being played. */
export const NOT_PLAYED: Readonly<Record<Exclude<Phase, 'playing'>, GameRefusal>> = {
  inviting: { code: 'NOT_BEGUN' },
  over: { code: 'GAME_OVER' },
  declined: { code: 'GAME_DECLINED' },
  lapsed: { code: 'GAME_LAPSED' },
  cancelled: { code: 'GAME_CANCELLED' },
};

/** The position in which the seat may act at this ply; or why it may not. */
export function mayAct(
  state: GameState,
  seat: Seat,
  ply: number,
): Result<Standing<unknown> & { readonly outcome?: undefined }, GameRefusal> {
  const now = state.turns.length;
  const player = state.seats[seat];
  if (!player) return refuse({ code: 'NOT_YOUR_SEAT' });
  if (state.phase !== 'playing') return refuse(NOT_PLAYED[state.phase]);
  if (state.standing.outcome) return refuse({ code: 'GAME_OVER' });
  if (player.state === 'left') return refuse({ code: 'SEAT_LEFT' });
  if (!isStillIn(state, seat)) return refuse({ code: 'SEAT_ELIMINATED' });
  const turn = state.turns[ply];
  if (turn?.isPlanned && turn.seat === seat)
    return refuse({ code: 'PLAYED_AS_PLANNED', move: turn.move ?? '' });
  if (ply < now) return refuse({ code: 'STALE_PLY', ply, now });
  if (ply !== now) return refuse({ code: 'FUTURE_PLY', ply, now });
  return ok(state.standing);
}

/** The same for a move: it must also be the seat's turn. */
export function mayMove(state: GameState, seat: Seat, ply: number): ReturnType<typeof mayAct> {
  const acting = mayAct(state, seat, ply);
  if (!acting.ok || acting.value.toMove === seat) return acting;
  return refuse({ code: 'NOT_YOUR_TURN', toMove: acting.value.toMove });
}
