/**
 * The mutants of a source file: each edits one condition, offset or ordering, as a change of the rules
 * would.
 */
import { parseSync } from 'vite';

export type Kind = 'condition' | 'offset' | 'order';

export interface Mutant {
  readonly kind: Kind;
  /** From 1. */
  readonly line: number;
  /** Where the edit is in the source, the original text, and its replacement. */
  readonly start: number;
  readonly from: string;
  readonly to: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** How a game describes itself, how its board is drawn, and what machines make of it: not rules. */
const DESCRIPTION = new Set([
  'aliases',
  'author',
  'colour',
  'draw',
  'evaluate',
  'example',
  'features',
  'kinds',
  'labels',
  'outside',
  'pieceNames',
  'symbol',
  'tint',
  'vagueWords',
  'version',
  'words',
  'x',
  'y',
  'year',
]);

const OPERATORS: Readonly<Record<string, readonly [to: string, kind: Kind]>> = {
  '===': ['!==', 'condition'],
  '!==': ['===', 'condition'],
  '<': ['<=', 'condition'],
  '<=': ['<', 'condition'],
  '>': ['>=', 'condition'],
  '>=': ['>', 'condition'],
  '&&': ['||', 'condition'],
  '||': ['&&', 'condition'],
  '+': ['-', 'offset'],
  '-': ['+', 'offset'],
  '*': ['+', 'offset'],
  '&': ['|', 'offset'],
  '|': ['&', 'offset'],
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  find: 'findLast',
  findLast: 'find',
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Expressions that TypeScript wraps; its other nodes are types. */
const WRAPPING = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

const nameOf = (node: Node): string => {
  const { key, id } = node as { key?: { name?: string }; id?: { name?: string } };
  return key?.name ?? id?.name ?? '';
};

export function mutantsOf(source: string): readonly Mutant[] {
  const found: Mutant[] = [];

  function visit(node: Node): void {
    if (node.type.startsWith('TS') && !WRAPPING.has(node.type)) return;
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return;
    if (DESCRIPTION.has(nameOf(node))) return;
    const edit = editOf(node, source);
    if (edit && edit.from !== edit.to) {
      found.push({ ...edit, line: source.slice(0, edit.start).split('\n').length });
    }
    for (const value of Object.values(node)) {
      if (isNode(value)) visit(value);
      else if (Array.isArray(value)) for (const each of value) if (isNode(each)) visit(each);
    }
  }

  visit(parseSync('rules.ts', source, { lang: 'ts' }).program as unknown as Node);
  return found;
}

type Edit = Omit<Mutant, 'line'>;

/** What mutation can do to this node itself, leaving its children alone. */
function editOf(node: Node, source: string): Edit | undefined {
  const text = ({ start, end }: Node): string => source.slice(start, end);
  const edit = (kind: Kind, at: Node, to: string): Edit => ({ kind, start: at.start, from: text(at), to });
  const swap = (one: Node, other: Node): Edit => {
    const between = source.slice(one.end, other.start);
    const from = source.slice(one.start, other.end);
    return { kind: 'order', start: one.start, from, to: text(other) + between + text(one) };
  };
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
      const changed = OPERATORS[operator];
      const isText = [left, right].some((side) => /^["'`]/.test(text(side)));
      if (!changed || (operator === '+' && isText)) return undefined;
      const [to, kind] = changed;
      return { kind, start: source.indexOf(operator, left.end), from: operator, to };
    }
    case 'UnaryExpression': {
      const { operator } = node as unknown as { operator: string };
      if (operator !== '!' && operator !== '-') return undefined;
      return { kind: operator === '!' ? 'condition' : 'offset', start: node.start, from: operator, to: '' };
    }
    case 'Literal':
      if (typeof node.value === 'number') return edit('offset', node, String(node.value + 1));
      return typeof node.value === 'boolean' ? edit('condition', node, String(!node.value)) : undefined;
    case 'IfStatement': {
      const test = node.test as Node;
      return edit('condition', test, `!(${text(test)})`);
    }
    case 'ConditionalExpression':
      return swap(node.consequent as Node, node.alternate as Node);
    case 'ArrayExpression': {
      const [one, other] = node.elements as (Node | null)[];
      return one && other && text(one) !== text(other) ? swap(one, other) : undefined;
    }
    case 'MemberExpression': {
      const property = node.property as Node & { readonly name?: string };
      const other = METHODS[property.name ?? ''];
      return other && !node.computed ? edit('order', property, other) : undefined;
    }
    default:
      return undefined;
  }
}

export const mutated = (source: string, { start, from, to }: Mutant): string =>
  source.slice(0, start) + to + source.slice(start + from.length);
