/** Scenes as SVG text, for pages. */
import { arrowSvg } from './arrows.ts';
import { namesOf } from './cellNames.ts';
import { element, escapeXml, placed } from './elements.ts';
import { groundOf } from './ground.ts';
import type { Scene, SceneItem } from './scene.ts';
import { darkStyleIn, inScheme, type Scheme } from './schemes.ts';

export interface Caption {
  /** The tooltip that browsers show over the picture. */
  readonly title: string;
  /** What screen readers read instead of the picture; see `altText`. */
  readonly desc: string;
}

/** What of the scene lies on its board, as SVG. */
export function itemSvg({ drawing, layout }: Scene, item: SceneItem): string {
  if ('arrow' in item) return arrowSvg(item.arrow, item.look);
  if ('texts' in item) return namesOf(layout, item.kind, item.texts);
  const content = drawing.sprites.get(item.sprite);
  if (content === undefined) throw new Error(`${drawing.id} has no sprite ${item.sprite}`);
  return placed(item.x, item.y, content);
}

/** The `<svg>` around what a scene shows. */
export const rootOf = ({ width, height }: Scene, { title, desc }: Caption, content: string): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': desc,
    },
    element('title', {}, escapeXml(title)) + element('desc', {}, escapeXml(desc)) + content,
  );

const drawnOf = (scene: Scene, scheme: Scheme): string =>
  inScheme(groundOf(scene.layout) + scene.items.map((item) => itemSvg(scene, item)).join(''), scheme);

/** A complete `<svg>`, usable inside HTML or, unless its colours are a page's, as a file. */
export const svgOf = (scene: Scene, caption: Caption, scheme: Scheme = 'page'): string =>
  rootOf(scene, caption, drawnOf(scene, scheme));

/** The same as a file of its own, which is dark in the dark scheme. */
export const svgFileOf = (scene: Scene, caption: Caption): string => {
  const drawn = drawnOf(scene, 'page');
  return rootOf(scene, caption, element('style', {}, darkStyleIn(drawn)) + drawn);
};
