/**
 * What a plan costs that fires: CPU of this process for all that a wake-up does because of it, with the
 * largest plan that is kept, and one as large of before.
 */
import { type AnyRules, allRules, legalMoves } from '../../src/rules/index.ts';
import { decide } from '../../src/worker/game/decide/decide.ts';
import { evolve } from '../../src/worker/game/evolve/evolve.ts';
import type { GameState } from '../../src/worker/game/evolve/state.ts';
import type { Command } from '../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../src/worker/game/model/events.ts';
import { asAccountId, asGameId } from '../../src/worker/game/model/ids.ts';
import type { Wishes } from '../../src/worker/game/plans/answer.ts';
import type { WrittenNode } from '../../src/worker/game/plans/check.ts';
import { plannedAt, plannedBy, unmetBy } from '../../src/worker/game/plans/due.ts';
import { formatPlan, MOST_DEPTH, MOST_NODES, parsePlan, sizeOf } from '../../src/worker/game/plans/plan.ts';
import { makePlan } from '../../src/worker/game/plans/save.ts';
import { randomFrom, randomMove } from '../support/rules/randomPlay.ts';
import { below, type Figure, type Part } from './figure.ts';
import { median, percentile } from './statistics.ts';

const ROUNDS = 60;
/** ms */
const MOST = 2;
const HOLD = 30;

export const measurePlans = (): Part => ({
  figures: allRules.flatMap(costsOf),
  notes: [
    `plans: CPU of this process from the alarm to the next, for a plan of ${MOST_NODES} moves, ${MOST_DEPTH} in a row, and one as large of before, in ${ROUNDS} rounds after as many to warm up.`,
  ],
});

const happen = (state: GameState, event: GameEvent): GameState =>
  evolve(state, { seq: state.seq + 1, at: state.changedAt, event });

function playing(state: GameState, move: string): GameState {
  const { toMove: seat } = state.standing;
  if (seat === undefined) throw new Error('the game is over');
  return happen(state, { type: 'movePlayed', seat, ply: state.turns.length, move });
}

/** One line as deep as may be, and at each of the others' turns as many branches as there is room for. */
function largestTree(state: GameState, owner: number, random: () => number): readonly WrittenNode[] {
  let room = MOST_NODES - MOST_DEPTH;
  const below = (at: GameState, depth: number): readonly WrittenNode[] => {
    if (depth === 0 || at.standing.outcome) return [];
    const { rules, standing } = at;
    const main = rules.spell(standing.position, randomMove(rules, standing.position, random));
    const line: WrittenNode = { does: 'move', move: main, next: below(playing(at, main), depth - 1) };
    if (standing.toMove === owner) return [line];
    const branches: WrittenNode[] = [];
    for (const steps of legalMoves(rules, standing.position)) {
      const move = rules.spell(standing.position, steps);
      if (room < 2 || branches.length === 12) break;
      const after = move === main ? undefined : playing(at, move);
      if (!after || after.standing.outcome || after.standing.toMove !== owner) continue;
      const [answer] = legalMoves(rules, after.standing.position);
      if (!answer) continue;
      room -= 2;
      const own = rules.spell(after.standing.position, answer);
      branches.push({ does: 'move', move, next: [{ does: 'move', move: own, next: [] }] });
    }
    return line.next.length === 0 ? branches : [...branches, line];
  };
  return below(state, MOST_DEPTH);
}

const PLAYERS = ['ada', 'ben', 'cleo'];

/** A game that has begun, after some moves. */
function gameOf(rules: AnyRules, random: () => number): GameState {
  const seats = PLAYERS.slice(0, rules.seats.length).map(asAccountId);
  const [host = asAccountId('ada'), ...others] = seats;
  const id = asGameId('abcdefghijkl');
  const commands: readonly Command[] = [
    { type: 'createGame', id, rulesId: rules.id, options: {}, host, hostName: 'Ada', seats },
    ...others.map((account, at) => ({ type: 'takeSeat', seat: at + 1, account, name: account }) as const),
  ];
  let state: GameState | undefined;
  for (const command of commands) {
    const decided = decide(command, state, { at: 0, isNextTold: true });
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.error.code}`);
    for (const event of decided.value) {
      const seq: number = (state?.seq ?? 0) + 1;
      state = evolve(state, { seq, at: 0, event });
    }
  }
  if (!state) throw new Error('no game has begun');
  for (let ply = 0; ply < 6; ply++) state = playing(state, someMove(state, random));
  return state;
}

const someMove = ({ rules, standing: { position } }: GameState, random: () => number): string =>
  rules.spell(position, randomMove(rules, position, random));

function costsOf(rules: AnyRules): readonly Figure[] {
  const random = randomFrom(11);
  const state = gameOf(rules, random);
  const owner = rules.seats.findIndex((_, seat) => seat === (state.turns.at(-1)?.seat ?? 0));
  const lines = largestTree(state, owner, random);
  const made = makePlan(
    state,
    { seat: owner, ply: state.turns.length, lines, isUnguarded: false, adds: false },
    undefined,
  );
  if (!made.ok) throw new Error(`the plan was refused: ${made.error.code}`);
  const stored = formatPlan({ ...made.value, earlier: made.value });
  let before = state;
  for (
    let node = made.value.lines.at(-1);
    node?.does === 'move' && node.seat !== owner;
    node = node.next.at(-1)
  ) {
    before = playing(before, node.move);
  }
  const fire = (): number => {
    const begun = process.cpuUsage();
    const plans = storedPlan(stored);
    const planned = plannedBy(plans, before, Number.POSITIVE_INFINITY, HOLD);
    const [event] = planned?.events ?? [];
    if (!event) throw new Error(`no plan fired in ${rules.id}`);
    const after = evolve(before, { seq: before.seq + 1, at: 0, event, ...planned } as never);
    unmetBy(plans, after);
    plannedBy(plans, after, Number.POSITIVE_INFINITY, HOLD);
    plannedAt(plans, after, HOLD);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  for (let round = 0; round < ROUNDS; round++) fire();
  const costs = Array.from({ length: ROUNDS }, fire);
  const path = `plans.${rules.id}`;
  return [
    { path: `${path}.moves`, value: sizeOf(made.value.lines).nodes, unit: '' },
    { path: `${path}.p50`, value: median(costs), unit: 'ms', target: below(MOST) },
    { path: `${path}.p99`, value: percentile(costs, 0.99), unit: 'ms' },
  ];
}

/** The plan of whoever is asked for, read once, as an object that has just begun reads it. */
function storedPlan(text: string) {
  let read: Wishes | undefined;
  return {
    wishesOf: (): Wishes => {
      read ??= { plan: parsePlan(text), playsForced: false };
      return read;
    },
  };
}
