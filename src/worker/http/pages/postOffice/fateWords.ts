/** What became of a reply, as a sentence. */
import { PROPOSING_WORDS } from '../../../../email/index.ts';
import type { Words } from '../../../../words/index.ts';
import type { MessageFate } from '../../../mail/in/receive.ts';

export function fateWords(words: Words, fate: MessageFate): string {
  const text = words.pages.postOffice.delivered;
  switch (fate.did) {
    case 'played':
      return text.played(fate.move);
    case 'askedToConfirm':
      return text.askedToConfirm;
    case 'agreed':
      return agreedWords(words, fate.word);
    case 'noted':
      return text.noted;
    case 'told':
      return text.told;
    case 'passedOn':
    case 'started':
    case 'planned':
      return text.done;
    case 'answered':
      return text.told;
    case 'refused':
      return text.refused;
    case 'dropped':
      return text.dropped(fate.reason);
    case 'rejected':
      return text.rejected(fate.reason);
  }
}

/** A command sent by mail may only make an offer, which the others still have to accept or decline. */
function agreedWords(words: Words, word: Extract<MessageFate, { did: 'agreed' }>['word']): string {
  const text = words.pages.postOffice.delivered;
  if (PROPOSING_WORDS.some((proposing) => proposing === word)) return text.doneOrProposed;
  return word === 'rematch' ? text.rematchAsked : text.done;
}
