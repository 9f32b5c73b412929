/** Games as moving pictures, and drawings as files of their own. */
import { expect, it } from 'vitest';
import { darkStyle, filmOf, sceneOf, svgFileOf } from '../../src/render/index.ts';
import { allRules, completeOptions } from '../../src/rules/index.ts';

const [scene] = allRules.map((rules) => {
  const options = completeOptions(rules, {});
  return sceneOf(rules, options.ok ? rules.pieces(rules.start(options.value).position) : []);
});
if (!scene) throw new Error('no rules');
const CAPTION = { title: 'A & B', desc: 'A & B' };

it('shows one position after the other, the last one longest, and begins anew', () => {
  const film = filmOf([scene, scene, scene], CAPTION);
  expect(film.match(/class="p p\d(?: last)?"/g)).toEqual([
    'class="p p0"',
    'class="p p1"',
    'class="p p2 last"',
  ]);
  // Of six equal parts of the time, the last position has four.
  expect(film).toContain('@keyframes p{0%{visibility:visible}16.67%,100%{visibility:hidden}}');
  expect(film).toContain('@keyframes last{0%{visibility:visible}66.67%,100%{visibility:hidden}}');
  expect(film.match(/animation-delay:-[\d.]+s/g)).toEqual([
    'animation-delay:-6.6s',
    'animation-delay:-5.5s',
    'animation-delay:-4.4s',
  ]);
  expect(() => filmOf([], CAPTION)).toThrow();
});

it('has the dark colours of what it draws, and no others', () => {
  const file = svgFileOf(scene, CAPTION);
  const [, set = ''] = /dark\)\{svg\{([^}]*)\}/.exec(file) ?? [];
  const known = darkStyle().map((line) => line.replaceAll(' ', ''));
  const colours = set.split(';').slice(0, -1);
  expect(colours.length).toBeGreaterThan(5);
  for (const colour of colours) {
    expect(known).toContain(`${colour};`);
    expect(file).toContain(`var(${colour.split(':')[0]},`);
  }
});
