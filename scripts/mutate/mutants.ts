/**
 * The mutants of a source file: edits of one condition, offset or order each, as a change of rules would be.
 */
import { parseSync } from 'vite';

export type Kind = 'condition' | 'offset' | 'order';

export interface Mutant {
  readonly kind: Kind;
  /** From 1. */
  readonly line: number;
  /** Where it stands in the source, what stands there, and what takes its place. */
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

/** What a game says of itself and how its board is drawn: no rules. */
const DESCRIPTION = new Set([
  'aliases',
  'author',
  'colour',
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
  const text = ({ start, end }: Node): string => source.slice(start, end);
  const add = (kind: Kind, start: number, from: string, to: string): void => {
    const line = source.slice(0, start).split('\n').length;
    if (from !== to) found.push({ kind, line, start, from, to });
  };
  const swap = (kind: Kind, one: Node, other: Node): void => {
    const between = source.slice(one.end, other.start);
    add(kind, one.start, source.slice(one.start, other.end), text(other) + between + text(one));
  };

  function visit(node: Node): void {
    if (node.type.startsWith('TS') && !WRAPPING.has(node.type)) return;
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return;
    if (DESCRIPTION.has(nameOf(node))) return;
    mutate(node);
    for (const value of Object.values(node)) {
      if (isNode(value)) visit(value);
      else if (Array.isArray(value)) for (const each of value) if (isNode(each)) visit(each);
    }
  }

  function mutate(node: Node): void {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
        const changed = OPERATORS[operator];
        const isText = [left, right].some((side) => /^["'`]/.test(text(side)));
        if (!changed || (operator === '+' && isText)) return;
        const at = source.indexOf(operator, left.end);
        add(changed[1], at, operator, changed[0]);
        return;
      }
      case 'UnaryExpression':
        if (node.operator === '!') add('condition', node.start, '!', '');
        if (node.operator === '-') add('offset', node.start, '-', '');
        return;
      case 'Literal':
        if (typeof node.value === 'number') add('offset', node.start, text(node), String(node.value + 1));
        if (typeof node.value === 'boolean') add('condition', node.start, text(node), String(!node.value));
        return;
      case 'IfStatement': {
        const test = node.test as Node;
        add('condition', test.start, text(test), `!(${text(test)})`);
        return;
      }
      case 'ConditionalExpression':
        swap('order', node.consequent as Node, node.alternate as Node);
        return;
      case 'ArrayExpression': {
        const [one, other] = node.elements as (Node | null)[];
        if (one && other && text(one) !== text(other)) swap('order', one, other);
        return;
      }
      case 'MemberExpression': {
        const property = node.property as Node & { readonly name?: string };
        const other = METHODS[property.name ?? ''];
        if (other && !node.computed) add('order', property.start, text(property), other);
        return;
      }
    }
  }

  visit(parseSync('rules.ts', source, { lang: 'ts' }).program as unknown as Node);
  return found;
}

export const mutated = (source: string, { start, from, to }: Mutant): string =>
  source.slice(0, start) + to + source.slice(start + from.length);
