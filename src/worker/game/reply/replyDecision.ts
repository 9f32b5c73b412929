/**
 * The outcome of a reply by mail: either something happens in the game, or a letter tells the seat why not.
 */
import { type NO_PLAN, NO_RECEIPTS } from '../../../email/index.ts';
import type { Seat, Standing } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import type { AnswerLetter } from '../letters/index.ts';
import type { ReplyAnswer, TellingWord } from '../model/answers.ts';
import type { GameEvent } from '../model/events.ts';
import type { Doubt, ReplyRefusal } from '../model/refusals.ts';
import type { Plan } from '../plans/plan.ts';
import { deedOf } from './deed.ts';

/** The answer to a reply that gets a letter, before it is known whether the letter may be sent. */
type WithoutLetter<A> = A extends { readonly isAnswered: boolean } ? Omit<A, 'isAnswered'> : never;

export type ReplyDecision =
  /** The game has agreed already, so all of these events happen. */
  | {
      readonly happens: {
        readonly events: readonly GameEvent[];
        /** The standing a move leads to. */
        readonly standing?: Standing<unknown>;
      };
      /**
       * Tells the sender that it has happened; undefined if the events cause a letter to them that says so.
       */
      readonly letter: AnswerLetter | undefined;
      /** The sender's plan from now on. */
      readonly plan?: Plan;
      readonly answer: Extract<ReplyAnswer, { did: 'played' | 'noted' | 'agreed' }>;
    }
  /** The letter goes to the seat's own address, whoever sent the reply. */
  | {
      readonly happens?: undefined;
      readonly letter: AnswerLetter;
      readonly answer: WithoutLetter<Exclude<ReplyAnswer, { did: 'passedOn' }>>;
      /** Whether the seat's player wants receipts from now on, if the reply said so. */
      readonly receipts?: boolean;
      /** The sender's plan from now on; 'none': it ends. */
      readonly plan?: Plan | 'none';
    }
  /** Neither carried out nor answered by the game itself. */
  | {
      readonly happens?: undefined;
      readonly letter?: undefined;
      readonly receipts?: undefined;
      readonly plan?: undefined;
      readonly answer: Omit<Extract<ReplyAnswer, { did: 'passedOn' }>, 'isAnswered'>;
    };

type Happening = Extract<ReplyDecision, { happens: object }>;

/** Something happens, and its sender is told. `note`: what becomes of a note sent along with a move. */
export function happen(
  happens: Happening['happens'],
  answer: Happening['answer'],
  { seat, state, note }: { readonly seat: Seat; readonly state: GameState; readonly note?: 'taken' | 'lost' },
): ReplyDecision {
  const deed = deedOf(happens.events, seat, state);
  return { happens, letter: deed && { kind: 'receipt', deed, ...(note && { note }) }, answer };
}

/** Records and confirms whether the seat's player wants receipts from now on. */
export const wantReceipts = (receipts: boolean): ReplyDecision => ({
  letter: { kind: 'receipt', deed: { did: receipts ? 'receiptsOn' : 'receiptsOff' } },
  answer: { did: 'told', word: receipts ? 'receipts' : NO_RECEIPTS },
  receipts,
});

export const tell = (
  word: Exclude<TellingWord, 'time' | 'preview' | 'receipts' | 'plan' | typeof NO_PLAN | typeof NO_RECEIPTS>,
): ReplyDecision => ({
  letter: { kind: word === 'resign' ? 'confirmResign' : word === 'cancel' ? 'confirmCancel' : word },
  answer: { did: 'told', word },
});

/** `at`: now, in ms since 1970. */
export const tellTime = (at: number): ReplyDecision => ({
  letter: { kind: 'time', at },
  answer: { did: 'told', word: 'time' },
});

export const tellPreview = (move: string): ReplyDecision => ({
  letter: { kind: 'preview', move },
  answer: { did: 'told', word: 'preview' },
});

export const askToConfirm = (move: string, doubt: Doubt): ReplyDecision => ({
  letter: { kind: 'confirmMove', move, doubt },
  answer: { did: 'askedToConfirm', move, doubt },
});

/** `read` is the line that was taken for a move, or '' if there was none. */
export const refuseMove = (read: string, refusal: ReplyRefusal): ReplyDecision => ({
  letter: { kind: 'refusedMove', read, refusal },
  answer: { did: 'refused', refusal },
});

/** There is no move in the reply, so its writer is told how the game stands. */
export const tellStanding = (): ReplyDecision => ({
  letter: { kind: 'noMove' },
  answer: { did: 'refused', refusal: { code: 'NO_MOVE_FOUND' } },
});

/** Refuses something other than a move; the letter also lists what can be written. */
export const refuseWithHelp = (refusal: ReplyRefusal): ReplyDecision => ({
  letter: { kind: 'help', refusal },
  answer: { did: 'refused', refusal },
});

/** The plan is kept, and shown as it was understood. */
export const keepPlan = (plan: Plan): ReplyDecision => ({
  letter: { kind: 'plan', told: { was: 'kept', plan } },
  answer: { did: 'planned' },
  plan,
});

export const showPlan = (plan: Plan): ReplyDecision => ({
  letter: { kind: 'plan', told: { was: 'asked', plan } },
  answer: { did: 'told', word: 'plan' },
});

export const endPlan = (plan: Plan): ReplyDecision => ({
  letter: { kind: 'plan', told: { was: 'ended', plan } },
  answer: { did: 'planned' },
  plan: 'none',
});

/** The plan is not kept, because somebody else may have sent it: a link shows it, to be kept there. */
export const askToKeepPlan = (text: string, doubt: Doubt): ReplyDecision => ({
  letter: { kind: 'plan', told: { was: 'unproven', text, doubt } },
  answer: { did: 'refused', refusal: { code: 'PLAN_NOT_PROVEN', doubt } },
});
