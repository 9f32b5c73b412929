/** Keeps what a player wants to have played in advance. It is in no log: nothing happens in the game. */
import { ok, type Result, refuse, type Seat } from '../../rules/index.ts';
import { mayAct } from './decide/mayAct.ts';
import type { GameState } from './evolve/state.ts';
import type { HeldGame } from './heldGame.ts';
import type { GameRefusal } from './model/refusals.ts';
import type { Wishes } from './plans/answer.ts';
import { makePlan, type PlanRequest } from './plans/save.ts';

export type Wish =
  | ({ readonly wish: 'plan' } & PlanRequest)
  | { readonly wish: 'noPlan'; readonly seat: Seat }
  | { readonly wish: 'forced'; readonly seat: Seat; readonly playsForced: boolean };

export function keepWish(game: HeldGame, wish: Wish): Result<Wishes, GameRefusal> {
  const { plans, state } = game;
  const { seat } = wish;
  const account = state?.seats[seat]?.account;
  if (!state || account === undefined) return refuse({ code: 'NOT_YOUR_SEAT' });
  const acting = mayAct(state, seat, state.turns.length);
  if (!acting.ok) return acting;
  const wishes = plans.wishesOf(state, seat);
  const wanted = wantedBy(wish, state, wishes);
  if (!wanted.ok) return wanted;
  plans.keep(account, wanted.value);
  return wanted;
}

function wantedBy(wish: Wish, state: GameState, wishes: Wishes): Result<Wishes, GameRefusal> {
  switch (wish.wish) {
    case 'plan': {
      const made = makePlan(state, wish, wishes.plan);
      return made.ok ? ok({ ...wishes, plan: made.value }) : made;
    }
    case 'noPlan':
      return wishes.plan ? ok({ ...wishes, plan: undefined }) : refuse({ code: 'NO_PLAN' });
    case 'forced':
      return ok({ ...wishes, playsForced: wish.playsForced });
  }
}
