/** The marks of what the writer of a reply did not write. */

/** A line under a mark of quotation, perhaps with initials before it; a German `»c3-d3«` is not. */
export const isQuoted = (line: string): boolean => /^(?:\p{L}{0,4}[>＞]|»(?!.*«))/u.test(line);

/** Whether the next line from `from` on with anything on it is a marked quote. */
export function isQuotedFrom(lines: readonly string[], from: number): boolean {
  let at = from;
  while (lines[at] === '') at += 1;
  return isQuoted(lines[at] ?? '');
}
