/** Marks of text that the reply's writer did not write. */

/** A line with a quote mark, perhaps after initials; a German `»c3-d3«` is not one. */
export const isQuoted = (line: string): boolean => /^(?:\p{L}{0,4}[>＞]|»(?!.*«))/u.test(line);

/** Whether the next nonempty line, from `from` on, is a marked quote. */
export function isQuotedFrom(lines: readonly string[], from: number): boolean {
  let at = from;
  while (lines[at] === '') at += 1;
  return isQuoted(lines[at] ?? '');
}
