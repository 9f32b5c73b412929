/** What a game decides on a letter with a plan: the outline that it keeps, or why it keeps none. */
import { readReply } from '../../../src/email/index.ts';
import { sideName } from '../../../src/render/index.ts';
import { asRulesId, rulesById } from '../../../src/rules/index.ts';
import { wordsOf } from '../../../src/words/index.ts';
import { outlineOf } from '../../../src/worker/game/plans/outline.ts';
import type { Plan } from '../../../src/worker/game/plans/plan.ts';
import { decideReply } from '../../../src/worker/game/reply/decideReply.ts';
import { givenGame } from './given.ts';
import { letter } from './givenMail.ts';

const CROWNS = 'a4-b4 c8-d7 b4-b3 f8-f7 h6-g7 a3-b2 b3-c3 h5-g4 a6-b6 b1-a2 c1-b1 f7-f8'.split(' ');

const NAMES = [['Ada'], ['Ben'], ['Cleo']];

/** `hers`: Ada is to move; `his`: she has moved f1-e2, and Ben is; `three`: Threehex, Ben is, then Cleo. */
export type Moment = 'hers' | 'his' | 'three';

const GAMES = {
  hers: givenGame('three-crowns').played(...CROWNS).state,
  his: givenGame('three-crowns').played(...CROWNS, 'f1-e2').state,
  three: givenGame('threehex').played('106-105').state,
};

const namesFor = (id: string) => {
  const rules = rulesById(asRulesId(id));
  return (rules?.seats ?? []).map((side, seat) =>
    rules ? [sideName(wordsOf('en'), rules, side), ...(NAMES[seat] ?? [])] : [],
  );
};

/**
 * `keeps (1) g1-g2 > e2-d2`, with `plays MOVE, ` before it where a move is played; `refuses CODE`, `asks
 * MOVE`, or what else was done.
 */
export async function decisionOnPlan(
  written: string,
  moment: Moment,
  { kept, isProven = true }: { readonly kept?: Plan | undefined; readonly isProven?: boolean } = {},
): Promise<{ readonly said: string; readonly plan: Plan | undefined }> {
  const state = GAMES[moment];
  const read = await readReply(letter(written), { authservId: 'mx' });
  const { messageId, subject, lines, unshown, hidden, indents } = read;
  const sent = {
    from: 'ada@example.com',
    authenticated: isProven,
    messageId,
    subject,
    lines,
    unshown,
    hidden,
  };
  const ply = moment === 'his' ? 12 : moment === 'three' ? 0 : 12;
  const decided = decideReply(
    { seat: 0, ply, ...sent, ...(indents && { indents }) },
    state,
    'ada@example.com',
    { at: 0, isNextTold: true },
    { kept, names: namesFor(state.rules.id) },
  );
  const { answer } = decided;
  const plan = decided.plan === 'none' ? undefined : decided.plan;
  const tree = plan ? `keeps ${treeOf(plan)}${plan.isUnguarded ? ' unguarded' : ''}` : '';
  switch (answer.did) {
    case 'played':
      return { said: [`plays ${answer.move}`, tree].filter(Boolean).join(', '), plan };
    case 'planned':
    case 'noted':
      return { said: decided.plan === 'none' ? 'ends' : tree, plan };
    case 'askedToConfirm':
      return { said: `asks ${answer.move}`, plan };
    case 'refused':
      return { said: `refuses ${answer.refusal.code}`, plan };
    default:
      return { said: answer.did, plan };
  }
}

const treeOf = (plan: Plan): string =>
  outlineOf(plan.lines, 0)
    .map(
      ({ number, others, answer }) =>
        `(${number}) ${others.map(({ move }) => move ?? 'any').join(', ')} > ${answer ?? 'resign'}`,
    )
    .join(' ');
