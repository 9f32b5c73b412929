import { env } from 'cloudflare:workers';
import { readSettings } from '../../../../src/worker/env.ts';

/** Turn letters wait for a minute, in which a move can be taken back freely. */
export const settings = { ...readSettings(env), letterHoldSeconds: 60 };
