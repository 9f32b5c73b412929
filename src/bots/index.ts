/** The entry point of the machine players. */
export * from './levels.ts';
export type { Chosen } from './onePly.ts';
export { beginThought, type Thought, think } from './think.ts';
