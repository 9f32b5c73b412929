/** What plans answer, against a slower interpreter of them, in random games with takebacks and leavings. */
import { describe, expect, it } from 'vitest';
import { type AnyRules, allRules } from '../../../../src/rules/index.ts';
import { evolve } from '../../../../src/worker/game/evolve/evolve.ts';
import type { GameState } from '../../../../src/worker/game/evolve/state.ts';
import type { GameEvent } from '../../../../src/worker/game/model/events.ts';
import { answerOf } from '../../../../src/worker/game/plans/answer.ts';
import type { WrittenNode } from '../../../../src/worker/game/plans/check.ts';
import { formatPlan, type PlanNode, parsePlan } from '../../../../src/worker/game/plans/plan.ts';
import { makePlan } from '../../../../src/worker/game/plans/save.ts';
import { pick, type Random, randomFrom, randomMove } from '../../../support/rules/randomPlay.ts';
import { givenGame } from '../../../support/worker/given.ts';
import { type NaiveLine, naiveAnswer, standingTurns } from '../../../support/worker/naivePlans.ts';

/** `PLANS=10000` tries that many instead. */
const PLANS = Number((globalThis as { process?: { env: Record<string, string> } }).process?.env.PLANS ?? 140);

const happen = (state: GameState, event: GameEvent): GameState =>
  evolve(state, { seq: state.seq + 1, at: 0, event });

function playing(state: GameState, move: string): GameState {
  const { toMove: seat } = state.standing;
  if (seat === undefined) return state;
  return happen(state, { type: 'movePlayed', seat, ply: state.turns.length, move });
}

const someMove = ({ rules, standing: { position } }: GameState, random: Random): string =>
  rules.spell(position, randomMove(rules, position, random));

/** A tree that branches at the others' turns, with some "any". */
function someLines(state: GameState, owner: number, random: Random, depth: number): readonly WrittenNode[] {
  if (state.standing.outcome || depth === 0) return [];
  const isOwn = state.standing.toMove === owner;
  const branches = isOwn ? 1 : 1 + Math.floor(random() * 3);
  return Array.from({ length: branches }, (): WrittenNode => {
    const move = someMove(state, random);
    const after = playing(state, move);
    const isAny = !isOwn && random() < 0.3;
    const next = someLines(after, owner, random, depth - 1);
    return isAny ? { does: 'any', next } : { does: 'move', move, next };
  }).filter(({ next }) => isOwn || next.length > 0);
}

const linesOf = (nodes: readonly PlanNode[]): readonly NaiveLine[] =>
  nodes.flatMap((node): readonly NaiveLine[] => {
    const first = { seat: node.seat, text: node.does === 'move' ? node.move : '*' };
    return node.next.length === 0 ? [[first]] : linesOf(node.next).map((rest) => [first, ...rest]);
  });

/** What comes next: mostly what the plan foresees. */
function goOn(state: GameState, foreseen: readonly PlanNode[], random: Random): GameState {
  const { turns, standing, rules } = state;
  const roll = random();
  const ply = turns.length;
  const seat = standing.toMove;
  if (seat === undefined) return state;
  const newest = standingTurns(turns).at(-1);
  if (roll < 0.08 && newest?.move !== undefined) {
    return happen(state, { type: 'movesTakenBack', seat: newest.seat, ply, backTo: newest.ply });
  }
  if (roll < 0.1 && rules.seats.length > 2) return happen(state, { type: 'seatResigned', seat, ply });
  const exact = foreseen.flatMap((node) => (node.does === 'move' && node.seat === seat ? [node.move] : []));
  if (exact.length > 0 && roll < 0.85) {
    const move = pick(exact, random);
    const [first = ''] = move.split(' ');
    try {
      return playing(state, move);
    } catch {
      return first === '' ? state : playing(state, someMove(state, random));
    }
  }
  return playing(state, someMove(state, random));
}

function tryOne(rules: AnyRules, seed: number): { readonly asked: number; readonly answered: number } {
  const random = randomFrom(seed);
  let state = givenGame(rules.id).state;
  for (let ply = Math.floor(random() * 8); ply > 0 && !state.standing.outcome; ply--) {
    state = playing(state, someMove(state, random));
  }
  const owner = pick(
    rules.seats.map((_, seat) => seat).filter((seat) => seat !== state.standing.toMove),
    random,
  );
  const made = state.turns;
  const isUnguarded = random() < 0.3;
  const lines = someLines(state, owner, random, 5);
  const plan = makePlan(state, { seat: owner, ply: made.length, lines, isUnguarded, adds: false }, undefined);
  if (!plan.ok) return { asked: 0, answered: 0 };
  const kept = parsePlan(formatPlan(plan.value));
  let [asked, answered] = [0, 0];
  let nodes: readonly PlanNode[] = kept.lines;
  for (let turn = 0; turn < 8 && !state.standing.outcome; turn++) {
    state = goOn(state, nodes, random);
    const newest = state.turns.at(-1);
    nodes =
      nodes.find((node) => node.does === 'move' && node.move === newest?.move)?.next ??
      nodes.find(({ does }) => does === 'any')?.next ??
      [];
    if (nodes.length === 0) nodes = kept.lines;
    const answer = answerOf(state, owner, { plan: kept, playsForced: false });
    const naive = naiveAnswer(
      rules,
      state.options,
      { made, lines: linesOf(kept.lines), isUnguarded },
      state.turns,
      owner,
    );
    expect(answer.does === 'move' ? answer.played.text : undefined, `seed ${seed}, turn ${turn}`).toBe(naive);
    asked += 1;
    if (naive !== undefined) answered += 1;
  }
  return { asked, answered };
}

describe('plans answer as a naive reading of all their lines does', () => {
  it.each(allRules.map(({ id }) => id))('%s', { timeout: 60_000 + 60 * PLANS }, (id) => {
    const rules = allRules.find((each) => each.id === id) as AnyRules;
    const tried = Array.from({ length: Math.ceil(PLANS / allRules.length) }, (_, seed) =>
      tryOne(rules, seed),
    );
    const answered = tried.reduce((sum, each) => sum + each.answered, 0);
    expect(answered).toBeGreaterThan(tried.length / 4);
  });
});
