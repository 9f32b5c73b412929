/**
 * The height of the frame that shows a letter. The frame is sandboxed, so no script can measure it. The
 * height is estimated from the letter's HTML: pictures state their height, and text has a length.
 */

/** Scripts cannot run in a letter. Pages opened from its links are not sandboxed. */
export const LETTER_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** In CSS pixels, matching the letter's styles. */
const LINE = 24;
const GAP = 16;
/** The frame's border and the letter's padding, plus some slack for fonts wider than ours. */
const AIR = 72;
/** About how many characters fit on a line at the letter's full width. */
const COLUMNS = 66;

/** In CSS pixels: enough at the letter's full width. On a phone the frame may scroll a little. */
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
