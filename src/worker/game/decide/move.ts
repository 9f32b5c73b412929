/** Deciding a move. Its text is read once: what is decided carries the standing to which the move leads. */
import {
  ok,
  type Played,
  type Result,
  readMove,
  refuse,
  type Seat,
  type Standing,
} from '../../../rules/index.ts';
import { pauseAt } from '../../clock/pause.ts';
import type { GameState } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import { PROMISES } from '../model/promises.ts';
import type { GameRefusal } from '../model/refusals.ts';
import type { Circumstances, CommandOf } from './decision.ts';
import { endOf } from './leaving.ts';
import { mayMove } from './mayAct.ts';
import { endByDraw, recounted } from './offers.ts';

export interface DecidedMove {
  readonly events: readonly GameEvent[];
  readonly standing: Standing<unknown>;
}

export function decideMove(
  { seat, ply, text }: CommandOf<'playMove'>,
  state: GameState,
  circumstances: Circumstances,
): Result<DecidedMove, GameRefusal> {
  const moving = mayMove(state, seat, ply);
  if (!moving.ok) return moving;
  const read = readMove(state.rules, moving.value.position, text);
  if (!read.ok) return refuse({ code: 'ILLEGAL_MOVE', text, refusal: read.error });
  return decideReadMove(read.value, seat, state, circumstances);
}

/** The same for a move that has been read in the present position, by a seat that may move. */
export function decideReadMove(
  { text: move, standing }: Played<unknown>,
  seat: Seat,
  state: GameState,
  circumstances: Circumstances,
): Result<DecidedMove, GameRefusal> {
  const end = standing.outcome ? ok(endOf(standing)) : endByDraw({ ...state, standing }, circumstances);
  if (!end.ok) return end;
  const ply = state.turns.length;
  const played: GameEvent = { type: 'movePlayed', seat, ply, move, ...inPause(state, circumstances) };
  return ok({ events: recounted([played, ...end.value], state, circumstances, standing), standing });
}

/** In a pause a move costs no time, and two players could otherwise fill their banks in one. */
const inPause = ({ clock }: GameState, { at, promises = PROMISES }: Circumstances): { inPause?: true } =>
  promises.pausesIncrements && clock.terms.kind === 'fischer' && pauseAt(clock, at) !== undefined
    ? { inPause: true }
    : {};
