/**
 * Why a game, or the code that reads replies, does not do what it was asked. Codes are stable;
 * `show/refusals.ts` explains them to people.
 */

import type { CommandWord, ProseDoubt } from '../../../email/index.ts';
import type { OptionRefusal, Refusal, Seat } from '../../../rules/index.ts';
import type { TermsRefusal } from '../../clock/terms.ts';
import type { ProposalRefusal } from '../offers/kind.ts';
import type { Offer, OfferKind } from '../offers/kinds.ts';
import type { OfferRefusal } from '../offers/policy.ts';
import type { PlanRefusal } from './planRefusal.ts';

/** Why a game does not do what it was asked. */
export type GameRefusal =
  | { readonly code: 'NO_SUCH_GAME' }
  | { readonly code: 'ALREADY_CREATED' }
  /** The same cause came earlier, with a different command. */
  | { readonly code: 'CAUSE_REUSED' }
  /** The same command was refused before, with code `because`, and the game has changed since. */
  | { readonly code: 'REFUSED_BEFORE'; readonly because: string }
  | { readonly code: 'UNKNOWN_GAME'; readonly rulesId: string }
  | { readonly code: 'BAD_OPTION'; readonly refusal: OptionRefusal }
  | { readonly code: 'WRONG_SEAT_COUNT'; readonly seats: number }
  | { readonly code: 'SAME_PLAYER_TWICE' }
  /** The account that wants the open seat is already at this table. */
  | { readonly code: 'ALREADY_SEATED' }
  /** Only the account that made the game may do this. */
  | { readonly code: 'NOT_THE_MAKER' }
  /** The watch link has been renewed since, or the game is public and has none. */
  | { readonly code: 'NO_SUCH_WATCH_LINK' }
  | { readonly code: 'MAKER_NOT_SEATED' }
  | { readonly code: 'NOT_YOUR_SEAT' }
  | { readonly code: 'SEAT_TAKEN' }
  /** No substitute is wanted for the seat, or none is any longer. */
  | { readonly code: 'SEAT_NOT_FREE' }
  /** The seat's player was called, and still has time to move. */
  | { readonly code: 'SEAT_NOT_FREE_YET' }
  /** The seat has a new player since the letter or link was made. */
  | { readonly code: 'SEAT_HANDED_OVER' }
  /** Somebody declined, so the game will not be played. */
  | { readonly code: 'GAME_DECLINED' }
  | { readonly code: 'NOT_BEGUN' }
  | { readonly code: 'GAME_OVER' }
  | { readonly code: 'SEAT_LEFT' }
  | { readonly code: 'SEAT_ELIMINATED' }
  | { readonly code: 'NOT_YOUR_TURN'; readonly toMove: Seat }
  /** The command was for turn `ply`, which has passed; the current one is `now`. */
  | { readonly code: 'STALE_PLY'; readonly ply: number; readonly now: number }
  | { readonly code: 'FUTURE_PLY'; readonly ply: number; readonly now: number }
  | { readonly code: 'ILLEGAL_MOVE'; readonly text: string; readonly refusal: Refusal }
  | { readonly code: 'BAD_TERMS'; readonly refusal: TermsRefusal }
  | { readonly code: 'BAD_SERIES'; readonly most: number }
  /** Not all seats were taken in time. */
  | { readonly code: 'GAME_LAPSED' }
  | { readonly code: 'GAME_CANCELLED' }
  /** This release cannot read part of the log. */
  | { readonly code: 'GAME_READ_ONLY' }
  /** The player still has time left, or there is nothing to claim in this game. */
  | { readonly code: 'NOTHING_TO_CLAIM' }
  /** The second move has already been played. */
  | { readonly code: 'TOO_LATE_TO_CANCEL' }
  /** This is a later game of a match, and one player alone cannot end the match. */
  | { readonly code: 'MATCH_GOES_ON' }
  | { readonly code: 'NOT_OVER' }
  /** The next game of the match begins by itself, or the seat has already asked for it. */
  | { readonly code: 'NEXT_GAME_COMES' }
  | { readonly code: 'NOTHING_TO_CHANGE' }
  /** The seat has done so much in this game within a day; `limit` is how many of `what`. */
  | { readonly code: 'TOO_MUCH_TODAY'; readonly what: 'events' | 'offers'; readonly limit: number }
  | OfferRefusal
  | ProposalRefusal
  | PlanRefusal
  | { readonly code: 'NOTE_EMPTY' }
  /** `limit` in characters. */
  | { readonly code: 'NOTE_TOO_LONG'; readonly limit: number }
  /** `limit` is how many notes a seat may write per ply. */
  | { readonly code: 'TOO_MANY_NOTES'; readonly limit: number };

/** Why a legal move that came by mail needs to be confirmed. */
export type Doubt = 'OTHER_ADDRESS' | 'NOT_AUTHENTICATED' | ProseDoubt;

/** Why nothing was done about a reply by mail, beyond what the game itself refuses. */
export type ReplyRefusal =
  | GameRefusal
  /** There are two different legal moves above the quoted text. */
  | { readonly code: 'AMBIGUOUS_MOVES'; readonly moves: readonly string[] }
  /** A move that depends on what somebody else does; conditional moves are not supported yet. */
  | { readonly code: 'CONDITIONAL_MOVE' }
  | { readonly code: 'NO_MOVE_FOUND' }
  /** The seat has had so many replies today that no more of them are carried out. */
  | { readonly code: 'TOO_MANY_REPLIES' }
  /** The subject is a move, and the letter has none. `text` is the move as written. */
  | { readonly code: 'MOVE_IN_SUBJECT'; readonly text: string }
  /** There is a move, and on another line a command that cannot go with one. */
  | { readonly code: 'MOVE_AND_COMMAND'; readonly move: string; readonly word: CommandWord }
  /** Everything below "note" belongs to the note, but one line there looks like a move. */
  | { readonly code: 'MOVE_IN_NOTE'; readonly text: string }
  /** A note from another address, or from one that its provider does not vouch for. */
  | { readonly code: 'NOTE_NOT_PROVEN'; readonly doubt: Doubt }
  /** A command that other players would see, with the same doubt about its sender. */
  | { readonly code: 'COMMAND_NOT_PROVEN'; readonly word: CommandWord; readonly doubt: Doubt }
  /** A plan, with the same doubt about its sender. */
  | { readonly code: 'PLAN_NOT_PROVEN'; readonly doubt: Doubt }
  /** A plan beside words that take it back, or beside a command. */
  | { readonly code: 'PLAN_IN_DOUBT' }
  /** A command that may not have been meant as one. */
  | { readonly code: 'COMMAND_IN_DOUBT'; readonly word: CommandWord; readonly doubt: ProseDoubt }
  /** Several commands; a letter may hold only one. */
  | { readonly code: 'SEVERAL_COMMANDS'; readonly words: readonly CommandWord[] }
  /** The same move that the sender already played on the turn being answered. */
  | { readonly code: 'ALREADY_PLAYED'; readonly move: string }
  /** Neither a move nor an answer to the offers the sender has to answer. */
  | { readonly code: 'OFFERS_OPEN'; readonly offers: readonly Pick<Offer, 'kind' | 'seat'>[] }
  /** There is no offer to answer. */
  | { readonly code: 'NO_OFFERS'; readonly word: CommandWord }
  /** The offer was made after the letter being answered. */
  | { readonly code: 'OFFER_IS_NEWER'; readonly word: CommandWord; readonly kind: OfferKind }
  /** The game has moved on since the letter being answered; `toMove` is whose turn it is now. */
  | {
      readonly code: 'COMMAND_OUTDATED';
      readonly word: CommandWord;
      readonly ply: number;
      readonly now: number;
      readonly toMove?: Seat;
    }
  /** The move to be taken back already has been. */
  | { readonly code: 'TAKEN_BACK_ALREADY' }
  /** Several offers stand, and the reply does not say which one it means. */
  | { readonly code: 'MANY_OFFERS'; readonly word: CommandWord; readonly kinds: readonly OfferKind[] };
