/**
 * Mail that Resend took for us. The event says for which addresses; nothing else in it is believed. Whether the
 * server that wrote the topmost Authentication-Results may be is a setting: Resend promises nothing of it, so
 * without the setting no move is played from here, and each is asked about.
 */
import * as z from 'zod';
import { fetchReceived, readBounded } from '../../../email/index.ts';
import { ok, type Result } from '../../../rules/index.ts';
import { isReplyAddress, MAX_MESSAGE_BYTES, type Receipt, receiveMail } from './receive.ts';

const addresses = z.array(z.string()).max(100);

const Received = z.object({
  type: z.literal('email.received'),
  data: z.object({ email_id: z.string(), to: addresses, received_for: addresses.optional() }),
});

/**
 * What became of the message for each of our addresses that it was sent to; of any other event nothing. An error
 * where the message could not be fetched, in words for the operator: the event is to come again.
 */
export async function receiveFromResend(
  event: unknown,
  env: Env,
): Promise<Result<readonly Receipt[], string>> {
  const read = Received.safeParse(event);
  if (!read.success) return ok([]);
  const { email_id, to, received_for } = read.data.data;
  // The envelope's recipients, where they are told; else what the header claims: the address is sealed in any case.
  const recipients = new Set((received_for?.length ? received_for : to).map(bareAddress));
  const ours = [...recipients].filter((address) => isReplyAddress(address, env));
  if (ours.length === 0) return ok([]);

  const fetched = await fetchReceived(
    { apiKey: env.RESEND_API_KEY ?? '', baseUrl: env.RESEND_URL },
    email_id,
  );
  if (!fetched.ok) return fetched;
  const raw = await readBounded(fetched.value.raw, MAX_MESSAGE_BYTES);
  // Nobody could be told: the sender's server has handed it over long ago.
  if (!raw.ok) return ok([]);
  const receipts: Receipt[] = [];
  for (const address of ours) {
    receipts.push(
      await receiveMail(
        {
          to: address,
          size: raw.value.byteLength,
          raw: new Blob([raw.value]).stream(),
          authservId: env.RESEND_AUTHSERV_ID ?? '',
        },
        env,
      ),
    );
  }
  return ok(receipts);
}

/** "Ada <ada@example.org>" */
const bareAddress = (address: string): string =>
  (/<([^<>]*)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();
