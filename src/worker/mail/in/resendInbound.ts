/**
 * Mail that Resend received for us. Its event says for which addresses; nothing else in it is believed.
 * Resend does not promise whose Authentication-Results stand on top of a message, so which server is believed
 * is a setting. Without it, no move that comes this way is played: its player is asked to confirm each.
 */
import * as z from 'zod/mini';
import { fetchReceived, readBounded } from '../../../email/index.ts';
import { ok, type Result } from '../../../rules/index.ts';
import { readSettings } from '../../env.ts';
import { isOurAddress, MAX_MESSAGE_BYTES, type MessageFate, receiveMail } from './receive.ts';

const addresses = z.array(z.string()).check(z.maxLength(100));

const Received = z.object({
  type: z.literal('email.received'),
  data: z.object({ email_id: z.string(), to: addresses, received_for: z.optional(addresses) }),
});

/**
 * Receives the message once for each of our addresses that it was sent to; any other event is ignored. If the
 * message cannot be fetched, the error is for the operator, and the event must come again.
 */
export async function receiveFromResend(
  event: unknown,
  env: Env,
): Promise<Result<readonly MessageFate[], string>> {
  const read = Received.safeParse(event);
  if (!read.success) return ok([]);
  const { email_id, to, received_for } = read.data.data;
  // The envelope's recipients where the event has them, else those of the header. An invented one has no
  // valid seal.
  const recipients = new Set((received_for?.length ? received_for : to).map(bareAddress));
  const ours = [...recipients].filter((address) => isOurAddress(address, env));
  if (ours.length === 0) return ok([]);

  const settings = readSettings(env);
  const fetched = await fetchReceived(
    { apiKey: settings.resendApiKeys[0] ?? '', baseUrl: settings.resendUrl },
    email_id,
  );
  if (!fetched.ok) return fetched;
  const raw = await readBounded(fetched.value.raw, MAX_MESSAGE_BYTES);
  // Too large. It can no longer be rejected: Resend accepted it from the sender's server long ago.
  if (!raw.ok) return ok([]);
  const fates: MessageFate[] = [];
  for (const address of ours) {
    fates.push(
      await receiveMail(
        {
          to: address,
          size: raw.value.byteLength,
          raw: new Blob([raw.value]).stream(),
          authservId: settings.inboundAuthservId ?? '',
        },
        env,
      ),
    );
  }
  return ok(fates);
}

/** "Ada <ada@example.org>" */
const bareAddress = (address: string): string =>
  (/<([^<>]*)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();
