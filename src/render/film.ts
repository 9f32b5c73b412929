/**
 * A game as a moving picture: SVG whose positions take turns. It is small beside a GIF, sharp at every size,
 * dark in the dark scheme, and stands still at the last position for people who prefer reduced motion.
 */
import { element } from './elements.ts';
import { groundOf } from './ground.ts';
import type { Scene } from './scene.ts';
import { darkStyleIn, inScheme } from './schemes.ts';
import { type Caption, itemSvg, rootOf } from './svg.ts';

/** How long a position is shown, in seconds, and how many times as long the last one. */
const PACE = 1.1;
const LAST = 4;

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** The rules of style by which one group after the other is seen. */
function styleOf(count: number): string {
  const slots = count - 1 + LAST;
  const seen = (name: string, share: number) =>
    `@keyframes ${name}{0%{visibility:visible}${percent(share)},100%{visibility:hidden}}`;
  const delays = Array.from(
    { length: count },
    (_, at) => `.p${at}{animation-delay:${((at - slots) * PACE).toFixed(1)}s}`,
  );
  return [
    seen('p', 1 / slots),
    seen('last', LAST / slots),
    `.p{visibility:hidden;animation:p ${(slots * PACE).toFixed(1)}s step-end infinite}`,
    `.p.last{animation-name:last}`,
    ...delays,
    '@media (prefers-reduced-motion:reduce){.p{animation:none}.p.last{visibility:visible}}',
  ].join('');
}

/** The positions in order as a file; throws if there is none. */
export function filmOf(scenes: readonly Scene[], caption: Caption): string {
  const [first] = scenes;
  if (!first) throw new Error('a film without a scene');
  const shots = scenes.map((scene, at) =>
    element(
      'g',
      { class: `p p${at}${at === scenes.length - 1 ? ' last' : ''}` },
      scene.items.map((item) => itemSvg(scene, item)).join(''),
    ),
  );
  const drawn = inScheme(groundOf(first.layout) + shots.join(''), 'page');
  const style = styleOf(scenes.length) + darkStyleIn(drawn);
  return rootOf(first, caption, element('style', {}, style) + drawn);
}
