/** How letters leave this instance: through which sender, and no faster than the provider accepts them. */
import {
  cloudflareSender,
  type OutgoingLetter,
  postOffice,
  resendSender,
  type Sender,
  type SendResult,
} from '../../../email/index.ts';
import { unreachable } from '../../../rules/index.ts';
import { MINUTE, SECOND } from '../../clock/units.ts';
import type { Settings } from '../../env.ts';
import { keepLetter } from '../../store/mail/postOffice.ts';
import type { Lane } from './gate.ts';

export interface OutgoingMail {
  /** Asks to send one request for `who`: ms to wait before asking again, or 0: send now. */
  readonly waitToSend: (who: string) => Promise<number>;
  readonly send: Sender;
  /** For a letter that somebody at a page waits for: it goes before most others, or fails within seconds. */
  readonly sendAtOnce: Sender;
  /** The same for one that anybody may have asked for, so that it has a share of its own. */
  readonly sendSignIn: Sender;
  /** For a letter that belongs to no game: it queues with those of games, for at most a minute. */
  readonly sendInTurn: Sender;
}

/** The longest that somebody at a page is kept waiting. */
const LONGEST_AT_A_PAGE = 10 * SECOND;
const LONGEST_IN_TURN = MINUTE;

/** `now`: the present, in ms since 1970. */
export function outgoingMailOf(env: Env, settings: Settings, now: () => number): OutgoingMail {
  const sender = senderFor(env, settings, now);
  if (settings.mailSender === 'post-office') {
    return {
      waitToSend: async () => 0,
      send: sender,
      sendAtOnce: sender,
      sendSignIn: sender,
      sendInTurn: sender,
    };
  }
  const gate = () => env.SENDER.getByName('all');

  const send = async (letter: OutgoingLetter): Promise<SendResult> => {
    const sent = await sender(letter);
    if (!sent.ok && sent.retryAfter !== undefined) await gate().close(sent.retryAfter * SECOND);
    return sent;
  };

  const sendWhenOpen =
    (lane: Lane, longest: number): Sender =>
    async (letter) => {
      for (let patience = longest; ; ) {
        const wait = await gate().ask({ who: letter.idempotencyKey, lane, patience });
        if (wait === 0) return send(letter);
        if (wait > patience) return { ok: false, mayRetry: true, error: `${wait} ms to wait` };
        patience -= wait;
        await scheduler.wait(wait);
      }
    };

  return {
    waitToSend: (who) => gate().ask({ who, lane: 'game' }),
    send,
    sendAtOnce: sendWhenOpen('page', LONGEST_AT_A_PAGE),
    sendSignIn: sendWhenOpen('signIn', LONGEST_AT_A_PAGE),
    sendInTurn: sendWhenOpen('account', LONGEST_IN_TURN),
  };
}

function senderFor(env: Env, { mailSender }: Settings, now: () => number): Sender {
  switch (mailSender) {
    case 'post-office':
      return postOffice((letter) => keepLetter(env.DB, letter, now()));
    case 'resend':
      return resendSender({ apiKey: env.RESEND_API_KEY ?? '', baseUrl: env.RESEND_URL });
    case 'cloudflare':
      return cloudflareSender(env.MAIL);
    default:
      return unreachable(mailSender);
  }
}
