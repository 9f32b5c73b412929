/** Carries out what machines do in a game, by the same commands as people's. */
import { beginThought, type Chosen, type Machine, type Thought } from '../../bots/index.ts';
import type { Seat } from '../../rules/index.ts';
import { log } from '../log.ts';
import type { GameState } from './evolve/state.ts';
import { execute } from './execute.ts';
import type { HeldGame } from './heldGame.ts';
import { readTip } from './log/table.ts';
import { failureSince, noteFailure } from './machine/failures.ts';
import { type MachineTask, machineAt, type Planned, planAfter, planOf } from './machine/plan.ts';
import type { Command } from './model/commands.ts';
import { levelOf, nameOfMachine } from './model/machines.ts';

export interface Machines {
  /** When a machine has something to do; undefined: nothing. */
  dueAt(): number | undefined;
  /** Machines that are invited sit down at once. */
  sitDown(now: number): void;
  /**
   * Does what a machine has to do by now; tells whether there was anything. One thing at a time, or one slice
   * of thinking: a wake-up has little CPU.
   */
  act(now: number): boolean;
  /** To be called if the object was stopped when it last woke: most likely it thought for too long. */
  wereStopped(now: number): void;
}

/**
 * The machines of a game. What one has thought so far is kept in memory alone: if the object is stopped in
 * the middle, it thinks anew, and comes to the same move. `thinksAtOnce`: it does not think in slices.
 */
export function machinesOf(game: HeldGame, thinksAtOnce: boolean): Machines {
  let thinking: { readonly seq: number; readonly thought: Thought } | undefined;

  /** The move; undefined while it has not thought to the end. */
  function choose({ rules, standing: { position }, seq }: GameState, machine: Machine): string | undefined {
    if (thinking?.seq !== seq) {
      const seed = readTip(game.sql).hash;
      thinking = { seq, thought: beginThought(rules, position, machine.level, machine, seed) };
    }
    let chosen: Chosen | undefined;
    do chosen = thinking.thought.goOn();
    while (thinksAtOnce && !chosen);
    if (!chosen) return undefined;
    thinking = undefined;
    return rules.spell(position, chosen.move);
  }

  /** undefined: there is nothing to do yet. */
  function commandFor(state: GameState, task: MachineTask): Command | undefined {
    const { seat } = task;
    const ply = state.turns.length;
    switch (task.does) {
      case 'sit':
        return sitDownAt(state, seat);
      case 'answer': {
        const { kind, seq } = task.offer;
        return { type: task.accepts ? 'acceptOffer' : 'closeOffer', seat, ply, kind, seq };
      }
      case 'move': {
        const text = choose(state, task.machine);
        return text === undefined ? undefined : { type: 'playMove', seat, ply, text };
      }
      case 'resign':
        return { type: 'resign', seat, ply };
    }
  }

  function planNow(): (Planned & { readonly state: GameState }) | undefined {
    const { state, sql } = game;
    const planned = state && planOf(state);
    const failure = planned && failureSince(sql, state.seq);
    const next = failure ? planAfter(planned, failure) : planned;
    return state && next && { ...next, state };
  }

  /** Letters and deadlines do not wait for a machine that fails; the operator is told. */
  function hasFailed({ id, seq }: GameState, error: string, now: number): void {
    log.error('machineFailed', { game: id, seq, error });
    thinking = undefined;
    noteFailure(game.sql, seq, error, now);
    game.outbox.putReadModel(seq, now);
  }

  function actOnce(now: number): boolean {
    const planned = planNow();
    if (!planned || planned.at > now) return false;
    const { state, task } = planned;
    try {
      const command = commandFor(state, task);
      const cause = task.does === 'resign' ? `machine:${state.seq}:resign` : `machine:${state.seq}`;
      const answer = command && execute(game, command, cause, {}, now);
      if (answer?.ok === false) throw new Error(`refused: ${answer.error.code}`);
    } catch (error) {
      hasFailed(state, String(error), now);
    }
    return true;
  }

  return {
    dueAt: () => planNow()?.at,
    sitDown(now) {
      while (game.state?.phase === 'inviting' && actOnce(now));
    },
    act: actOnce,
    wereStopped(now) {
      const planned = planNow();
      if (planned?.task.does === 'move' && planned.at <= now) hasFailed(planned.state, 'stopped', now);
    },
  };
}

function sitDownAt(state: GameState, seat: Seat): Command {
  const account = state.seats[seat]?.account;
  const level = account && levelOf(account);
  const machine = machineAt(state, seat);
  if (!account || !level || !machine) throw new Error(`no machine at seat ${seat}`);
  return { type: 'takeSeat', seat, account, name: nameOfMachine(level), machine };
}
