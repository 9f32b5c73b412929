/** Players who live in their mail program: they find their letters and answer them as raw messages. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { type KeptLetter, parseKeptLetter } from '../../../src/email/index.ts';
import worker from '../../../src/worker/index.ts';

export interface Written {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly messageId?: string;
  /** Further header lines, above the others. */
  readonly headers?: readonly string[];
}

/** A plain message as a mail server that trusts the sender hands it on. */
export function rawMessage({ from, to, text, messageId, headers }: Written): string {
  const domain = from.slice(from.indexOf('@') + 1);
  return [
    ...(headers ?? [`Authentication-Results: ${env.AUTHSERV_ID}; dmarc=pass header.from=${domain}`]),
    `From: <${from}>`,
    `To: <${to}>`,
    'Subject: Re: your turn',
    `Message-ID: <${messageId ?? crypto.randomUUID()}@${domain}>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\r\n');
}

/** Hands a raw message to the Worker's e-mail handler; the reason when it is rejected. */
export async function deliver(
  from: string,
  to: string,
  raw: string | Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const bytes = typeof raw === 'string' ? new TextEncoder().encode(raw) : raw;
  let rejected: string | undefined;
  const message = {
    from,
    to,
    raw: new Blob([bytes]).stream(),
    rawSize: bytes.byteLength,
    headers: new Headers(),
    setReject: (reason: string) => {
      rejected = reason;
    },
  } as unknown as ForwardableEmailMessage;
  const context = createExecutionContext();
  await worker.email?.(message, env, context);
  await waitOnExecutionContext(context);
  return rejected;
}

export const reply = (written: Written): Promise<string | undefined> =>
  deliver(written.from, written.to, rawMessage(written));

/** Every letter to an address, oldest first. */
export async function lettersTo(
  address: string,
): Promise<readonly (KeptLetter & { readonly key: string })[]> {
  const { results } = await env.DB.prepare(
    'SELECT key, letter FROM post_office WHERE address = ? ORDER BY rowid',
  )
    .bind(address)
    .all<{ key: string; letter: string }>();
  return results.map(({ key, letter }) => ({ ...parseKeptLetter(letter), key }));
}
