/** How letters leave this instance: through which sender, and no faster than the provider accepts them. */
import {
  cloudflareSender,
  type OutgoingLetter,
  postOffice,
  type ResendSettings,
  resendSender,
  restoreAtResend,
  type Sender,
  type SendResult,
} from '../../../email/index.ts';
import { ok, type Result, unreachable } from '../../../rules/index.ts';
import { MINUTE, SECOND } from '../../clock/units.ts';
import type { Settings } from '../../env.ts';
import { log } from '../../log.ts';
import { keepLetter } from '../../store/mail/postOffice.ts';
import { suppress } from '../../store/mail/suppressions.ts';
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
  /** Tells the provider that an address works again, where it keeps a list of those that do not. */
  readonly restoreAddress: (address: string) => Promise<Result<undefined, string>>;
}

/** The longest that somebody at a page is kept waiting. */
const LONGEST_AT_A_PAGE = 10 * SECOND;
const LONGEST_IN_TURN = MINUTE;

/** `now`: the present, in ms since 1970. */
export function outgoingMailOf(env: Env, settings: Settings, now: () => number): OutgoingMail {
  const sender = senderFor(env, settings, now);
  const restoreAddress = async (address: string) =>
    settings.mailSender === 'resend' ? restoreAtResend(resendOf(settings), address) : ok(undefined);
  if (settings.mailSender === 'post-office') {
    return {
      waitToSend: async () => 0,
      send: sender,
      sendAtOnce: sender,
      sendSignIn: sender,
      sendInTurn: sender,
      restoreAddress,
    };
  }
  const gate = () => env.SENDER.getByName('all');

  const send = async (letter: OutgoingLetter): Promise<SendResult> => {
    const sent = await sender(letter);
    if (sent.ok) return sent;
    if (sent.refuses === 'sender') {
      const wait = await gate().stop(sent.error);
      log.error('mailStopped', { error: sent.error, minutes: Math.ceil(wait / MINUTE) });
      return { ...sent, retryAfter: wait / SECOND };
    }
    if (sent.refuses === 'address') await suppress(env.DB, letter.to, sent.error, now());
    if (sent.retryAfter !== undefined) await gate().close(sent.retryAfter * SECOND);
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
    restoreAddress,
  };
}

const resendOf = ({ resendApiKey = '', resendUrl }: Settings): ResendSettings => ({
  apiKey: resendApiKey,
  baseUrl: resendUrl,
});

function senderFor(env: Env, settings: Settings, now: () => number): Sender {
  const { mailSender } = settings;
  switch (mailSender) {
    case 'post-office':
      return postOffice((letter) => keepLetter(env.DB, letter, now()));
    case 'resend':
      return resendSender(resendOf(settings));
    case 'cloudflare':
      return cloudflareSender(env.MAIL);
    default:
      return unreachable(mailSender);
  }
}
