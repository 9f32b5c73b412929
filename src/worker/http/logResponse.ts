import type { Ctx } from './app.ts';

/** A game's log as NDJSON: one event a line, each with its hash. */
export const logResponse = (c: Ctx, log: readonly object[]): Response =>
  c.body(log.map((record) => `${JSON.stringify(record)}\n`).join(''), 200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
  });
