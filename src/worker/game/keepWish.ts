/** Keeps what a player wants to have played in advance. It is in no log: nothing happens in the game. */
import { ok, type Result, refuse } from '../../rules/index.ts';
import type { Words } from '../../words/index.ts';
import { LONGEST_PLAN } from '../limits.ts';
import { mayAct } from './decide/mayAct.ts';
import type { GameState } from './evolve/state.ts';
import type { HeldGame } from './heldGame.ts';
import type { GameRefusal } from './model/refusals.ts';
import type { Wishes } from './plans/answer.ts';
import type { Plan } from './plans/plan.ts';
import { changePlan, makePlan } from './plans/save.ts';
import type { Wish } from './plans/wish.ts';
import { planOfReply, takeOutPlan } from './reply/writtenPlan.ts';
import { namesBySeat } from './show/seatNames.ts';

export function keepWish(game: HeldGame, words: Words, wish: Wish): Result<Wishes, GameRefusal> {
  const { plans, state } = game;
  const { seat } = wish;
  const account = state?.seats[seat]?.account;
  if (!state || account === undefined) return refuse({ code: 'NOT_YOUR_SEAT' });
  const acting = mayAct(state, seat, state.turns.length);
  if (!acting.ok) return acting;
  const wishes = plans.wishesOf(state, seat);
  const wanted = wantedBy(wish, state, wishes, words);
  if (!wanted.ok) return wanted;
  plans.keep(account, wanted.value);
  return wanted;
}

function wantedBy(wish: Wish, state: GameState, wishes: Wishes, words: Words): Result<Wishes, GameRefusal> {
  switch (wish.wish) {
    case 'text': {
      const made = planOfText(wish, state, wish.adds ? wishes.plan : undefined, words);
      return made.ok ? ok({ ...wishes, plan: made.value }) : made;
    }
    case 'plan': {
      const made = makePlan(state, wish, wishes.plan);
      const { playsForced = wishes.playsForced } = wish;
      return made.ok ? ok({ plan: made.value, playsForced }) : made;
    }
    case 'edit': {
      if (!wishes.plan) return refuse({ code: 'PLAN_CHANGED' });
      const changed = changePlan(state, wish.seat, wish, wishes.plan);
      return changed.ok ? ok({ ...wishes, plan: changed.value }) : changed;
    }
    case 'guard': {
      if (!wishes.plan) return refuse({ code: 'NO_PLAN' });
      const { isUnguarded: _, ...guarded } = wishes.plan;
      return ok({ ...wishes, plan: wish.isUnguarded ? { ...guarded, isUnguarded: true } : guarded });
    }
    case 'noPlan':
      return wishes.plan ? ok({ ...wishes, plan: undefined }) : refuse({ code: 'NO_PLAN' });
    case 'forced':
      return ok({ ...wishes, playsForced: wish.playsForced });
  }
}

/** The plan that a text makes of the one that is kept; everything in it must be a plan's. */
function planOfText(
  { seat, ply, text }: Extract<Wish, { wish: 'text' }>,
  state: GameState,
  kept: Plan | undefined,
  words: Words,
): Result<Plan, GameRefusal> {
  const written = text.slice(0, LONGEST_PLAN).split(/\r\n|\r|\n/);
  const indents = Object.fromEntries(
    written.map((line) => [line.trim(), line.replaceAll('\t', '    ').search(/\S|$/)]),
  );
  const planning = { kept, names: namesBySeat(words, state) };
  const lines = written.map((line) => line.trim());
  const found = takeOutPlan({ indents }, lines, state, planning);
  const stray = found.rest.find((line) => line !== '');
  if (stray !== undefined) {
    const { line, word } = found.unreadable ?? { line: stray, word: stray };
    return refuse({ code: 'PLAN_UNREADABLE', line, word });
  }
  if (found.lines.length === 0 && !found.isUnguarded) return refuse({ code: 'PLAN_EMPTY' });
  return planOfReply(found, { seat, ply }, state, planning, false);
}
