import type { Way } from './feats.ts';

/** The code for a message about a way: `CLAIM_4A`. */
export const codeOf = (prefix: string, way: Way): string => `${prefix}_${way.toUpperCase()}`;
