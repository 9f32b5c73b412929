/** Which letter answers a reply. */
import type { ReplyRefusal } from './answers.ts';
import type { AnswerLetter } from './dueLetter.ts';
import type { ReplyDecision } from './replyDecision.ts';

/** Refusals of something that was no move: they are told along with what can be written. */
const NO_MOVES = new Set<ReplyRefusal['code']>([
  'NOTE_EMPTY',
  'NOTE_TOO_LONG',
  'TOO_MANY_NOTES',
  'NOTE_NOT_PROVEN',
  'NO_OFFERS',
]);

export function letterFor(decision: Exclude<ReplyDecision, { to: 'play' | 'note' }>): AnswerLetter {
  switch (decision.to) {
    case 'tell':
      return { kind: decision.word === 'resign' ? 'confirmResign' : decision.word };
    case 'askToConfirm':
      return { kind: 'confirmMove', move: decision.move, doubt: decision.doubt };
    case 'refuse': {
      const { read, refusal } = decision;
      return NO_MOVES.has(refusal.code) ? { kind: 'help', refusal } : { kind: 'refusedMove', read, refusal };
    }
  }
}
