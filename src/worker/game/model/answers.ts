/** What a game answers: to a command, to a reply, and to the question how it stands. */
import type { CommandWord, ProseDoubt } from '../../../email/index.ts';
import type {
  OptionRefusal,
  Options,
  Outcome,
  Refusal,
  Result,
  RulesId,
  Seat,
  SeatInfo,
} from '../../../rules/index.ts';
import type { Clock } from '../../clock/clock.ts';
import type { PauseRefusal } from '../../clock/pause.ts';
import type { TermsRefusal } from '../../clock/terms.ts';
import type { Availability } from './availability.ts';
import type { ClockSetup } from './clockSetup.ts';
import type { AccountId, GameId } from './ids.ts';
import type { Offer, OfferKind, OfferRefusal } from './offers.ts';
import type { Series } from './series.ts';

/** Why a game does not do what it was asked. Codes are stable; `show/refusals.ts` explains them. */
export type GameRefusal =
  | { readonly code: 'NO_SUCH_GAME' }
  | { readonly code: 'ALREADY_CREATED' }
  /** The same cause came earlier with another command. */
  | { readonly code: 'CAUSE_REUSED' }
  | { readonly code: 'UNKNOWN_GAME'; readonly rulesId: string }
  | { readonly code: 'BAD_OPTION'; readonly refusal: OptionRefusal }
  | { readonly code: 'WRONG_SEAT_COUNT'; readonly seats: number }
  | { readonly code: 'SAME_PLAYER_TWICE' }
  /** Who wants an open seat sits at this table already. */
  | { readonly code: 'ALREADY_SEATED' }
  /** Only who made the game may do this. */
  | { readonly code: 'NOT_THE_MAKER' }
  /** The watch link has been renewed since, or the game is public and has none. */
  | { readonly code: 'NO_SUCH_WATCH_LINK' }
  | { readonly code: 'MAKER_NOT_SEATED' }
  | { readonly code: 'NOT_YOUR_SEAT' }
  | { readonly code: 'SEAT_TAKEN' }
  /** Somebody declined: the game will not be played. */
  | { readonly code: 'GAME_DECLINED' }
  | { readonly code: 'NOT_BEGUN' }
  | { readonly code: 'GAME_OVER' }
  | { readonly code: 'SEAT_LEFT' }
  | { readonly code: 'SEAT_ELIMINATED' }
  | { readonly code: 'NOT_YOUR_TURN'; readonly toMove: Seat }
  /** The command was made for the turn `ply`, which has passed; the present one is `now`. */
  | { readonly code: 'STALE_PLY'; readonly ply: number; readonly now: number }
  | { readonly code: 'FUTURE_PLY'; readonly ply: number; readonly now: number }
  | { readonly code: 'ILLEGAL_MOVE'; readonly text: string; readonly refusal: Refusal }
  | { readonly code: 'BAD_TERMS'; readonly refusal: TermsRefusal }
  | { readonly code: 'BAD_SERIES'; readonly most: number }
  /** Nobody took a seat in time. */
  | { readonly code: 'GAME_LAPSED' }
  | { readonly code: 'GAME_CANCELLED' }
  /** A player has time left, or there is nothing to claim in this game. */
  | { readonly code: 'NOTHING_TO_CLAIM' }
  /** There is no own move that could be taken back: none was played, or somebody has left since. */
  | { readonly code: 'NOTHING_TO_TAKE_BACK' }
  | { readonly code: 'NOT_PAUSED' }
  /** The second move has been played. */
  | { readonly code: 'TOO_LATE_TO_CANCEL' }
  /** A later game of a match: one player alone does not end the match. */
  | { readonly code: 'MATCH_GOES_ON' }
  | { readonly code: 'NOT_OVER' }
  /** The next game of the match begins by itself, or the seat has asked for it. */
  | { readonly code: 'NEXT_GAME_COMES' }
  | { readonly code: 'NOTHING_TO_CHANGE' }
  | OfferRefusal
  | PauseRefusal
  | { readonly code: 'NOTE_EMPTY' }
  /** `limit` in characters. */
  | { readonly code: 'NOTE_TOO_LONG'; readonly limit: number }
  /** `limit`: so many a seat may write at one ply. */
  | { readonly code: 'TOO_MANY_NOTES'; readonly limit: number };

/** The log's newest event and the ply after the command; `move` is the canonical spelling of a played move. */
export interface Done {
  readonly seq: number;
  readonly ply: number;
  readonly move?: string;
}

export type Answer = Result<Done, GameRefusal>;

/** Why a reply by mail was not played, beyond what the game itself refuses. */
export type ReplyRefusal =
  | GameRefusal
  /** Two different legal moves stand above the quoted text. */
  | { readonly code: 'AMBIGUOUS_MOVES'; readonly moves: readonly string[] }
  /** A move for a case that may come: there are no conditional moves yet. */
  | { readonly code: 'CONDITIONAL_MOVE' }
  | { readonly code: 'NO_MOVE_FOUND' }
  /** The subject is one, and the letter has none: `text` as it was written. */
  | { readonly code: 'MOVE_IN_SUBJECT'; readonly text: string }
  /** A move, and on another line a command that is none of a move's companions. */
  | { readonly code: 'MOVE_AND_COMMAND'; readonly move: string; readonly word: CommandWord }
  /** Everything below "note" belongs to the note, but there a line looks like a move. */
  | { readonly code: 'MOVE_IN_NOTE'; readonly text: string }
  /** A note that the sender's address or its provider does not answer for. */
  | { readonly code: 'NOTE_NOT_PROVEN'; readonly doubt: Doubt }
  /** A command that other players would see, with the same doubt. */
  | { readonly code: 'COMMAND_NOT_PROVEN'; readonly word: CommandWord; readonly doubt: Doubt }
  /** A command that may not have been meant as one. */
  | { readonly code: 'COMMAND_IN_DOUBT'; readonly word: CommandWord; readonly doubt: ProseDoubt }
  /** The very move that the sender played on the turn that is answered. */
  | { readonly code: 'ALREADY_PLAYED'; readonly move: string }
  /** Neither a move nor an answer to what is offered to the sender. */
  | { readonly code: 'OFFERS_OPEN'; readonly offers: readonly Pick<Offer, 'kind' | 'seat'>[] }
  /** Nothing stands that could be answered. */
  | { readonly code: 'NO_OFFERS'; readonly word: CommandWord }
  /** What stands was offered after the letter that is answered. */
  | { readonly code: 'OFFER_IS_NEWER'; readonly word: CommandWord; readonly kind: OfferKind }
  /** Several things stand, and it was not said which is meant. */
  | { readonly code: 'MANY_OFFERS'; readonly word: CommandWord; readonly kinds: readonly OfferKind[] };

/** The commands by mail that are answered by a letter of their own. */
export type TellingWord = Extract<CommandWord, 'help' | 'board' | 'history' | 'resign'>;

/** Why a legal move that came by mail waits for a confirmation. */
export type Doubt = 'OTHER_ADDRESS' | 'NOT_AUTHENTICATED' | ProseDoubt;

/** What became of a reply. `isAnswered`: a letter about it goes to the seat; not so past the cap of a day. */
export type ReplyAnswer =
  | { readonly did: 'played'; readonly move: string; readonly ply: number }
  | {
      readonly did: 'askedToConfirm';
      readonly move: string;
      readonly doubt: Doubt;
      readonly isAnswered: boolean;
    }
  /** A note alone, which the other players will read. */
  | { readonly did: 'noted' }
  /** An offer was made or answered, or something else that needs no move. */
  | { readonly did: 'agreed'; readonly word: CommandWord }
  /** A letter was asked for. */
  | { readonly did: 'told'; readonly word: TellingWord; readonly isAnswered: boolean }
  | { readonly did: 'refused'; readonly refusal: ReplyRefusal; readonly isAnswered: boolean };

/** `lapsed`: seats were not taken in time. `cancelled`: by a player, before the second move. */
export type Phase = 'inviting' | 'playing' | 'over' | 'declined' | 'lapsed' | 'cancelled';
export type SeatState = 'invited' | 'open' | 'playing' | 'declined' | 'left';

export interface SeatHolder {
  /** '' while the seat is open to anybody. */
  readonly account: AccountId;
  /** '' until the seat is taken. */
  readonly name: string;
  readonly state: SeatState;
}

/** A seat as others see it. */
export interface SeatView extends SeatHolder {
  /** The side it plays: its faction, once it has taken one. */
  readonly side: SeatInfo;
}

/**
 * One ply of a game: a move in canonical notation; or (`move` undefined) the taking back of every turn from ply
 * `backTo` on, or else the seat's leaving: a resignation, or because it was out of time.
 */
export interface Turn {
  readonly seat: Seat;
  readonly at: number;
  readonly move: string | undefined;
  readonly backTo?: number;
  readonly isOutOfTime?: true;
}

/** How the clocks stand. `clocks.ts` says how much is left at a time. */
export interface ClockView extends ClockSetup {
  readonly clock: Clock;
  /** When the time of the seat to move is up; `isOver`: it was, and may be claimed. */
  readonly deadline: number | undefined;
  readonly isOver: boolean;
}

/** What a player wrote to the others while the game stood at `ply`. */
export interface Note {
  readonly seat: Seat;
  readonly ply: number;
  readonly at: number;
  readonly text: string;
}

/** What a player wrote to the others while the game stood at `ply`. */
export interface Note {
  readonly seat: Seat;
  readonly ply: number;
  readonly at: number;
  readonly text: string;
}

/** How a game stands, as plain data; `turns.length` is the present ply, `turns[i]` was taken at ply i. */
export interface GameSnapshot {
  readonly id: GameId;
  readonly rulesId: RulesId;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly host: AccountId;
  /** Seen only by its players and by holders of its watch link, of which `watchEdition` counts the renewals. */
  readonly isPrivate: boolean;
  readonly watchEdition: number;
  readonly seats: readonly SeatView[];
  readonly phase: Phase;
  readonly turns: readonly Turn[];
  readonly clock: ClockView;
  /** By seat. */
  readonly availability: readonly Availability[];
  /** Those that stand. */
  readonly offers: readonly Offer[];
  readonly series: Series | undefined;
  /** Who wants to play again. */
  readonly rematch: readonly Seat[];
  /** Oldest first. */
  readonly notes: readonly Note[];
  /** undefined unless the game is being played. */
  readonly toMove: Seat | undefined;
  readonly outcome: Outcome | undefined;
  readonly createdAt: number;
  readonly endedAt: number | undefined;
  /** The time of the newest event. */
  readonly changedAt: number;
  /** The log's newest event. */
  readonly seq: number;
}
