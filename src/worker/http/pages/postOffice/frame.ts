/**
 * How a letter is framed. The frame is sandboxed and no script measures it, so its height is reckoned from the
 * letter's own HTML, which `src/email/renderHtml.ts` wrote: pictures name their height, text its length.
 */

/** In CSS pixels, as the letter's styles have them. */
const LINE = 24;
const GAP = 16;
/** The frame's border and the letter's padding, with some air for fonts wider than ours. */
const AIR = 72;
/** So many characters stand in a line of the letter at its full width. */
const COLUMNS = 66;

/** The frame's height in CSS pixels: enough for the letter at its full width; on a phone it may scroll a little. */
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
