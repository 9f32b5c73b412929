/**
 * The text of an HTML letter without what it quotes, for mail that has no text part. It only looks at what
 * separates quotes and lines, and skips everything else in the HTML.
 */
import { type Content, closingOf, elementOf, VOID } from './elements.ts';
import { decodeEntities } from './entities.ts';

/** In characters, far beyond any reply: Outlook puts some 60,000 of styles above it. */
const MAX_HTML = 128_000;

export interface HtmlText {
  /**
   * What was written, as lines. Each quote is replaced by a line `>`, so that the text above and below it
   * stays separate.
   */
  readonly text: string;
  readonly quoted: string;
  /** Hidden or struck-out text, as lines. */
  readonly hidden: string;
}

export const htmlToText = (html: string): string => readHtml(html).text;

/**
 * An element that is only named like a quote does not count as one if it holds the whole letter: then the
 * letter is read again without that rule. But not if the letter also has a text part that holds nothing but
 * a quote.
 */
export function readHtml(html: string, isAlone = true): HtmlText {
  const read = readAs(html, true);
  return isAlone && read.hasNamedQuote && !hasWords(read.text) ? readAs(html, false) : read;
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** An open element, how many of the same name are open inside it, and what its content is set aside as. */
interface Open {
  readonly name: string;
  depth: number;
}
type Aside = 'quoted' | 'hidden' | 'unread';

function readAs(html: string, isNamedQuoted: boolean): HtmlText & { readonly hasNamedQuote: boolean } {
  const written = startLines();
  let hasNamedQuote = false;
  const aside: Record<Aside, string[]> = { quoted: [], hidden: [], unread: [] };
  let skipped: (Open & { readonly as: Aside }) | undefined;
  let preformatted: Open | undefined;

  for (const token of tokens(html.slice(0, MAX_HTML))) {
    if (skipped) {
      if (typeof token === 'string') aside[skipped.as].push(decodeEntities(token));
      else {
        if (skipped.as === 'hidden' && isBreak(token)) aside.hidden.push('\n');
        if (closes(skipped, token)) {
          if (skipped.as === 'hidden') aside.hidden.push('\n');
          skipped = undefined;
        }
      }
      continue;
    }
    if (typeof token === 'string') {
      written.write(decodeEntities(token), preformatted !== undefined);
      continue;
    }
    const { name, isClosing } = token;
    const element = isClosing ? closingOf(name) : elementOf(name, token.attributes);
    const { content } = element;
    if (content === 'onward') break;
    if (content === 'named') hasNamedQuote = true;
    const as = asideOf(content, isNamedQuoted);
    if (name === 'br') written.endLine(true);
    else if (as === 'quoted' || element.isParagraph) written.standApart();
    else if (element.isBlock) written.endLine(false);
    if (as === 'quoted') written.add('>', '');
    if (as && !VOID.has(name)) skipped = { name, as, depth: 1 };
    if (preformatted && closes(preformatted, token)) preformatted = undefined;
    else if (!preformatted && element.isPreformatted && !as && !VOID.has(name))
      preformatted = { name, depth: 1 };
  }
  return {
    text: written.text(),
    quoted: aside.quoted.join(' '),
    hidden: aside.hidden.join(''),
    hasNamedQuote,
  };
}

/** Lines as a browser would break them. */
function startLines() {
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
  const write = (text: string, isPreformatted: boolean): void => {
    if (!isPreformatted) {
      line += text.replace(/\s+/g, ' ');
      return;
    }
    const [first = '', ...rest] = text.split(/\r\n|\r|\n/);
    line += first;
    for (const next of rest) {
      endLine(true);
      line = next;
    }
  };
  const add = (...whole: readonly string[]): void => {
    lines.push(...whole);
  };
  return { endLine, standApart, write, add, text: (): string => [...lines, line].join('\n') };
}

/**
 * Where an element's content is set aside; undefined: it is read. Inside an element that may not be a quote
 * after all, the heading is read, so that it can end the letter if it does head a quote.
 */
function asideOf(content: Exclude<Content, 'onward'>, isNamedQuoted: boolean): Aside | undefined {
  switch (content) {
    case 'written':
      return undefined;
    case 'named':
    case 'heading':
      return isNamedQuoted ? 'quoted' : undefined;
    default:
      return content;
  }
}

const isBreak = ({ name }: Tag): boolean => {
  const { isParagraph, isBlock } = closingOf(name);
  return name === 'br' || isParagraph || isBlock;
};

/** Whether the tag closes the element. Also counts it. */
function closes(open: Open, { name, isClosing }: Tag): boolean {
  if (name === open.name) open.depth += isClosing ? -1 : 1;
  return open.depth === 0;
}

interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: string;
}

/** Text and tags in order, without comments. Nothing after an unclosed tag is read. */
function* tokens(html: string): Generator<string | Tag> {
  let at = 0;
  while (at < html.length) {
    const start = tagStart(html, at);
    yield html.slice(at, start);
    if (start === undefined) return;
    const isComment = html.startsWith('<!--', start);
    const end = isComment ? commentEnd(html, start) : tagEnd(html, start);
    if (end < 0) return;
    if (!isComment) yield parseTag(html.slice(start, end));
    at = end + 1;
  }
}

function tagStart(html: string, from: number): number | undefined {
  const start = /<(?=[a-z/!?])/gi;
  start.lastIndex = from;
  return start.exec(html)?.index;
}

/** The index of the `>` that ends the comment; -1 if there is none. */
function commentEnd(html: string, start: number): number {
  const end = html.indexOf('-->', start + '<!'.length);
  return end < 0 ? -1 : end + 2;
}

/** The index of the `>` that closes the tag, ignoring quoted ones; -1 if there is none. */
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

const MAX_NAME = 40;

/** `tag`: from its `<`, without its `>`. */
function parseTag(tag: string): Tag {
  const isClosing = tag[1] === '/';
  const start = isClosing ? 2 : 1;
  const [name = ''] = /^[^\s/]*/.exec(tag.slice(start, start + MAX_NAME)) ?? [];
  return { name: name.toLowerCase(), isClosing, attributes: tag.slice(start + name.length) };
}
