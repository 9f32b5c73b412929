/**
 * The text of an HTML letter without what it quotes, for mail that has no text part. It looks only at what
 * tells quotes and lines apart; whatever else HTML can say is skipped.
 */

const MAX_HTML = 256_000;
/** A tag longer than this is no tag. */
const MAX_TAG = 4_000;

/** Their content is no text. */
const HIDDEN = new Set(['head', 'style', 'script', 'title', 'template', 'svg', 'object']);

const BREAKS = new Set(
  'address article blockquote br center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** An element that holds a quote and nothing else: Gmail, Yahoo, Proton, Apple, Thunderbird. */
const QUOTE =
  /\b(?:gmail_quote|gmail_extra|yahoo_quoted|protonmail_quote|tutanota_quote|moz-cite-prefix|zmail_extra|gmail_signature)\b/i;

/** Where a quote begins that ends with the letter: Outlook for the web, for phones, for Windows. */
const QUOTED_FROM_HERE =
  /\b(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|OutlookMessageHeader|ms-outlook-mobile-reference-message|stopSpelling)\b|border-top:\s*solid #(?:E1E1E1|B5C4DF) 1\.0pt/i;

interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: string;
  /** The index after its `>`. */
  readonly end: number;
}

/** A quote is left as a line `>`, so that what stands above and below it is told apart. */
export function htmlToText(html: string): string {
  const source = html.slice(0, MAX_HTML);
  let text = '';
  /** The element whose content is skipped, and how many of its name are open inside it. */
  let skipped: { readonly name: string; depth: number } | undefined;
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf('<', at);
    if (!skipped) text += decodeEntities(source.slice(at, next < 0 ? undefined : next)).replace(/\s+/g, ' ');
    if (next < 0) break;
    if (source.startsWith('<!--', next)) {
      const end = source.indexOf('-->', next + 4);
      if (end < 0) break;
      at = end + 3;
      continue;
    }
    const tag = readTag(source, next);
    if (!tag) {
      if (!skipped) text += '<';
      at = next + 1;
      continue;
    }
    at = tag.end;
    if (skipped) {
      if (tag.name === skipped.name) skipped.depth += tag.isClosing ? -1 : 1;
      if (skipped.depth === 0) skipped = undefined;
      continue;
    }
    if (!tag.isClosing && QUOTED_FROM_HERE.test(tag.attributes)) break;
    const isQuote = !tag.isClosing && (tag.name === 'blockquote' || QUOTE.test(tag.attributes));
    if (isQuote) text += '\n>\n';
    else if (BREAKS.has(tag.name)) text += '\n';
    if ((isQuote || (HIDDEN.has(tag.name) && !tag.isClosing)) && !VOID.has(tag.name)) {
      skipped = { name: tag.name, depth: 1 };
    }
  }
  return text;
}

/** The tag that begins at the `<` at `start`; undefined when none does. */
function readTag(source: string, start: number): Tag | undefined {
  const name = /^<(\/?)([a-z][a-z0-9:-]{0,40})|^<[!?]/i.exec(source.slice(start, start + 48));
  if (!name) return undefined;
  let quote = '';
  const limit = Math.min(source.length, start + MAX_TAG);
  for (let at = start + name[0].length; at < limit; at++) {
    const character = source.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '>') {
      const attributes = source.slice(start + name[0].length, at);
      return { name: (name[2] ?? '').toLowerCase(), isClosing: name[1] === '/', attributes, end: at + 1 };
    }
  }
  return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  ndash: '–',
  mdash: '—',
  minus: '−',
  rarr: '→',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
};

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
