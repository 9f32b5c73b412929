/**
 * Text in which no move is broken at its hyphen where a line ends. What is copied from it is the text itself.
 */
const MOVE = /((?:\b[a-i])?\d{1,3}-[a-i]?\d[^\s,;:.)]*|O-O(?:-O)?)/;

/** `split` by a pattern in brackets puts what it found at the odd places. */
export const WholeMoves = ({ text }: { readonly text: string }) => (
  <>{text.split(MOVE).map((part, at) => (at % 2 === 1 ? <span class="whole">{part}</span> : part))}</>
);
