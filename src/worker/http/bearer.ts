import type { Ctx } from './app.ts';

/** The token that a program sends as `Authorization: Bearer TOKEN`; undefined if there is none. */
export const bearerOf = (c: Ctx): string | undefined =>
  /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
