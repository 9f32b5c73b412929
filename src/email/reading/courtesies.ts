/**
 * What may be above or below a move without referring to it: greetings, thanks, compliments, closings.
 * Matches whole phrases, not their first words: "Thanks" counts, "Thanks for nothing, I take it back" does
 * not.
 */
import { startsDoubtfully } from './doubtWords.ts';
import { ofVocabulary } from './ofVocabulary.ts';
import { isOneOf, plain, withoutEmoji } from './patterns.ts';

const GREETING = ofVocabulary(({ courtesies }) => isOneOf(courtesies.greetings));
const PHRASE = ofVocabulary(({ courtesies }) => isOneOf(courtesies.phrases));
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]*\.?$/u;
const BETWEEN_NAMES = /^(?:and|und|et|y|e|en|och|og|ja|i|a|и|ve)$/iu;
const MOST_NAMES = 4;

/** Single words before a comma that are not somebody's name. */
const NO_NAME =
  /(?:ly|mente|ment|weise|wise)$|^(?:later|tomorrow|tonight|today|first|next|then|so|well|finally|candidates?|options?|ideas?|plans?|threats?|thoughts?|question|example|note|else|besides|anyway|alas|again|also|now|and|plus|white|black|if|as|in|on|at|to|for|with|after|before|perhaps|oops|hm+|alternatives?|either|both|here|there|this|that|what|which|why|how|who|when|where|morgen|später|sonst|dann|also|heute|nun|jetzt|demain|sinon|puis|alors|mañana|luego|después|domani|poi|dopo|allora|amanhã|depois|então|anders|dan|straks|annars|ellers|sen|muuten|inaczej|potem|jinak|potom|иначе|потом|sonra)$/u;

const SEGMENTS = /\s+&\s+|\s*[.,!?…:;()–—\-~*。，！？：、¡¿]+(?=\s|$|[¡¿])\s*|^[¡¿*~([-]+\s*/u;

/** Whether a line consists only of greetings, thanks and compliments. */
export function isCourtesy(line: string): boolean {
  const bare = withoutEmoji(line);
  const segments = segmentsOf(bare);
  const mayName = (index: number): boolean => index > 0 || bare.endsWith(',');
  return (
    segments.length > 0 &&
    segments.every((segment, at) => isPhrase(segment) || (mayName(at) && isName(segment)))
  );
}

/** "kind regards, ada" */
export const beginsCourteously = (line: string): boolean => isPhrase(segmentsOf(withoutEmoji(line))[0] ?? '');

/** The parts of a line between punctuation marks. */
export const segmentsOf = (line: string): readonly string[] =>
  line
    .split(SEGMENTS)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');

function isPhrase(segment: string): boolean {
  const said = plain(segment);
  if (PHRASE().test(said) || GREETING().test(said)) return true;
  const words = segment.split(' ');
  return words.some(
    (_, end) =>
      end > 0 && GREETING().test(plain(words.slice(0, end).join(' '))) && isName(words.slice(end).join(' ')),
  );
}

/** Whether a line is the writer's name, perhaps with a mark beside it: "Ada Lovelace", "Ben.", "- Ada". */
export const isSignedBy = (line: string): boolean =>
  isName(
    withoutEmoji(line)
      .replace(/^[-–—~*\s]+/, '')
      .replace(/,$/, ''),
  ) && /^[^.!]*(?:\b\p{L}\.)?$/u.test(line);

function isName(segment: string): boolean {
  const words = segment.split(' ').filter((word) => !BETWEEN_NAMES.test(word));
  return (
    words.length <= MOST_NAMES &&
    words.every((word) => NAME.test(word)) &&
    !NO_NAME.test(plain(segment)) &&
    !startsDoubtfully(segment)
  );
}
