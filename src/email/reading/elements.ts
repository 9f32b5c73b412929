/**
 * What the content of an HTML element is in a letter (written, quoted, hidden, and so on), judged by its
 * name and attributes.
 */
import { type Attributes, parseAttributes } from './attributes.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Their content is not text, or not the writer's. */
const UNREAD = setOf(
  'head style script title template svg object iframe textarea option select noscript noframes math',
);
const STRUCK = setOf('s strike del');
/** They are set apart from what is above and below. */
const PARAGRAPHS = setOf('blockquote h1 h2 h3 h4 h5 h6 hr ol p table ul dl pre listing xmp plaintext');
/** They start and end a line. */
const BREAKS = setOf(
  'address article aside body caption center dd details dialog dir div dt fieldset figcaption figure footer form header hgroup html legend li main menu nav search section summary tbody td tfoot th thead tr',
);
export const VOID = setOf('area base br col embed hr img input link meta source track wbr');
const PREFORMATTED = setOf('pre listing xmp plaintext');

/** What mail programs add to a letter without a blockquote: some quotes, signatures, and quote headings. */
const PROGRAMS_OWN = /^(?:gmail_extra|gmail_signature|zmail_extra\w*|mail_quote_\d+)$/;
const PROGRAMS_HEADING = /^(?:gmail_attr|moz-cite-prefix)$/;

/** Where a quote begins that runs to the end of the letter: Outlook on the web, on phones, on Windows. */
const QUOTED_FROM_HERE = setOf(
  'divrplyfwdmsg appendonsend mail-editor-reference-message-container outlookmessageheader ms-outlook-mobile-reference-message stopspelling',
);
const OUTLOOKS_LINE = /^solid #(?:e1e1e1|b5c4df) 1(?:\.0)?pt$/;

/**
 * - `named`: by an id or a class that has "quote" in it; that can be any element of a letter, the whole of it
 *   too
 * - `heading`: of a quote that follows
 * - `onward`: a quote begins that has no end
 */
export type Content = 'written' | 'quoted' | 'named' | 'heading' | 'onward' | 'hidden' | 'unread';

export interface Element {
  readonly content: Content;
  readonly isParagraph: boolean;
  readonly isBlock: boolean;
  /** Line breaks in its source count. */
  readonly isPreformatted: boolean;
}

export function elementOf(name: string, attributes: string): Element {
  if (attributes === '') return bareElementOf(name);
  const parsed = parseAttributes(attributes);
  const display = lastOf(parsed, 'display');
  return {
    content: UNREAD.has(name) ? 'unread' : contentOf(name, parsed),
    isParagraph: PARAGRAPHS.has(name),
    isBlock: BREAKS.has(name) || /^(?:block|flex|grid|list-item|table(?:-row|-cell)?)\b/.test(display),
    isPreformatted: PREFORMATTED.has(name) || /^(?:pre|break-spaces)/.test(lastOf(parsed, 'white-space')),
  };
}

/** For a tag without attributes. */
const bareElementOf = (name: string): Element => ({
  content: UNREAD.has(name)
    ? 'unread'
    : STRUCK.has(name)
      ? 'hidden'
      : name === 'blockquote'
        ? 'quoted'
        : 'written',
  isParagraph: PARAGRAPHS.has(name),
  isBlock: BREAKS.has(name),
  isPreformatted: PREFORMATTED.has(name),
});

/** For a closing tag. */
export const closingOf = (name: string): Element => ({
  content: 'written',
  isParagraph: PARAGRAPHS.has(name),
  isBlock: BREAKS.has(name),
  isPreformatted: false,
});

const lastOf = ({ style }: Attributes, property: string): string =>
  style.findLast(([name]) => name === property)?.[1] ?? '';

function contentOf(name: string, attributes: Attributes): Content {
  const { values, style } = attributes;
  const names = ['id', 'class'].flatMap((key) => (values.get(key) ?? '').toLowerCase().split(/\s+/));
  if (names.some((each) => QUOTED_FROM_HERE.has(each))) return 'onward';
  if (style.some(([property, value]) => property === 'border-top' && OUTLOOKS_LINE.test(value)))
    return 'onward';
  if (STRUCK.has(name) || values.has('hidden') || isHidden(style) || isPale(colorOf(name, values))) {
    return 'hidden';
  }
  if (name === 'blockquote' && isIndented(attributes)) return 'named';
  const isQuote =
    name === 'blockquote' ||
    values.get('name')?.toLowerCase().includes('quote') ||
    names.some((each) => PROGRAMS_OWN.test(each)) ||
    style.some(isSideLine);
  if (isQuote) return 'quoted';
  if (names.some((each) => PROGRAMS_HEADING.test(each))) return 'heading';
  return names.some((each) => each.includes('quote')) ? 'named' : 'written';
}

/** The text color of a `font`, or of the whole letter. */
const colorOf = (name: string, values: Attributes['values']): string | undefined =>
  values.get(name === 'body' ? 'text' : 'color');

const isHidden = (style: Attributes['style']): boolean =>
  style.some(isHiding) ||
  (style.some(([property, value]) => /^(?:height|width)$/.test(property) && NOTHING.test(value)) &&
    style.some(([property, value]) => property.startsWith('overflow') && value.startsWith('hidden')));

/** Moved far off screen. */
const FAR_AWAY = /^-\d{3,}|^-\d{2,}(?:\.\d+)?(?:em|rem|vw|vh)/;

/** What Gmail makes when somebody indents a paragraph. */
const isIndented = ({ values, style }: Attributes): boolean =>
  !values.has('class') &&
  !values.has('type') &&
  !values.has('cite') &&
  style.some(([property, value]) => property === 'border' && /^(?:none|0)/.test(value));

const NOTHING = /^(?:0+(?:\.0*)?|\.0+)(?:px|pt|em|rem|%)?(?=\s|!|$)/;

function isHiding([property, value]: readonly [string, string]): boolean {
  switch (property) {
    case 'display':
      return value.startsWith('none');
    case 'visibility':
      return /^(?:hidden|collapse)/.test(value);
    case 'mso-hide':
      return value.startsWith('all');
    case 'text-decoration':
    case 'text-decoration-line':
      return value.includes('line-through');
    case 'opacity':
      return NOTHING.test(value) || /^0?\.0\d*(?=\s|!|$)|^[0-9](?:\.\d*)?%/.test(value);
    case 'max-height':
    case 'zoom':
      return NOTHING.test(value);
    case 'font-size':
      return NOTHING.test(value) || /^(?:[12]px|1pt|0?\.\d+(?:p[xt]|em))(?=\s|!|$)/.test(value);
    case 'font':
      return /^0(?:p[xt])?\s?\/|^0(?:p[xt])?\s/.test(value);
    case 'text-indent':
    case 'left':
    case 'top':
    case 'margin-left':
      return FAR_AWAY.test(value);
    case 'clip':
      return /^rect\(\s?[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s?\)/.test(value);
    case 'clip-path':
      return /^inset\(\s?(?:[5-9]\d|100)%/.test(value);
    case 'transform':
      return /\bscale\(\s?0?\.?0*\s?\)/.test(value);
    case 'filter':
      return /\bopacity\(\s?0/.test(value);
    case 'color':
    case '-webkit-text-fill-color':
      return isPale(value);
    default:
      return false;
  }
}

/** White or nearly white text, or fully transparent. Some programs write white text in dark mode, too. */
const isPale = (color = ''): boolean => {
  const said = color.replace('!important', '').trim().toLowerCase();
  return PALE_NAMES.has(said) || PALE.test(said);
};

const PALE_NAMES = setOf('white snow ivory whitesmoke ghostwhite floralwhite mintcream azure transparent');
const PALE_CHANNEL = '(?:2[45]\\d(?:\\.\\d+)?|(?:9[4-9]|100)(?:\\.\\d+)?%)';
/** Each channel of 240 or more of 255; or an opacity of nothing. */
const PALE = new RegExp(
  [
    '#f{3}[\\da-f]?|#(?:f[\\da-f]){3}(?:[\\da-f]{2})?|#[\\da-f]{3}0|#[\\da-f]{6}00',
    `rgba?\\(\\s?${PALE_CHANNEL}[\\s,]+${PALE_CHANNEL}[\\s,]+${PALE_CHANNEL}[^)]{0,20}\\)`,
    'rgba\\([^)]{0,30}[,/]\\s?(?:0|0?\\.0+|0%)\\s?\\)',
    'hsla?\\([^)]{0,20}?(?:9[5-9]|100)%\\s?(?:[,/][^)]{0,10})?\\)',
  ]
    .map((form) => `^(?:${form})$`)
    .join('|'),
);

/** The line at the side by which quotes are shown. */
const isSideLine = ([property, value]: readonly [string, string]): boolean =>
  /^border-left(?:-width)?$/.test(property) && !/^(?:0|none|medium none)/.test(value) && /\d/.test(value);
