/** What became of an answer, in a sentence. */
import { PROPOSING_WORDS } from '../../../../email/index.ts';
import type { Words } from '../../../../words/index.ts';
import type { Receipt } from '../../../mail/in/receive.ts';

export function receiptWords(words: Words, receipt: Receipt): string {
  const text = words.pages.postOffice.delivered;
  switch (receipt.did) {
    case 'played':
      return text.played(receipt.move);
    case 'askedToConfirm':
      return text.askedToConfirm;
    case 'agreed':
      return agreedWords(words, receipt.word);
    case 'noted':
      return text.noted;
    case 'told':
      return text.told;
    case 'passedOn':
    case 'started':
      return text.done;
    case 'answered':
      return text.told;
    case 'refused':
      return text.refused;
    case 'dropped':
      return text.dropped(receipt.reason);
    case 'rejected':
      return text.rejected(receipt.reason);
  }
}

/** A command by mail may only make an offer, which the others then accept or decline. */
function agreedWords(words: Words, word: Extract<Receipt, { did: 'agreed' }>['word']): string {
  const text = words.pages.postOffice.delivered;
  if (PROPOSING_WORDS.some((proposing) => proposing === word)) return text.doneOrProposed;
  return word === 'rematch' ? text.rematchAsked : text.done;
}
