/** How often letters may be asked for by someone who is not signed in. */
import type { Ctx } from './app.ts';

/** Counts against both the machine that asks and the address that is asked for. */
export async function mayAskForLetter(c: Ctx, address: string): Promise<boolean> {
  const machine = c.req.header('cf-connecting-ip') ?? 'local';
  const answers = await Promise.all(
    [`machine:${machine}`, `address:${address}`].map((key) => c.env.SIGN_IN_LIMIT.limit({ key })),
  );
  return answers.every(({ success }) => success);
}
