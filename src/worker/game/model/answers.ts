/** What a game answers to a command and to a reply by mail. */
import type { AccountWord, CommandWord, NO_PLAN, NO_RECEIPTS } from '../../../email/index.ts';
import type { Result } from '../../../rules/index.ts';
import type { AccountId } from './ids.ts';
import type { Doubt, GameRefusal, ReplyRefusal } from './refusals.ts';

/**
 * The log's newest event and the ply after the command; `move` is the canonical spelling of the move played.
 */
export interface Done {
  readonly seq: number;
  readonly ply: number;
  readonly move?: string;
}

export type Answer = Result<Done, GameRefusal>;

/** What became of the wish to remove the note that is the log's event of a number. */
export type NoteForgotten = 'removed' | 'removedBefore' | 'noNote';

/** The mail commands that get a letter of their own as an answer. */
export type TellingWord = Extract<
  CommandWord,
  | 'help'
  | 'board'
  | 'history'
  | 'time'
  | 'legal'
  | 'preview'
  | 'plan'
  | typeof NO_PLAN
  | 'resign'
  | 'cancel'
  | 'receipts'
  | typeof NO_RECEIPTS
>;

/**
 * What a verified reply asks that is not the game's job: something about the writer's account, or an answer
 * to the invitation.
 */
export interface PassedOn {
  readonly word: AccountWord | 'accept' | 'decline';
  /** For `invite` and `lesson`: the rest of the line. */
  readonly text?: string;
}

/**
 * What became of a reply. `isAnswered`: whether a letter about it goes to the seat, which stops at the daily
 * cap. What was done is told in a receipt, or in a letter that it causes anyway.
 */
export type ReplyAnswer =
  | { readonly did: 'played'; readonly move: string; readonly ply: number }
  | {
      readonly did: 'askedToConfirm';
      readonly move: string;
      readonly doubt: Doubt;
      readonly isAnswered: boolean;
    }
  /** Just a note, which the other players will read. */
  | { readonly did: 'noted' }
  /** An offer was made or answered, or something else was done that needs no move. */
  | { readonly did: 'agreed'; readonly word: CommandWord }
  /** A plan was kept or ended: nothing happened in the game. */
  | { readonly did: 'planned'; readonly isAnswered: boolean }
  /** The sender asked for a letter. */
  | { readonly did: 'told'; readonly word: TellingWord; readonly isAnswered: boolean }
  /** Left to the mail room, in the name of the seat's account. */
  | {
      readonly did: 'passedOn';
      readonly account: AccountId;
      readonly asked: PassedOn;
      readonly isAnswered: boolean;
    }
  | { readonly did: 'refused'; readonly refusal: ReplyRefusal; readonly isAnswered: boolean };
