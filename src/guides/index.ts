/** The entry point of the guides, which `scripts/buildGuides.ts` makes and the Worker reads. */
export type { Figure, Guide, GuideTask } from './guide.ts';
export { makeGuide } from './makeGuide.ts';
