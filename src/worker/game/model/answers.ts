/** What a game answers to a command and to a reply by mail. */
import type { AccountWord, CommandWord, NO_RECEIPTS } from '../../../email/index.ts';
import type { Result } from '../../../rules/index.ts';
import type { AccountId } from './ids.ts';
import type { Doubt, GameRefusal, ReplyRefusal } from './refusals.ts';

/**
 * The log's newest event and the ply after the command; `move` is the canonical spelling of a played move.
 */
export interface Done {
  readonly seq: number;
  readonly ply: number;
  readonly move?: string;
}

export type Answer = Result<Done, GameRefusal>;

/** The commands by mail that are answered by a letter of their own. */
export type TellingWord = Extract<
  CommandWord,
  | 'help'
  | 'board'
  | 'history'
  | 'time'
  | 'legal'
  | 'preview'
  | 'resign'
  | 'cancel'
  | 'receipts'
  | typeof NO_RECEIPTS
>;

/**
 * What a proven reply asks that is not the game's to do: of the writer's account, or an answer to the
 * invitation.
 */
export interface PassedOn {
  readonly word: AccountWord | 'accept' | 'decline';
  /** Of `invite`: the rest of the line. */
  readonly text?: string;
}

/**
 * What became of a reply. `isAnswered`: a letter about it goes to the seat; not so past the cap of a day.
 * What was done is told by a receipt, or by a letter that it owes anyway.
 */
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
  /** For the mail room to do, in the name of the seat's account. */
  | {
      readonly did: 'passedOn';
      readonly account: AccountId;
      readonly asked: PassedOn;
      readonly isAnswered: boolean;
    }
  | { readonly did: 'refused'; readonly refusal: ReplyRefusal; readonly isAnswered: boolean };
