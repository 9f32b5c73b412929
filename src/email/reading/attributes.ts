/**
 * The attributes of an HTML tag. They are parsed one by one in a single pass, up to a maximum length,
 * because strangers can write tags of any length.
 */
import { decodeEntities } from './entities.ts';

/** Far longer than any mail program's tags, except pictures. */
const MAX_ATTRIBUTES = 4_000;

export interface Attributes {
  /** By lower-case name; if one is repeated, the first counts. */
  readonly values: ReadonlyMap<string, string>;
  /** The declarations of `style` in their order, both sides in lower case. */
  readonly style: readonly (readonly [property: string, value: string])[];
}

export function parseAttributes(text: string): Attributes {
  const values = new Map<string, string>();
  const source = text.slice(0, MAX_ATTRIBUTES);
  let at = 0;
  while (at < source.length) {
    at = skip(source, at, (character) => isSpace(character) || character === '/' || character === '=');
    const nameEnd = skip(source, at, (character) => !isSpace(character) && !'/='.includes(character));
    const name = source.slice(at, nameEnd).toLowerCase();
    at = skip(source, nameEnd, isSpace);
    let value = '';
    if (source[at] === '=') {
      at = skip(source, at + 1, isSpace);
      const quote = source[at] === '"' || source[at] === "'" ? source[at] : undefined;
      const start = quote === undefined ? at : at + 1;
      const closing = quote === undefined ? -1 : source.indexOf(quote, start);
      const end =
        quote === undefined
          ? skip(source, start, (character) => !isSpace(character))
          : closing < 0
            ? source.length
            : closing;
      value = decodeEntities(source.slice(start, end));
      at = quote === undefined ? end : end + 1;
    }
    if (name !== '' && !values.has(name)) values.set(name, value);
  }
  return { values, style: declarationsOf(values.get('style') ?? '') };
}

const isSpace = (character: string): boolean => /\s/.test(character);

function skip(text: string, from: number, isSkipped: (character: string) => boolean): number {
  let at = from;
  while (at < text.length && isSkipped(text.charAt(at))) at += 1;
  return at;
}

const declarationsOf = (style: string): Attributes['style'] =>
  withoutComments(style)
    .toLowerCase()
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      const value = declaration.slice(colon + 1).split(/\s+/);
      return [declaration.slice(0, Math.max(0, colon)).trim(), value.join(' ').trim()] as const;
    });

function withoutComments(style: string): string {
  const [first = '', ...rest] = style.split('/*');
  return [
    first,
    ...rest.map((part) => part.slice(part.indexOf('*/') < 0 ? part.length : part.indexOf('*/') + 2)),
  ].join('');
}
