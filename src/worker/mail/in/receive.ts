/**
 * Mail in: the one path that every message takes, whether a mail server brings it or the local post office.
 * The recipient is the envelope's, not the To header's. The game decides what the reply does.
 */
import {
  isPlayAddress,
  parseLessonAddress,
  parseReplyAddress,
  playAddress,
  readBounded,
  readReply,
  readSenderName,
} from '../../../email/index.ts';
import { explain, wordsOf } from '../../../words/index.ts';
import { readSettings } from '../../env.ts';
import type { ReplyAnswer } from '../../game/model/answers.ts';
import { asGameId } from '../../game/model/ids.ts';
import { log, messageOf } from '../../log.ts';
import { sha256Hex } from '../../sha256.ts';
import { noteRefusedMail } from '../../store/mail/refusedMail.ts';
import { getReadyToRead } from '../../vocabulary.ts';
import { doPassedOn } from './passedOn.ts';
import { type PlayMailFate, receivePlayMail } from './playMail.ts';

/** A message as it arrives. */
export interface InboundMessage {
  /** The envelope's sender: '' if it names nobody, absent if unknown. */
  readonly from?: string;
  /** The envelope's recipient. */
  readonly to: string;
  /** In bytes, as announced. */
  readonly size: number;
  readonly raw: ReadableStream<Uint8Array>;
  /**
   * The server whose Authentication-Results are believed: '' for none, absent for the one in the settings.
   */
  readonly authservId?: string;
}

/**
 * What became of a message. The sending server is told that it was `rejected`; nobody is told that one was
 * `dropped`: a program wrote it, and answering programs starts mail loops.
 */
export type MessageFate =
  | ReplyAnswer
  | PlayMailFate
  | { readonly did: 'dropped'; readonly reason: string }
  | { readonly did: 'rejected'; readonly code: Rejection; readonly reason: string };

/** Why a message is not taken at all. */
export type Rejection = 'NO_SUCH_ADDRESS' | 'TOO_LARGE' | 'UNREADABLE';

/** Plenty for a move and a quoted letter with its picture. */
export const MAX_MESSAGE_BYTES = 1_000_000;

/** Takes a message; of one that is refused or dropped the operator is told why. */
export async function receiveMail(message: InboundMessage, env: Env): Promise<MessageFate> {
  const fate = await takeMail(message, env);
  if (fate.did !== 'rejected' && fate.did !== 'dropped') return fate;
  const { secrets, mailDomain, logPercent } = readSettings(env);
  const address = parseReplyAddress(secrets, message.to, mailDomain);
  const told = {
    did: fate.did,
    reason: fate.did === 'rejected' ? fate.code : fate.reason,
    game: address && asGameId(address.game),
    seat: address?.seat,
    domain: /@([^@\s>]+)>?$/.exec(message.from ?? '')?.[1]?.toLowerCase() ?? '',
  };
  log.sampled(logPercent, 'mailRefused', told);
  try {
    await noteRefusedMail(env.DB, { ...told, at: Date.now() });
  } catch (error) {
    // A failure to write the table must not undo the decision on the message.
    log.error('refusedMailNotNoted', { error: messageOf(error) });
  }
  return fate;
}

/** Reads a message as a reply and hands it to the game whose reply address it was sent to. */
async function takeMail(message: InboundMessage, env: Env): Promise<MessageFate> {
  const settings = readSettings(env);
  const words = wordsOf(settings.language);

  const reject = (code: Rejection): MessageFate => ({
    did: 'rejected',
    code,
    reason: explain(words.mail.rejections, {
      code,
      kilobytes: MAX_MESSAGE_BYTES / 1000,
      play: playAddress(settings.mailDomain),
    }),
  });
  const address = parseReplyAddress(settings.secrets, message.to, settings.mailDomain);
  const task = parseLessonAddress(message.to, settings.mailDomain);
  if (!address && !task && !isPlayAddress(message.to, settings.mailDomain)) return reject('NO_SUCH_ADDRESS');
  const raw = await readRaw(message);
  if (!raw) return reject('TOO_LARGE');

  await getReadyToRead(env);
  const { authservId = settings.authservId, from } = message;
  const reply = await readReply(raw, { authservId, ...(from !== undefined && { envelopeFrom: from }) });
  if (reply.isUnreadable) return reject('UNREADABLE');
  if (reply.automatic) return { did: 'dropped', reason: reply.automatic };

  // Senders choose the length of an id; a hash recognizes the same id just as well.
  const messageId =
    reply.messageId.length <= 200 ? reply.messageId || sha256Hex(raw) : sha256Hex(reply.messageId);
  if (!address) return receivePlayMail(env, reply, messageId, Date.now(), task);
  const game = asGameId(address.game);
  const answer = await env.GAMES.getByName(game).answerReply({
    seat: address.seat,
    ply: address.ply,
    ...(address.hand && { hand: address.hand }),
    ...(address.asks && { asks: address.asks }),
    from: reply.from,
    authenticated: reply.dmarc === 'pass',
    subject: reply.subject,
    lines: reply.lines,
    unshown: reply.unshown,
    hidden: reply.hidden,
    ...(reply.indents && { indents: reply.indents }),
    messageId,
  });
  if (answer.did === 'passedOn') {
    await doPassedOn(env, answer, {
      game,
      seat: address.seat,
      messageId,
      senderName: await readSenderName(raw),
    });
  }
  return answer;
}

/** The message's bytes; undefined if it is too large, whatever size was announced. */
async function readRaw({ size, raw }: InboundMessage): Promise<Uint8Array | undefined> {
  if (size > MAX_MESSAGE_BYTES) return undefined;
  const read = await readBounded(raw, MAX_MESSAGE_BYTES);
  return read.ok ? read.value : undefined;
}

/** Whether a bare address is one that takes mail. */
export function isOurAddress(address: string, env: Env): boolean {
  const { secrets, mailDomain } = readSettings(env);
  return (
    parseReplyAddress(secrets, address, mailDomain) !== undefined ||
    parseLessonAddress(address, mailDomain) !== undefined ||
    isPlayAddress(address, mailDomain)
  );
}
