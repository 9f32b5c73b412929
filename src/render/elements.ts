/**
 * Writing SVG elements as text. No styles, ids or scripts, so that a strict content security policy allows
 * it.
 */

type Attributes = Readonly<Record<string, string | number | undefined>>;

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A number in SVG: at most two decimals, and no `-0`. */
export const decimal = (value: number): string => String(Math.round(value * 100) / 100 || 0);

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : escapeXml(value ?? '')}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A text centered on a point. */
export interface Text extends Point {
  readonly text: string;
}

export const polygon = (points: readonly Point[], attributes: Attributes): string =>
  element('polygon', {
    points: points.map(({ x, y }) => `${decimal(x)},${decimal(y)}`).join(' '),
    ...attributes,
  });

/** Moves `content`, drawn around 0,0, to another place. */
export const placed = (x: number, y: number, content: string, scale = 1): string =>
  element(
    'g',
    { transform: `translate(${decimal(x)} ${decimal(y)})${scale === 1 ? '' : ` scale(${decimal(scale)})`}` },
    content,
  );

/**
 * The fonts for all lettering. Pictures are rasterised with DejaVu Sans; the others have the same metrics.
 */
export const FONTS = 'DejaVu Sans, Verdana, Geneva, sans-serif';
/** The height of DejaVu's capitals and digits, relative to the font size. */
export const CAPITALS = 0.729;

/** A line of text whose capitals are centred on a point. */
export const lettering = (
  text: string,
  { x, y, size, ...attributes }: Point & { readonly size: number } & Attributes,
): string =>
  element(
    'text',
    {
      x,
      y: y + (size * CAPITALS) / 2,
      'font-family': FONTS,
      'font-size': size,
      'text-anchor': 'middle',
      ...attributes,
    },
    escapeXml(text),
  );
