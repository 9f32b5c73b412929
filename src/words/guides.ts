/**
 * What is said of each game at length, a line for each language as in `languages.ts`: `src/guides` makes
 * files of it, which the Worker reads when a page needs one.
 */
export { guides as en } from './en/guides/index.ts';
