/**
 * The text of an HTML letter without what it quotes, for mail that has no text part. It looks only at what
 * tells quotes and lines apart; whatever else HTML can say is skipped.
 */

/** Far beyond where a reply stands, in characters: Outlook puts some 60,000 of styles above it. */
const MAX_HTML = 128_000;

/** Their content is no text, or was struck out. */
const HIDDEN = new Set('head style script title template svg object s strike del'.split(' '));

/** What nobody sees is not read. */
const INVISIBLE = /\b(?:display:\s*none|visibility:\s*hidden|font-size:\s*0(?:px|pt)?\s*(?=[;"'!]))/i;

const BREAKS = new Set(
  'address article blockquote br center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** An element that holds a quote and nothing else: Gmail, Yahoo, Proton, Apple, Thunderbird, and last GMX. */
const QUOTE =
  /\b(?:gmail_quote|gmail_extra|yahoo_quoted|protonmail_quote|tutanota_quote|moz-cite-prefix|zmail_extra|gmail_signature)\b|\bname=["']?quote\b/i;

/** Where a quote begins that ends with the letter: Outlook for the web, for phones, for Windows. */
const QUOTED_FROM_HERE =
  /\b(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|OutlookMessageHeader|ms-outlook-mobile-reference-message|stopSpelling)\b|border-top:\s*solid #(?:E1E1E1|B5C4DF) 1\.0pt/i;

interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: string;
}

/** A quote is left as a line `>`, so that what stands above and below it is told apart. */
export function htmlToText(html: string): string {
  let text = '';
  /** The element whose content is skipped, and how many of its name are open inside it. */
  let skipped: { readonly name: string; depth: number } | undefined;
  for (const token of tokens(html.slice(0, MAX_HTML))) {
    if (skipped) {
      if (typeof token === 'string' || token.name !== skipped.name) continue;
      skipped.depth += token.isClosing ? -1 : 1;
      if (skipped.depth === 0) skipped = undefined;
    } else if (typeof token === 'string') {
      text += decodeEntities(token).replace(/\s+/g, ' ');
    } else if (token.isClosing) {
      if (BREAKS.has(token.name)) text += '\n';
    } else if (QUOTED_FROM_HERE.test(token.attributes)) {
      break;
    } else {
      const isQuote = token.name === 'blockquote' || QUOTE.test(token.attributes);
      if (isQuote) text += '\n>\n';
      else if (BREAKS.has(token.name)) text += '\n';
      const isSkipped = isQuote || HIDDEN.has(token.name) || INVISIBLE.test(token.attributes);
      if (isSkipped && !VOID.has(token.name)) {
        skipped = { name: token.name, depth: 1 };
      }
    }
  }
  return text;
}

/** Text and tags in their order, without comments; what follows a tag that is never closed is not read. */
function* tokens(html: string): Generator<string | Tag> {
  let at = 0;
  while (at < html.length) {
    const start = tagStart(html, at);
    yield html.slice(at, start);
    if (start === undefined) return;
    const isComment = html.startsWith('<!--', start);
    const end = isComment ? html.indexOf('-->', start) + 2 : tagEnd(html, start);
    if (end < start) return;
    if (!isComment) yield parseTag(html.slice(start, end));
    at = end + 1;
  }
}

function tagStart(html: string, from: number): number | undefined {
  const start = /<(?=[a-z/!?])/gi;
  start.lastIndex = from;
  return start.exec(html)?.index;
}

/** The index of the `>` that closes the tag, outside of quotes; -1 when there is none. */
function tagEnd(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at++) {
    const character = html.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '>') {
      return at;
    }
  }
  return -1;
}

/** `tag`: from its `<`, without its `>`. */
function parseTag(tag: string): Tag {
  const [head = '', slash, name = ''] = /^<(\/?)([^\s/]*)/.exec(tag) ?? [];
  return { name: name.toLowerCase(), isClosing: slash === '/', attributes: tag.slice(head.length) };
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
