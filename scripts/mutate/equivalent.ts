/**
 * Mutants that nobody can notice: with them, the rules are the same. `npm run mutate` says which it finds.
 */
export const EQUIVALENT: readonly {
  /** Below `src/rules`. */
  readonly file: string;
  /** The whole line as it is, and what would stand in it. */
  readonly line: string;
  readonly to: string;
  readonly because: string;
}[] = [];
