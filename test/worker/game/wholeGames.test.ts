import { expect, it } from 'vitest';
import { games } from '../../../src/rules/index.ts';
import type { Command } from '../../../src/worker/game/commands.ts';
import { decide } from '../../../src/worker/game/decide.ts';
import type { LoggedEvent } from '../../../src/worker/game/events.ts';
import { lettersAfter } from '../../../src/worker/game/react.ts';
import { evolve, type GameState, snapshotOf } from '../../../src/worker/game/state.ts';
import { dice, someMove } from '../dice.ts';

const cases = games.flatMap((game) => [1, 2, 3, 4].map((seed) => [game.id, seed, game] as const));

it.each(cases)('of %s keep log, state and letters in step (seed %i)', (_, seed, game) => {
  const roll = dice(seed);
  const log: LoggedEvent[] = [];
  let state: GameState | undefined;
  const act = (command: Command) => {
    const decided = decide(command, state, { at: log.length, isNextTold: true });
    if (!decided.ok) throw new Error(`${command.type}: ${JSON.stringify(decided.error)}`);
    for (const event of decided.value) {
      log.push({ seq: log.length + 1, at: log.length, event });
      state = evolve(state, log.at(-1) as LoggedEvent);
    }
    if (!state) throw new Error('no game');
    return { state, letters: lettersAfter(decided.value, state) };
  };

  const seats = game.seats.map((_, seat) => `account ${seat}`);
  act({
    type: 'createGame',
    id: 'abcdefghijkl',
    game: game.id,
    options: {},
    maker: seats[0] ?? '',
    makerName: 'A',
    seats,
  });
  for (const [seat, account] of seats.entries()) {
    if (seat > 0) act({ type: 'takeSeat', seat, account, name: `${seat}` });
  }

  for (let ply = 0; state?.phase === 'playing' && ply < 80; ply++) {
    const { toMove, position } = state.standing;
    if (toMove === undefined) throw new Error('nobody is to move');
    const staying = seats.flatMap((_, seat) => (state?.seats[seat]?.state === 'playing' ? [seat] : []));
    const isLeaving = ply > 5 && roll(30) === 0;
    const acted = act(
      isLeaving
        ? { type: 'resign', seat: staying[roll(staying.length)] ?? 0, ply }
        : { type: 'playMove', seat: toMove, ply, text: someMove(game, position, roll) },
    );
    const told = { ply: ply + 1, seq: log.length };
    expect(acted.state.turns).toHaveLength(ply + 1);
    expect(acted.letters).toEqual(
      acted.state.phase === 'over'
        ? seats.map((_, seat) => ({ kind: 'gameOver', seat, ...told }))
        : [{ kind: 'yourTurn', seat: acted.state.standing.toMove, ...told }],
    );
    if (acted.state.phase === 'playing') {
      expect(acted.state.seats[acted.state.standing.toMove ?? -1]?.state).toBe('playing');
    } else {
      expect(acted.state.standing.outcome?.points).toHaveLength(seats.length);
    }
  }

  const again = log.reduce<GameState | undefined>(evolve, undefined);
  if (!again || !state) throw new Error('no game');
  expect(snapshotOf(again)).toEqual(snapshotOf(state));
  expect(game.formatPosition(again.standing.position)).toBe(game.formatPosition(state.standing.position));
});
