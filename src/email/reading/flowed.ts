/**
 * Joins the lines of `format=flowed` text (RFC 3676): a line that ends in a space continues on the next. But
 * never into a line with another quote depth, an empty line or a signature: some programs leave a space at
 * the end of a paragraph, and a move would be joined with what is quoted below it.
 */

interface FlowedLine {
  readonly depth: number;
  readonly content: string;
}

const SIGNATURE = '-- ';

/** `deletesSpace` (DelSp=yes): the space at the end was only added to break the line, and is removed. */
export function unfold(text: string, deletesSpace: boolean): string {
  const unfolded: string[] = [];
  let parts: string[] = [];
  let depth = 0;
  let isOpen = false;
  const endParagraph = (): void => {
    if (parts.length > 0) unfolded.push(`${'>'.repeat(depth)}${depth > 0 ? ' ' : ''}${parts.join('')}`);
    parts = [];
    isOpen = false;
  };
  for (const raw of text.split(/\r?\n/)) {
    const line = parse(raw);
    const isAlone = line.content.trim() === '' || line.content === SIGNATURE;
    if (!isOpen || isAlone || line.depth !== depth) endParagraph();
    depth = line.depth;
    isOpen = !isAlone && line.content.endsWith(' ');
    parts.push(isOpen && deletesSpace ? line.content.slice(0, -1) : line.content);
    if (!isOpen) endParagraph();
  }
  endParagraph();
  return unfolded.join('\n');
}

function parse(raw: string): FlowedLine {
  let depth = 0;
  while (raw[depth] === '>') depth += 1;
  // Undoes space-stuffing: a line that began with a space got another in front.
  const start = raw[depth] === ' ' ? depth + 1 : depth;
  return { depth, content: raw.slice(start) };
}
