/**
 * What comes of a reply by mail: either something happens in the game, or the seat is told by letter why not.
 */
import type { Standing } from '../../../rules/index.ts';
import type { AnswerLetter } from '../letters/index.ts';
import type { ReplyAnswer, TellingWord } from '../model/answers.ts';
import type { GameEvent } from '../model/events.ts';
import type { Doubt, ReplyRefusal } from '../model/refusals.ts';

/** What became of a reply that is answered by a letter, while it is open whether the letter will be sent. */
type WithoutLetter<A> = A extends { readonly isAnswered: boolean } ? Omit<A, 'isAnswered'> : never;

export type ReplyDecision =
  /** The game has decided already: all of the events happen. */
  | {
      readonly happens: {
        readonly events: readonly GameEvent[];
        /** To which a move leads. */
        readonly standing?: Standing<unknown>;
      };
      readonly letter?: undefined;
      readonly answer: Extract<ReplyAnswer, { did: 'played' | 'noted' | 'agreed' }>;
    }
  /** The letter goes to the seat's own address, whoever sent the reply. */
  | {
      readonly happens?: undefined;
      readonly letter: AnswerLetter;
      readonly answer: WithoutLetter<ReplyAnswer>;
    };

export const tell = (word: TellingWord): ReplyDecision => ({
  letter: { kind: word === 'resign' ? 'confirmResign' : word === 'cancel' ? 'confirmCancel' : word },
  answer: { did: 'told', word },
});

export const askToConfirm = (move: string, doubt: Doubt): ReplyDecision => ({
  letter: { kind: 'confirmMove', move, doubt },
  answer: { did: 'askedToConfirm', move, doubt },
});

/** `read`: the line that was taken for a move; '' when there was none. */
export const refuseMove = (read: string, refusal: ReplyRefusal): ReplyDecision => ({
  letter: { kind: 'refusedMove', read, refusal },
  answer: { did: 'refused', refusal },
});

/** Refuses something else than a move; the letter also lists what can be written. */
export const refuseWithHelp = (refusal: ReplyRefusal): ReplyDecision => ({
  letter: { kind: 'help', refusal },
  answer: { did: 'refused', refusal },
});
