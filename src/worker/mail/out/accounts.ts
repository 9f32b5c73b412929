/**
 * The accounts at the mail provider. Each has a gate and a rate of its own. A game's letters all go through
 * one account, because only that one knows which of them it has sent already.
 */
import type { ResendSettings } from '../../../email/index.ts';
import type { Settings } from '../../env.ts';
import { sha256Hex } from '../../sha256.ts';
import type { GateState, SenderObject } from './senderObject.ts';

export type Gate = DurableObjectStub<SenderObject>;

/** The first gate keeps the name from when there was one. */
const nameOf = (account: number): string => (account === 0 ? 'all' : `account ${account + 1}`);

const countOf = ({ mailSender, resendApiKeys }: Settings): number =>
  mailSender === 'resend' ? Math.max(1, resendApiKeys.length) : 1;

export const gateOf = (env: Env, account: number): Gate => env.SENDER.getByName(nameOf(account));

const gates = (env: Env, settings: Settings): readonly Gate[] =>
  Array.from({ length: countOf(settings) }, (_, account) => gateOf(env, account));

/** The account through which letters of `who` go: a game's id, or what else names a letter for good. */
export const accountFor = (settings: Settings, who: string): number =>
  countOf(settings) === 1 ? 0 : Number.parseInt(sha256Hex(who).slice(0, 8), 16) % countOf(settings);

/** How to reach each account at Resend. */
export const resendAccounts = ({ resendApiKeys, resendUrl }: Settings): readonly ResendSettings[] =>
  resendApiKeys.map((apiKey) => ({ apiKey, baseUrl: resendUrl }));

/** How the gates stand, all together. */
export async function gateState(env: Env, settings: Settings): Promise<GateState> {
  const states = await Promise.all(gates(env, settings).map((gate) => gate.state()));
  return {
    closedUntil: Math.max(...states.map(({ closedUntil }) => closedUntil)),
    waiting: states.reduce((sum, { waiting }) => sum + waiting, 0),
    fault: states.find(({ fault }) => fault)?.fault,
  };
}

/** Opens all gates at once: the operator has mended what was wrong. */
export async function openGates(env: Env, settings: Settings): Promise<void> {
  await Promise.all(gates(env, settings).map((gate) => gate.open()));
}
