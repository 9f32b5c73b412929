import { plan as template } from '../../../email/letters/plan.ts';
import type { Doubt } from '../model/refusals.ts';
import { followPlan, holdingPlan } from '../plans/follow.ts';
import { endOfFirstLine, outlineOf } from '../plans/outline.ts';
import type { Plan } from '../plans/plan.ts';
import { explainDoubt } from '../show/refusals.ts';
import { answerToReply, never } from './kind.ts';
import { movedFacts } from './position.ts';
import { gameOf, playLink, sideNameOf, type Telling } from './telling.ts';

/** What is told of a plan: as it was kept, asked for or ended; or that it was not kept, and why. */
type ToldPlan =
  | {
      readonly was: 'kept' | 'asked' | 'ended';
      readonly plan: Plan;
      /** What was played with it. */
      readonly move?: string;
    }
  | { readonly was: 'unproven'; readonly text: string; readonly doubt: Doubt };

export const plan = answerToReply<typeof template, { readonly told: ToldPlan }>({
  template,
  isOutdated: never,
  tell: async (telling, { told }) => {
    const page = `${playLink(telling)}/plan`;
    const common = { ...gameOf(telling), page };
    if (told.was === 'unproven') {
      const { text, doubt } = told;
      const link = `${page}?text=${encodeURIComponent(text)}`;
      return { ...common, was: told.was, text, why: explainDoubt(telling.words, doubt), page: link };
    }
    return {
      ...common,
      was: told.was,
      ...(told.move !== undefined && { move: told.move }),
      lines: linesOf(telling, told.plan),
      isUnguarded: told.plan.isUnguarded ?? false,
      ...(told.was !== 'ended' && (await boardOf(telling, told.plan))),
    };
  },
});

/** The outline of the lines that can still come. */
function linesOf(telling: Telling, kept: Plan) {
  const { state, seat } = telling;
  const holding = holdingPlan(kept, state.turns);
  const nodes = holding ? followPlan(state.rules, holding, state.turns).nodes : [];
  return outlineOf(nodes, seat).map(({ number, others, answer }) => ({
    number,
    others: others.map(({ seat: of, ...turn }) => ({ ...turn, side: sideNameOf(telling, of) })),
    answer,
  }));
}

async function boardOf(telling: Telling, kept: Plan) {
  const end = endOfFirstLine(telling.state.rules, kept);
  if (!end) return {};
  return { board: await movedFacts(telling, end.played, end.position), end: end.played.text };
}
