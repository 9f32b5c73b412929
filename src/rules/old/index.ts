/**
 * Rules that were changed, in the version that games began with which still run. When a rule changes, what it
 * was moves here with its version (`hibryd/v1/`), a line a version; `npm run doctor` says which versions
 * running games need.
 */
import type { AnyRules } from '../rules.ts';

export const oldRules: readonly AnyRules[] = [];
