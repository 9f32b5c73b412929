/** Lists and counts, as English writes them. */

function joined(items: readonly string[], joiner: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`;
}

/** "10,000" */
const formatCount = (count: number): string => count.toLocaleString('en');

/** "1 stone", "3 stones", "10,000 stones" */
export const counted = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

export const lists = {
  /** "a", "a and b", "a, b and c" */
  all: (items: readonly string[]): string => joined(items, 'and'),
  /** "a", "a or b", "a, b or c" */
  any: (items: readonly string[]): string => joined(items, 'or'),
  /** "a, b, c and 40 more" */
  andMore: (items: readonly string[], more: number): string => `${items.join(', ')} and ${more} more`,
};
