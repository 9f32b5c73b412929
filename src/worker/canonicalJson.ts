/**
 * JSON as RFC 8785 spells it: keys in the order of their UTF-16 units, numbers and strings as ECMAScript
 * writes them. So equal data is equal text in any language. Members that are undefined are left out. What RFC
 * 8785 has no text for stands as its nearest: half of a surrogate pair as U+FFFD, a number that is not finite
 * as null.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => `${canonicalJson(name)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(typeof value === 'string' ? value.replace(HALF_PAIR, '\ufffd') : value);
}

const HALF_PAIR = /\p{Surrogate}/gu;
