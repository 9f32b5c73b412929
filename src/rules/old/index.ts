/**
 * Old versions of rules that were changed while games were still being played by them. When a rule changes,
 * move its old version here (`hibryd/v1/`), with one line per version; `npm run doctor` tells which versions
 * running games need.
 */
import type { AnyRules } from '../rules.ts';

export const oldRules: readonly AnyRules[] = [];
