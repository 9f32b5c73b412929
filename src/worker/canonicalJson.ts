/**
 * JSON in the canonical form of RFC 8785: keys sorted by UTF-16 code units, numbers and strings written as
 * ECMAScript does, so equal data is equal text in any language. Undefined members are left out. What RFC
 * 8785 cannot write becomes the nearest thing it can: a lone surrogate becomes U+FFFD, a number that is not
 * finite becomes null.
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
