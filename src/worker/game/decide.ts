/** What a command does to a game: the events that follow from it, or why it is refused. */
import {
  completeOptions,
  gameById,
  ok,
  type Result,
  readMove,
  refuse,
  type Seat,
  type Standing,
  unreachable,
} from '../../rules/index.ts';
import type { GameRefusal } from './answers.ts';
import type { Command } from './commands.ts';
import type { AccountId, GameEvent } from './events.ts';
import { readNote } from './notes.ts';
import type { GameState } from './state.ts';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
type Decision = Result<readonly GameEvent[], GameRefusal>;

export function decide(command: Command, state: GameState | undefined): Decision {
  if (command.type === 'createGame') return state ? refuse({ code: 'ALREADY_CREATED' }) : createGame(command);
  if (!state) return refuse({ code: 'NO_SUCH_GAME' });
  switch (command.type) {
    case 'takeSeat':
      return takeSeat(command, state);
    case 'declineSeat':
      return declineSeat(command, state);
    case 'playMove':
      return playMove(command, state);
    case 'resign':
      return resign(command, state);
    case 'renewWatchLink':
      return renewWatchLink(command, state);
    case 'writeNote':
      return writeNote(command, state);
    default:
      return unreachable(command);
  }
}

function createGame({ type: _, makerName, ...command }: CommandOf<'createGame'>): Decision {
  const rules = gameById(command.game);
  if (!rules) return refuse({ code: 'UNKNOWN_GAME', game: command.game });
  const options = completeOptions(rules, command.options);
  if (!options.ok) return refuse({ code: 'BAD_OPTION', refusal: options.error });
  if (command.seats.length !== rules.seats.length) {
    return refuse({ code: 'WRONG_SEAT_COUNT', seats: rules.seats.length });
  }
  const named = command.seats.filter((account) => account !== null);
  if (new Set(named).size !== named.length) return refuse({ code: 'SAME_PLAYER_TWICE' });
  const seat = command.seats.indexOf(command.maker);
  if (seat < 0) return refuse({ code: 'MAKER_NOT_SEATED' });
  return ok([
    { type: 'gameCreated', ...command, rulesVersion: rules.version, options: options.value },
    { type: 'seatTaken', seat, account: command.maker, name: makerName },
  ]);
}

/** Why an invitation cannot be answered (any more), if so. */
function refuseInvited(state: GameState, seat: Seat, account: AccountId): GameRefusal | undefined {
  if (state.seats[seat]?.account !== account) return { code: 'NOT_YOUR_SEAT' };
  if (state.phase === 'declined') return { code: 'GAME_DECLINED' };
  return state.seats[seat]?.state === 'invited' ? undefined : { code: 'SEAT_TAKEN' };
}

/** Why an open seat cannot be taken, if so. */
function refuseNewcomer(state: GameState, account: AccountId): GameRefusal | undefined {
  if (state.phase === 'declined') return { code: 'GAME_DECLINED' };
  return state.seats.some((holder) => holder.account === account) ? { code: 'ALREADY_SEATED' } : undefined;
}

const isOpen = (state: GameState, seat: Seat): boolean => state.seats[seat]?.state === 'open';

function takeSeat({ seat, account, name }: CommandOf<'takeSeat'>, state: GameState): Decision {
  const refusal = isOpen(state, seat) ? refuseNewcomer(state, account) : refuseInvited(state, seat, account);
  if (refusal) return refuse(refusal);
  const isLast = state.seats.every((holder, index) => index === seat || holder.state === 'playing');
  const taken: GameEvent = { type: 'seatTaken', seat, account, name };
  return ok(isLast ? [taken, { type: 'gameBegun' }] : [taken]);
}

function declineSeat({ seat, account }: CommandOf<'declineSeat'>, state: GameState): Decision {
  const isWithdrawn = isOpen(state, seat) && account === state.maker && state.phase === 'inviting';
  const refusal = isWithdrawn ? undefined : refuseInvited(state, seat, account);
  return refusal ? refuse(refusal) : ok([{ type: 'seatDeclined', seat, account }]);
}

/** The position in which the seat may act at this ply; or why it may not. */
export function mayAct(
  state: GameState,
  seat: Seat,
  ply: number,
): Result<Standing<unknown> & { readonly outcome?: undefined }, GameRefusal> {
  const now = state.turns.length;
  const holder = state.seats[seat];
  if (!holder) return refuse({ code: 'NOT_YOUR_SEAT' });
  if (state.phase === 'declined') return refuse({ code: 'GAME_DECLINED' });
  if (state.phase === 'inviting') return refuse({ code: 'NOT_BEGUN' });
  if (state.phase === 'over' || state.standing.outcome) return refuse({ code: 'GAME_OVER' });
  if (holder.state === 'left') return refuse({ code: 'SEAT_LEFT' });
  if (ply < now) return refuse({ code: 'STALE_PLY', ply, now });
  if (ply > now) return refuse({ code: 'FUTURE_PLY', ply, now });
  return ok(state.standing);
}

/** The same for a move: it must also be the seat's turn. */
export function mayMove(state: GameState, seat: Seat, ply: number): ReturnType<typeof mayAct> {
  const acting = mayAct(state, seat, ply);
  if (!acting.ok || acting.value.toMove === seat) return acting;
  return refuse({ code: 'NOT_YOUR_TURN', toMove: acting.value.toMove });
}

function playMove({ seat, ply, text }: CommandOf<'playMove'>, state: GameState): Decision {
  const moving = mayMove(state, seat, ply);
  if (!moving.ok) return moving;
  const read = readMove(state.rules, moving.value.position, text);
  if (!read.ok) return refuse({ code: 'ILLEGAL_MOVE', text, refusal: read.error });
  const { text: move, standing } = read.value;
  return ok([{ type: 'movePlayed', seat, ply, move }, ...endOf(standing)]);
}

function resign({ seat, ply }: CommandOf<'resign'>, state: GameState): Decision {
  const acting = mayAct(state, seat, ply);
  if (!acting.ok) return acting;
  const standing = state.rules.withdraw(acting.value.position, seat);
  return ok([{ type: 'seatResigned', seat, ply }, ...endOf(standing)]);
}

function renewWatchLink({ account, edition }: CommandOf<'renewWatchLink'>, state: GameState): Decision {
  if (account !== state.maker) return refuse({ code: 'NOT_THE_MAKER' });
  if (!state.isPrivate || edition !== state.watchEdition) return refuse({ code: 'NO_SUCH_WATCH_LINK' });
  return ok([{ type: 'watchLinkRenewed' }]);
}

function writeNote({ seat, text }: CommandOf<'writeNote'>, state: GameState): Decision {
  if (!state.seats[seat]) return refuse({ code: 'NOT_YOUR_SEAT' });
  if (state.phase === 'declined') return refuse({ code: 'GAME_DECLINED' });
  if (state.phase === 'inviting') return refuse({ code: 'NOT_BEGUN' });
  const note = readNote(state, seat, text);
  return note.ok ? ok([{ type: 'noteWritten', seat, text: note.value }]) : note;
}

const endOf = ({ outcome }: Standing<unknown>): readonly GameEvent[] =>
  outcome ? [{ type: 'gameEnded', outcome }] : [];
