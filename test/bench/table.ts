/** The figures for people to read, and as one JSON object. */
import { type Figure, isMissed, type Target } from './figure.ts';
import type { Machine } from './machine.ts';

const RELATIONS: Readonly<Record<Target['is'], string>> = {
  atLeast: 'at least',
  above: 'above',
  below: 'below',
};

/** Three digits that matter, whole numbers in groups. */
function formatNumber(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

const formatTarget = ({ is, limit }: Target): string =>
  `${RELATIONS[is]} ${limit.toLocaleString('en', { maximumFractionDigits: 2 })}`;

/** A line a figure: path, value, unit, and what is wanted. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.path,
    formatNumber(figure.value),
    figure.unit,
    figure.target ? formatTarget(figure.target) : '',
    figure.target ? (isMissed(figure) ? 'MISSED' : 'met') : '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([path = '', value = '', unit = '', target = '', verdict = '']) =>
      [
        path.padEnd(widths[0] ?? 0),
        value.padStart(widths[1] ?? 0),
        unit.padEnd(widths[2] ?? 0),
        target.padEnd(widths[3] ?? 0),
        verdict,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

interface Tree {
  [name: string]: number | Tree;
}

/** `machine`, the figures as a tree by their paths, and the paths of the targets that were missed. */
export function makeJson(machine: Machine, figures: readonly Figure[], notes: readonly string[]): string {
  const tree: Tree = {};
  for (const { path, value } of figures) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let branch = tree;
    for (const name of names) {
      const next = branch[name] ?? {};
      if (typeof next === 'number') throw new Error(`${path} goes through a figure`);
      branch[name] = next;
      branch = next;
    }
    branch[last] = value;
  }
  const missed = figures.filter(isMissed).map(({ path }) => path);
  return JSON.stringify({ machine, ...tree, missed, notes });
}
