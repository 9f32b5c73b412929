/** The mail provider's webhooks, delivered by Svix: signed, sometimes repeated, and in any order. */
import { readWebhook } from '../../../email/index.ts';
import type { Ctx } from '../app.ts';

export interface SignedEvent {
  /** The same for every delivery of one event. */
  readonly id: string;
  /** The body parsed as JSON; nothing else about it is checked yet. */
  readonly event: unknown;
}

/** The event of a webhook signed with one of `secrets`, or else the response for its sender. */
export async function readSignedEvent(
  c: Ctx,
  secrets: readonly string[],
  setting: string,
): Promise<SignedEvent | Response> {
  if (secrets.length === 0)
    return c.json({ code: 'NO_WEBHOOK', message: c.var.words.api.notSet(setting) }, 404);
  const id = c.req.header('svix-id') ?? '';
  const webhook = {
    body: await c.req.text(),
    id,
    timestamp: c.req.header('svix-timestamp') ?? '',
    signature: c.req.header('svix-signature') ?? '',
  };
  const event = secrets.map((secret) => readWebhook(secret, webhook)).find((read) => read !== undefined);
  if (event !== undefined) return { id, event };
  return c.json({ code: 'BAD_SIGNATURE', message: c.var.words.api.badSignature }, 401);
}
