/** Scenes as SVG text, for pages. */
import { arrowSvg } from './arrows.ts';
import { namesOf } from './cellNames.ts';
import { element, escapeXml, placed } from './elements.ts';
import { groundOf } from './ground.ts';
import type { Scene, SceneItem } from './scene.ts';
import { inScheme, type Scheme } from './schemes.ts';

export interface Caption {
  /** The tooltip that browsers show over the picture. */
  readonly title: string;
  /** What screen readers read instead of the picture; see `altText`. */
  readonly desc: string;
}

/** A complete `<svg>`, usable inside HTML or, unless its colours are a page's, as a file. */
export function svgOf(
  { drawing, layout, width, height, items }: Scene,
  { title, desc }: Caption,
  scheme: Scheme = 'page',
): string {
  const drawn = (item: SceneItem): string => {
    if ('arrow' in item) return arrowSvg(item.arrow, item.look);
    if ('texts' in item) return namesOf(layout, item.kind, item.texts);
    const content = drawing.sprites.get(item.sprite);
    if (content === undefined) throw new Error(`${drawing.id} has no sprite ${item.sprite}`);
    return placed(item.x, item.y, content);
  };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': desc,
    },
    element('title', {}, escapeXml(title)) +
      element('desc', {}, escapeXml(desc)) +
      inScheme(groundOf(layout) + items.map(drawn).join(''), scheme),
  );
}
