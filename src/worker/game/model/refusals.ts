/**
 * Why a game, or the reading of a reply, does not do what it was asked. Codes are stable; `show/refusals.ts`
 * explains them.
 */

import type { CommandWord, ProseDoubt } from '../../../email/index.ts';
import type { OptionRefusal, Refusal, Seat } from '../../../rules/index.ts';
import type { TermsRefusal } from '../../clock/terms.ts';
import type { ProposalRefusal } from '../offers/kind.ts';
import type { Offer, OfferKind } from '../offers/kinds.ts';
import type { OfferRefusal } from '../offers/policy.ts';

/** Why a game does not do what it was asked. */
export type GameRefusal =
  | { readonly code: 'NO_SUCH_GAME' }
  | { readonly code: 'ALREADY_CREATED' }
  /** The same cause came earlier with another command. */
  | { readonly code: 'CAUSE_REUSED' }
  /** The same command was refused before; since then the game has changed. `because`: with this code. */
  | { readonly code: 'REFUSED_BEFORE'; readonly because: string }
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
  /** No substitute is wanted for it (any more). */
  | { readonly code: 'SEAT_NOT_FREE' }
  /** Its player was called, and may still answer. */
  | { readonly code: 'SEAT_NOT_FREE_YET' }
  /** Somebody else plays at the seat now than when the letter or the link was made. */
  | { readonly code: 'SEAT_HANDED_OVER' }
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
  /** Part of the log cannot be read by this release. */
  | { readonly code: 'GAME_READ_ONLY' }
  /** A player has time left, or there is nothing to claim in this game. */
  | { readonly code: 'NOTHING_TO_CLAIM' }
  /** The second move has been played. */
  | { readonly code: 'TOO_LATE_TO_CANCEL' }
  /** A later game of a match: one player alone does not end the match. */
  | { readonly code: 'MATCH_GOES_ON' }
  | { readonly code: 'NOT_OVER' }
  /** The next game of the match begins by itself, or the seat has asked for it. */
  | { readonly code: 'NEXT_GAME_COMES' }
  | { readonly code: 'NOTHING_TO_CHANGE' }
  | OfferRefusal
  | ProposalRefusal
  | { readonly code: 'NOTE_EMPTY' }
  /** `limit` in characters. */
  | { readonly code: 'NOTE_TOO_LONG'; readonly limit: number }
  /** `limit`: so many a seat may write at one ply. */
  | { readonly code: 'TOO_MANY_NOTES'; readonly limit: number };

/** Why a legal move that came by mail waits for a confirmation. */
export type Doubt = 'OTHER_ADDRESS' | 'NOT_AUTHENTICATED' | ProseDoubt;

/** Why a reply by mail was not played, beyond what the game itself refuses. */
export type ReplyRefusal =
  | GameRefusal
  /** Two different legal moves stand above the quoted text. */
  | { readonly code: 'AMBIGUOUS_MOVES'; readonly moves: readonly string[] }
  /** A move for a case that may come: there are no conditional moves yet. */
  | { readonly code: 'CONDITIONAL_MOVE' }
  | { readonly code: 'NO_MOVE_FOUND' }
  /** The seat has been written for so often today that nothing more of it is done. */
  | { readonly code: 'TOO_MANY_REPLIES' }
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
  /** Several commands: one alone may be in a letter. */
  | { readonly code: 'SEVERAL_COMMANDS'; readonly words: readonly CommandWord[] }
  /** The very move that the sender played on the turn that is answered. */
  | { readonly code: 'ALREADY_PLAYED'; readonly move: string }
  /** Neither a move nor an answer to what is offered to the sender. */
  | { readonly code: 'OFFERS_OPEN'; readonly offers: readonly Pick<Offer, 'kind' | 'seat'>[] }
  /** Nothing stands that could be answered. */
  | { readonly code: 'NO_OFFERS'; readonly word: CommandWord }
  /** What stands was offered after the letter that is answered. */
  | { readonly code: 'OFFER_IS_NEWER'; readonly word: CommandWord; readonly kind: OfferKind }
  /** The game has moved on since the letter that is answered; `toMove`: whose turn it is now. */
  | {
      readonly code: 'COMMAND_OUTDATED';
      readonly word: CommandWord;
      readonly ply: number;
      readonly now: number;
      readonly toMove?: Seat;
    }
  /** The move that is asked back. */
  | { readonly code: 'TAKEN_BACK_ALREADY' }
  /** Several things stand, and it was not said which is meant. */
  | { readonly code: 'MANY_OFFERS'; readonly word: CommandWord; readonly kinds: readonly OfferKind[] };
