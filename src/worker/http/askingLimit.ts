/** How often a machine may ask for letters. */
import type { Ctx } from './app.ts';
import { machineOf } from './machine.ts';

/** Whether this machine may ask for another letter now. */
export async function mayMachineAsk(c: Ctx): Promise<boolean> {
  const { success } = await c.env.SIGN_IN_LIMIT.limit({ key: `machine:${machineOf(c)}` });
  return success;
}
