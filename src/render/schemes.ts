/**
 * The colours of a picture by day and by night. Drawings are made in the light colours; for the dark ones,
 * and for pages that follow their reader's choice, the colours in the finished SVG are replaced.
 */
import type { SeatInfo } from '../rules/index.ts';
import { allRules } from '../rules/index.ts';
import {
  AMBER_LINE,
  ARROW,
  BLUE,
  brightness,
  LABEL,
  mix,
  NAME,
  PAPER,
  RED,
  THRONE_LINE,
  TINTS,
} from './colours.ts';
import { coloursOf, NEUTRAL } from './sides.ts';

/** `page`: light, unless the page says otherwise (see `darkStyle`). */
export type Scheme = 'light' | 'dark' | 'page';

/** A side's colours by night: full colours a little lighter, black with a light contour. */
function darkSide({ colour }: Pick<SeatInfo, 'colour'>): readonly (readonly [string, string])[] {
  const light = coloursOf(colour);
  const bright = brightness(colour);
  const fill = bright < 0.3 ? '#211f1c' : bright > 0.8 ? '#f3eee2' : mix(colour, '#ffffff', 0.14);
  const dark = {
    fill,
    shadow: bright < 0.3 ? '#121110' : mix(fill, '#000000', 0.2),
    contour: bright < 0.3 ? '#cfc6b2' : '#12110f',
    ink: bright < 0.3 ? '#cfc6b2' : light.ink,
  };
  return [
    [light.fill, dark.fill],
    [light.shadow, dark.shadow],
    [light.contour, dark.contour],
    [light.ink, dark.ink],
  ];
}

const DARK_TINTS: Readonly<Record<string, string>> = {
  light: '#49433a',
  mid: '#3a352d',
  dark: '#2d2924',
  white: '#57524a',
  blue: '#2f3a45',
  red: '#46322d',
  green: '#36402d',
  throneBlue: '#3d566f',
  throneRed: '#6e4339',
  throneGreen: '#4c6238',
};

/** Light colour -> dark colour; those that are not here stay. */
const DARK: ReadonlyMap<string, string> = new Map([
  [PAPER, '#191815'],
  [LABEL, '#a89f8c'],
  [NAME, '#8d8470'],
  [THRONE_LINE, '#a89f8c'],
  [AMBER_LINE, '#e0a43a'],
  [ARROW, '#d9a04e'],
  [RED, '#ff7a6b'],
  [BLUE, '#7db4f0'],
  ...Object.entries(TINTS).map(([tint, colour]): [string, string] => [colour, DARK_TINTS[tint] ?? colour]),
  ...[...allRules.flatMap(({ seats, factions = [] }) => [...seats, ...factions]), { colour: NEUTRAL }]
    .flatMap(darkSide)
    .map(([light, dark]): [string, string] => [light, dark]),
]);

const variableOf = (colour: string): string => `--board-${colour.slice(1)}`;

/** The picture in the colours of a scheme; it is drawn in the light ones. */
export function inScheme(svg: string, scheme: Scheme): string {
  if (scheme === 'light') return svg;
  return svg.replace(/"(#[0-9a-f]{6})"/g, (written, colour: string) => {
    const dark = DARK.get(colour);
    if (dark === undefined || dark === colour) return written;
    return scheme === 'dark' ? `"${dark}"` : `"var(${variableOf(colour)},${colour})"`;
  });
}

/** What makes a picture in a page's colours, as a file of its own, dark in the dark scheme. */
export function darkStyleIn(svg: string): string {
  const used = darkStyle().filter((line) => svg.includes(`${line.slice(0, line.indexOf(':'))},`));
  return `@media (prefers-color-scheme:dark){svg{${used.join('').replaceAll(' ', '')}}}`;
}

/** What a style sheet must set for pictures on pages to be dark: `--board-faf8f3: #191815;` and so on. */
export const darkStyle = (): readonly string[] =>
  [...DARK]
    .filter(([light, dark]) => light !== dark)
    .map(([light, dark]) => `${variableOf(light)}: ${dark};`);
