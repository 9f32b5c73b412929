/** The source as a graph of imports, and the circles in it. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Source {
  readonly file: string;
  readonly text: string;
  /** What it imports, as written; and of that the files of our own, from the project's root. */
  readonly specifiers: readonly string[];
  readonly imports: readonly string[];
}

export const sources: readonly Source[] = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.endsWith('.d.ts'))
  .sort()
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    const specifiers = specifiersOf(text);
    const imports = specifiers
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => path.normalize(path.join(path.dirname(file), specifier)));
    return { file, text, specifiers, imports };
  });

/** What stands in import and export statements, of types too, and in dynamic imports. */
function specifiersOf(text: string): readonly string[] {
  const statements = text.matchAll(
    /^(?:import|export)\b(?:[^';]*?\bfrom)? '([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm,
  );
  return Array.from(statements, ([, statically, dynamically]) => statically ?? dynamically ?? '');
}

export type Graph = ReadonlyMap<string, readonly string[]>;

export const fileGraph: Graph = new Map(sources.map(({ file, imports }) => [file, imports]));

/**
 * Folders that import from each other's files. A folder and one inside it belong together: no edge joins
 * them.
 */
export function folderGraph(): Graph {
  const graph = new Map<string, string[]>();
  for (const { file, imports } of sources) {
    const folder = path.dirname(file);
    const others = imports.map((target) => path.dirname(target)).filter((other) => !isNested(folder, other));
    graph.set(folder, [...(graph.get(folder) ?? []), ...others]);
  }
  return graph;
}

const isNested = (a: string, b: string): boolean =>
  `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);

/** Each set of nodes that all lead to one another, as "a, b, c" (Tarjan's strongly connected components). */
export function circlesIn(graph: Graph): readonly string[] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[] = [];

  const visit = (node: string): number => {
    const number = order.size;
    order.set(node, number);
    open.push(node);
    let low = number;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) {
      const members = open.splice(open.indexOf(node));
      if (members.length > 1) circles.push(members.sort().join(', '));
    }
    return low;
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles.sort();
}
