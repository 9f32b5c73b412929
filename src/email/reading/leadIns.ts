/** Words that only announce a move, on the same line or above it. */
import { isCourtesy, segmentsOf } from './courtesies.ts';
import { ofVocabulary } from './ofVocabulary.ts';
import { isOneOf, plain, withoutEmoji } from './patterns.ts';

const LEAD_IN = ofVocabulary(({ leadIns: { leadIns, repeats } }) => isOneOf([...leadIns, ...repeats]));
const LED_IN = ofVocabulary(
  ({ leadIns }) => new RegExp(`^(?:${leadIns.leadIns.join('|')})(?:\\s?[:：]\\s?|\\s[–—-]\\s|\\s)`, 'u'),
);

/** Whether a line only greets, thanks or announces a move: "Hi Ben, my move:". */
export function isLeadIn(line: string): boolean {
  if (isCourtesy(line)) return true;
  const segments = segmentsOf(plain(withoutEmoji(line)));
  const last = segments.at(-1);
  if (last === undefined || !LEAD_IN().test(last)) return false;
  const rest = segments.slice(0, -1).filter((segment) => !LEAD_IN().test(segment));
  return rest.length === 0 || isCourtesy(`${rest.join(', ')},`);
}

/** The line without emoji, a move number with dots, or words that only announce a move. */
export function bareLine(line: string): string {
  const numbered = withoutEmoji(line).replace(/^\d{1,3}(?:\.{1,3}|…)\s?(?=\p{L})/u, '');
  // Lower-casing makes some letters longer, but none that an announcement has.
  const [announcement = ''] = LED_IN().exec(plain(numbered)) ?? [];
  return numbered.slice(announcement.length);
}
