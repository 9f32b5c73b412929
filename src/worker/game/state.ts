/** A game's state: the fold of its log. */
import {
  type AnyGame,
  gameById,
  type Options,
  type Standing,
  sideOf,
  unreachable,
} from '../../rules/index.ts';
import type { GameSnapshot, Note, Phase, SeatHolder, Turn } from './answers.ts';
import type { AccountId, GameId, LoggedEvent } from './events.ts';
import { afterTurn } from './turns.ts';

export interface GameState {
  readonly id: GameId;
  readonly rules: AnyGame;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly maker: AccountId;
  readonly isPrivate: boolean;
  readonly watchEdition: number;
  readonly seats: readonly SeatHolder[];
  readonly phase: Phase;
  /** `turns.length` is the present ply. */
  readonly turns: readonly Turn[];
  readonly notes: readonly Note[];
  readonly standing: Standing<unknown>;
  readonly createdAt: number;
  readonly endedAt: number | undefined;
  /** Time and number of the newest event. */
  readonly changedAt: number;
  readonly seq: number;
}

/** The state after one more event; undefined is the state before the first. Throws on a log that cannot be. */
export function evolve(state: GameState | undefined, logged: LoggedEvent): GameState {
  const { seq, at, event } = logged;
  if (event.type === 'gameCreated') {
    if (state) throw new Error(`game ${state.id} is created twice`);
    const rules = gameById(event.game);
    if (!rules) throw new Error(`game ${event.id}: no rules ${event.game}`);
    return {
      id: event.id,
      rules,
      rulesVersion: event.rulesVersion,
      options: event.options,
      maker: event.maker,
      isPrivate: event.isPrivate ?? false,
      watchEdition: 0,
      seats: event.seats.map((account) => ({
        account: account ?? '',
        name: '',
        state: account === null ? 'open' : 'invited',
      })),
      phase: 'inviting',
      turns: [],
      notes: [],
      standing: rules.start(event.options),
      createdAt: at,
      endedAt: undefined,
      changedAt: at,
      seq,
    };
  }
  if (!state) throw new Error(`${event.type} before gameCreated`);
  const next = { ...state, changedAt: at, seq };
  switch (event.type) {
    case 'seatTaken':
      return {
        ...next,
        seats: withSeat(state, event.seat, { account: event.account, name: event.name, state: 'playing' }),
      };
    case 'seatDeclined':
      return { ...next, phase: 'declined', seats: withSeat(state, event.seat, { state: 'declined' }) };
    case 'gameBegun':
      return { ...next, phase: 'playing' };
    case 'movePlayed':
      return { ...next, ...withTurn(state, { seat: event.seat, at, move: event.move }) };
    case 'seatResigned':
      return {
        ...next,
        ...withTurn(state, { seat: event.seat, at, move: undefined }),
        seats: withSeat(state, event.seat, { state: 'left' }),
      };
    case 'gameEnded':
      return { ...next, phase: 'over', endedAt: at };
    case 'noteWritten': {
      const note = { seat: event.seat, ply: state.turns.length, at, text: event.text };
      return { ...next, notes: [...state.notes, note] };
    }
    case 'watchLinkRenewed':
      return { ...next, watchEdition: state.watchEdition + 1 };
    default:
      return unreachable(event);
  }
}

const withSeat = (state: GameState, seat: number, change: Partial<SeatHolder>): readonly SeatHolder[] =>
  state.seats.map((holder, index) => (index === seat ? { ...holder, ...change } : holder));

const withTurn = (state: GameState, turn: Turn): Pick<GameState, 'turns' | 'standing'> => ({
  turns: [...state.turns, turn],
  standing: afterTurn(state.rules, state.standing, turn),
});

/** The state as plain data. */
export function snapshotOf(state: GameState): GameSnapshot {
  const { rules, standing, ...plain } = state;
  return {
    ...plain,
    game: rules.id,
    seats: state.seats.map((holder, seat) => ({ ...holder, side: sideOf(rules, standing.position, seat) })),
    toMove: state.phase === 'playing' ? standing.toMove : undefined,
    outcome: state.phase === 'over' ? standing.outcome : undefined,
  };
}
