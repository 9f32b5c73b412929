/** How letters leave this instance: through which sender, and no faster than the provider accepts them. */
import {
  cloudflareSender,
  type OutgoingLetter,
  postOffice,
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
import { accountFor, gateOf, resendAccounts } from './accounts.ts';
import type { Lane } from './gate.ts';

export interface OutgoingMail {
  /**
   * The instant at which one letter of the game may be handed to `send`. `held`: the slot that it was given
   * earlier, which it gets again while it may be used; 0: none.
   */
  readonly slotFor: (game: string, held: number) => Promise<number>;
  /** Sends a letter of the game in its slot. */
  readonly send: (game: string, letter: OutgoingLetter) => Promise<SendResult>;
  /** For a letter that somebody at a page waits for: it goes before most others, or fails within seconds. */
  readonly sendAtOnce: Sender;
  /** The same for one that anybody may have asked for, so that it has a share of its own. */
  readonly sendSignIn: Sender;
  /** For a letter that belongs to no game: it queues with those of games, for at most a minute. */
  readonly sendInTurn: Sender;
  /** The same for a digest, which waits for as long as all digests of an hour may take. */
  readonly sendDigest: Sender;
  /** Tells the provider that an address works again, where it keeps a list of those that do not. */
  readonly restoreAddress: (address: string) => Promise<Result<undefined, string>>;
}

/** The longest that somebody at a page is kept waiting. */
const LONGEST_AT_A_PAGE = 10 * SECOND;
const LONGEST_IN_TURN = MINUTE;
const LONGEST_OF_DIGESTS = 10 * MINUTE;

/** `now`: the present, in ms since 1970. */
export function outgoingMailOf(env: Env, settings: Settings, now: () => number): OutgoingMail {
  if (settings.mailSender === 'post-office') {
    const sender = postOffice((letter) => keepLetter(env.DB, letter, now()));
    return {
      slotFor: async () => now(),
      send: (_, letter) => sender(letter),
      sendAtOnce: sender,
      sendSignIn: sender,
      sendInTurn: sender,
      sendDigest: sender,
      restoreAddress: async () => ok(undefined),
    };
  }
  /** The gate alone knows whether a slot that it gave still holds: it may have closed since. */
  async function slotFor(game: string, held: number): Promise<number> {
    const gate = gateOf(env, accountFor(settings, game));
    return now() + (await gate.ask({ lane: 'game', slot: held }));
  }

  async function send(account: number, letter: OutgoingLetter): Promise<SendResult> {
    const sent = await senderFor(env, settings, account)(letter);
    if (sent.ok) return sent;
    if (sent.refuses === 'sender') {
      const wait = await gateOf(env, account).stop(sent.error);
      log.error('mailStopped', { error: sent.error, minutes: Math.ceil(wait / MINUTE) });
      return { ...sent, retryAfter: wait / SECOND };
    }
    if (sent.refuses === 'address') await suppress(env.DB, letter.to, sent.error, now());
    if (sent.retryAfter !== undefined) await gateOf(env, account).close(sent.retryAfter * SECOND);
    return sent;
  }

  const sendWhenOpen =
    (lane: Lane, patience: number): Sender =>
    async (letter) => {
      const account = accountFor(settings, letter.idempotencyKey);
      const wait = await gateOf(env, account).ask({ lane, patience });
      if (wait > patience) return { ok: false, mayRetry: true, error: `${wait} ms to wait` };
      if (wait > 0) await scheduler.wait(wait);
      return send(account, letter);
    };

  return {
    slotFor,
    send: (game, letter) => send(accountFor(settings, game), letter),
    sendAtOnce: sendWhenOpen('page', LONGEST_AT_A_PAGE),
    sendSignIn: sendWhenOpen('signIn', LONGEST_AT_A_PAGE),
    sendInTurn: sendWhenOpen('account', LONGEST_IN_TURN),
    sendDigest: sendWhenOpen('account', LONGEST_OF_DIGESTS),
    restoreAddress: (address) => restoreEverywhere(settings, address),
  };
}

/** At each account; the first that fails says why. */
async function restoreEverywhere(settings: Settings, address: string): Promise<Result<undefined, string>> {
  if (settings.mailSender !== 'resend') return ok(undefined);
  const restored = await Promise.all(
    resendAccounts(settings).map((account) => restoreAtResend(account, address)),
  );
  return restored.find((each) => !each.ok) ?? ok(undefined);
}

function senderFor(env: Env, settings: Settings, account: number): Sender {
  const { mailSender } = settings;
  switch (mailSender) {
    case 'resend': {
      const resend = resendAccounts(settings)[account];
      if (!resend) throw new Error(`no account ${account} at Resend`);
      return resendSender(resend);
    }
    case 'cloudflare':
      return cloudflareSender(env.MAIL);
    case 'post-office':
      throw new Error('the post office has no gate');
    default:
      return unreachable(mailSender);
  }
}
