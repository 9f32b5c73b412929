/**
 * Chance that can be computed again: a stream of numbers from a seed. The seed is any text; in a game it is
 * the hash of the event before. Only 32-bit integer arithmetic, so that every engine draws the same.
 */

/** Draws the next number, from 0 up to 1. */
export type Random = () => number;

/** Mixes a text into 32 bits (FNV-1a, with a final avalanche). */
function mixed(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The generator sfc32, whose state is four words. */
export function randomFrom(seed: string): Random {
  let [a, b, c, counter] = [0x811c9dc5, 0x9e3779b9, 0x7f4a7c15, 0x165667b1].map((start) =>
    mixed(seed, start),
  ) as [number, number, number, number];
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
}

/** Shuffles a list in place, as far as its first `count` members. */
export function shuffle<T>(list: T[], random: Random, count = list.length): T[] {
  for (let at = 0; at < count && at < list.length - 1; at++) {
    const other = at + Math.floor(random() * (list.length - at));
    const one = list[at] as T;
    list[at] = list[other] as T;
    list[other] = one;
  }
  return list;
}
