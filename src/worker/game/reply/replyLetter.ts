/** Which letter answers a reply. */

import type { AnswerLetter } from '../letters/dueLetter.ts';
import type { ReplyRefusal } from '../model/answers.ts';
import type { ReplyDecision } from './decideReply.ts';

/** Refusals of a note: they are told along with what can be written. */
const OF_NOTES = new Set<ReplyRefusal['code']>([
  'NOTE_EMPTY',
  'NOTE_TOO_LONG',
  'TOO_MANY_NOTES',
  'NOTE_NOT_PROVEN',
]);

export function letterFor(decision: Exclude<ReplyDecision, { to: 'play' | 'note' | 'do' }>): AnswerLetter {
  switch (decision.to) {
    case 'tell':
      return { kind: decision.word === 'resign' ? 'confirmResign' : decision.word };
    case 'askToConfirm':
      return { kind: 'confirmMove', move: decision.move, doubt: decision.doubt };
    case 'refuse': {
      const { read, refusal, isCommand } = decision;
      return isCommand || OF_NOTES.has(refusal.code)
        ? { kind: 'help', refusal }
        : { kind: 'refusedMove', read, refusal };
    }
  }
}
