/**
 * Mail in: the one path that every message takes, from the mail server and from the local post office alike.
 * What the envelope names counts, not the To header; what the game makes of the answer is the game's to say.
 */
import { parseReplyAddress, readBounded, readReply } from '../../../email/index.ts';
import { explain, type Words, wordsOf } from '../../../words/index.ts';
import { readSettings } from '../../env.ts';
import type { ReplyAnswer } from '../../game/model/answers.ts';
import { sha256Hex } from '../../sha256.ts';

/** A message as it arrives: envelope, size in bytes as announced, and the raw bytes. */
export interface InboundMessage {
  /** '' for nobody; left out where it is not known. */
  readonly from?: string;
  readonly to: string;
  readonly size: number;
  readonly raw: ReadableStream<Uint8Array>;
  /** The server whose Authentication-Results are believed, '' for none; left out: Email Routing's. */
  readonly authservId?: string;
}

/** What became of a message. `rejected` is told to the sending server; `dropped` to nobody, so that no loop starts. */
export type Receipt =
  | ReplyAnswer
  | { readonly did: 'dropped'; readonly reason: string }
  | { readonly did: 'rejected'; readonly code: Rejection; readonly reason: string };

/** What the sending server is told when a message is not taken at all. */
export type Rejection = 'NO_SUCH_ADDRESS' | 'TOO_LARGE' | 'UNREADABLE';

/** Far more than a move and a quoted letter with its picture. */
export const MAX_MESSAGE_BYTES = 1_000_000;

export async function receiveMail(message: InboundMessage, env: Env): Promise<Receipt> {
  const settings = readSettings(env);
  const words = wordsOf(settings.language);
  const address = parseReplyAddress(settings.secret, message.to, settings.mailDomain);
  if (!address) return reject(words, 'NO_SUCH_ADDRESS');
  if (message.size > MAX_MESSAGE_BYTES) return reject(words, 'TOO_LARGE');
  const raw = await readBounded(message.raw, MAX_MESSAGE_BYTES);
  if (!raw.ok) return reject(words, 'TOO_LARGE');
  const { authservId = settings.authservId, from } = message;
  const reply = await readReply(raw.value, {
    authservId,
    ...(from !== undefined && { envelopeFrom: from }),
  });
  if (reply.isUnreadable) return reject(words, 'UNREADABLE');
  if (reply.automatic) return { did: 'dropped', reason: reply.automatic };
  return env.GAMES.getByName(address.game).answerReply({
    seat: address.seat,
    ply: address.ply,
    from: reply.from,
    authenticated: reply.dmarc === 'pass',
    subject: reply.subject,
    lines: reply.lines,
    unshown: reply.unshown,
    hidden: reply.hidden,
    messageId: reply.messageId || sha256Hex(raw.value),
  });
}

/** Whether a bare address is one that our letters are answered at. */
export function isReplyAddress(address: string, env: Env): boolean {
  const { secret, mailDomain } = readSettings(env);
  return parseReplyAddress(secret, address, mailDomain) !== undefined;
}

function reject(words: Words, code: Rejection): Receipt {
  const said = { code, kilobytes: MAX_MESSAGE_BYTES / 1000 };
  return { did: 'rejected', code, reason: explain(words.mail.rejections, said) };
}
