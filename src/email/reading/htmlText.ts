/**
 * The text of an HTML letter without what it quotes, for mail that has no text part. It looks only at what
 * tells quotes and lines apart; whatever else HTML can say is skipped.
 */

/** Far beyond where a reply stands, in characters: Outlook puts some 60,000 of styles above it. */
const MAX_HTML = 128_000;

/** Their content is no text, or not the writer's. */
const UNREAD = new Set(
  'head style script title template svg object iframe textarea option select noscript noframes math'.split(
    ' ',
  ),
);

const STRUCK = new Set('s strike del'.split(' '));

/** What nobody sees, or sees struck out, in a tag's attributes with its entities and comments resolved. */
const INVISIBLE = new RegExp(
  [
    '(?:^|\\s)hidden(?=[\\s=/]|$)',
    'display:none|visibility:(?:hidden|collapse)|mso-hide:all|line-through',
    `(?<![\\w-])(?:${[
      '(?:opacity|font-size|max-height):0+(?:\\.0*)?(?:px|pt|em|rem|%)?',
      'font-size:(?:1px|0?\\.\\d+p[xt])',
      'color:(?:#fff(?:fff)?|white|transparent)',
    ].join('|')})(?=[;"'!\\s]|$)`,
  ].join('|'),
  'i',
);

/** They begin a line, and end one. */
const BREAKS = new Set(
  'address article center dd div dl dt footer form header li main pre section tr'.split(' '),
);

/** They stand apart from what is above and below. */
const PARAGRAPHS = new Set('blockquote h1 h2 h3 h4 h5 h6 hr ol p table ul'.split(' '));

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * An element that holds a quote and nothing else: Gmail, Yahoo, Proton, Apple, Thunderbird, GMX; any that is named a
 * quote, or has the line at its side with which quotes are drawn.
 */
const QUOTE =
  /\b(?:gmail_extra|yahoo_quoted|moz-cite-prefix|zmail_extra|gmail_signature)\b|\b(?:class|id|name)=["']?[^"'>]*quote|\bborder-left(?:-width)?:(?!0|none|medium none)[^;"']*\d/i;

/** Where a quote begins that ends with the letter: Outlook for the web, for phones, for Windows. */
const QUOTED_FROM_HERE =
  /\b(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|OutlookMessageHeader|ms-outlook-mobile-reference-message|stopSpelling)\b|border-top:\s*solid #(?:E1E1E1|B5C4DF) 1\.0pt/i;

interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: string;
}

export interface HtmlText {
  /** What is written, in lines; a quote is left as a line `>`, so that what stands above and below it is told apart. */
  readonly text: string;
  readonly quoted: string;
  /** What nobody sees, or sees struck out. */
  readonly hidden: string;
}

export const htmlToText = (html: string): string => readHtml(html).text;

export function readHtml(html: string): HtmlText {
  const lines: string[] = [];
  let line = '';
  const endLine = (isEmptyKept: boolean): void => {
    if (isEmptyKept || line.trim() !== '') lines.push(line);
    line = '';
  };
  const standApart = (): void => {
    endLine(false);
    lines.push('');
  };
  const aside = { quoted: '', hidden: '', unread: '' };
  /** The element whose content is skipped, and how many of its name are open inside it. */
  let skipped: { readonly name: string; readonly as: keyof typeof aside; depth: number } | undefined;
  for (const token of tokens(html.slice(0, MAX_HTML))) {
    if (skipped) {
      if (typeof token === 'string') aside[skipped.as] += ` ${decodeEntities(token)}`;
      else if (token.name === skipped.name) {
        skipped.depth += token.isClosing ? -1 : 1;
        if (skipped.depth === 0) skipped = undefined;
      }
    } else if (typeof token === 'string') {
      line += decodeEntities(token).replace(/\s+/g, ' ');
    } else if (!token.isClosing && QUOTED_FROM_HERE.test(token.attributes)) {
      break;
    } else {
      const as = token.isClosing ? undefined : kindOf(token);
      if (token.name === 'br') endLine(true);
      else if (as === 'quoted' || PARAGRAPHS.has(token.name)) standApart();
      else if (BREAKS.has(token.name)) endLine(false);
      if (as === 'quoted') lines.push('>', '');
      if (as && !VOID.has(token.name)) skipped = { name: token.name, as, depth: 1 };
    }
  }
  return { text: [...lines, line].join('\n'), quoted: aside.quoted, hidden: aside.hidden };
}

/** How the content of an element is set aside; undefined: it is the writer's. */
function kindOf({ name, attributes }: Tag): 'quoted' | 'hidden' | 'unread' | undefined {
  if (UNREAD.has(name)) return 'unread';
  const plain = decodeEntities(attributes)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([:;,=])\s*/g, '$1');
  if (STRUCK.has(name) || INVISIBLE.test(plain)) return 'hidden';
  return name === 'blockquote' || QUOTE.test(plain) ? 'quoted' : undefined;
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
