/**
 * Texts that only say how to see the letter: "Your mail client does not support this message. View it in
 * your browser."
 */
import { ofVocabulary } from './ofVocabulary.ts';

const MOST_LINES = 6;

const STUB = ofVocabulary(({ stubs }) => new RegExp(stubs.join('|'), 'iu'));

/** `lines`: those outside of quotes. */
export const isStub = (lines: readonly string[]): boolean =>
  lines.filter((line) => line !== '').length <= MOST_LINES && STUB().test(lines.join(' '));
