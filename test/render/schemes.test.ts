import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { darkStyle, sceneOf, svgOf } from '../../src/render/index.ts';
import { allRules } from '../../src/rules/index.ts';
import { snapshotsOf } from '../support/render/randomGame.ts';

const style = readFileSync(new URL('../../src/web/style.css', import.meta.url), 'utf8');
const caption = { title: '', desc: '' };

it('sets every dark colour of the boards in the style sheet, where a page is dark', () => {
  const dark = style.slice(style.indexOf('prefers-color-scheme: dark'));
  const set = [...dark.matchAll(/--board-[0-9a-f]{6}: #[0-9a-f]{6};/g)].map(([line]) => line);
  expect(set).toEqual(darkStyle());
});

describe.each(allRules)('the picture of $id', (rules) => {
  const pieces = snapshotsOf(rules, 3, 20).at(-1)?.after ?? [];
  const [light, dark, page] = (['light', 'dark', 'page'] as const).map((scheme) =>
    svgOf(sceneOf(rules, pieces), caption, scheme),
  );

  it('has the light colours unless its page is dark', () => {
    expect(page?.replace(/var\(--board-[0-9a-f]{6},(#[0-9a-f]{6})\)/g, '$1')).toBe(light);
  });

  it('is dark on a dark page', () => {
    const colours = new Map(darkStyle().map((line) => [line.slice(2, 14), line.slice(16, 23)]));
    const shown = page?.replace(
      /var\(--(board-[0-9a-f]{6}),#[0-9a-f]{6}\)/g,
      (_, name) => colours.get(name) ?? '',
    );
    expect(shown).toBe(dark);
  });
});
