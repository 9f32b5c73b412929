/** Scenes as SVG text, for pages. */
import { element, escapeXml, placed } from './elements.ts';
import type { Scene } from './scene.ts';

export interface Caption {
  /** The tooltip that browsers show over the picture. */
  readonly title: string;
  /** What screen readers read instead of the picture; see `altText`. */
  readonly desc: string;
}

/** A complete `<svg>`, usable inside HTML or as a file. */
export function svgOf(scene: Scene, { title, desc }: Caption): string {
  const { drawing, width, height } = scene;
  const items = scene.items.map(({ sprite, x, y }) => {
    const content = drawing.sprites.get(sprite);
    if (content === undefined) throw new Error(`${drawing.id} has no sprite ${sprite}`);
    return placed(x, y, content);
  });
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
      drawing.background +
      items.join(''),
  );
}
