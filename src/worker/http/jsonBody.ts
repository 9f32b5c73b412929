/** The bodies that programs send. */
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { ok, type Result, refuse } from '../../rules/index.ts';
import type { Ctx } from './app.ts';

/** The schemas come without sentences; what is wrong with a body is said to whoever writes the program. */
const { localeError } = en();

/** A request's body as JSON that fits the schema; or what is wrong with it, a line each. */
export async function readJson<T>(c: Ctx, schema: z.ZodMiniType<T>): Promise<Result<T, string>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const read = schema.safeParse(body, { error: localeError });
  return read.success ? ok(read.data) : refuse(z.prettifyError(read.error));
}
