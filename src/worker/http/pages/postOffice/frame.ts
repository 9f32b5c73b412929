/**
 * The height of the frame that shows a letter. The frame is sandboxed, so no script can measure it; its
 * height is estimated from the letter's HTML, in which pictures name their height and text shows its length.
 */

/** A letter runs nothing. The pages that its links open are like any other, without the sandbox. */
export const LETTER_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** In CSS pixels, as the letter's styles have them. */
const LINE = 24;
const GAP = 16;
/** The frame's border and the letter's padding, with some air for fonts wider than ours. */
const AIR = 72;
/** How many characters a line of the letter holds at its full width. */
const COLUMNS = 66;

/** In CSS pixels: enough for the letter at its full width. On a phone it may scroll a little. */
export function frameHeight(html: string): number {
  const body = html.slice(html.indexOf('<body'));
  const pictures = [...body.matchAll(/<img [^>]*\bheight="(\d+)"/g)].map(([, height]) => Number(height));
  const texts = body
    .split(/<\/(?:p|li|h2|blockquote)>/)
    .map((part) => part.replaceAll(/<[^>]*>/g, '').trim())
    .filter((text) => text !== '');
  const lines = texts.map((text) => Math.ceil(text.length / COLUMNS) * LINE + GAP);
  return [...pictures, ...lines].reduce((sum, height) => sum + height, AIR);
}
