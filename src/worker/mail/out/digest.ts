/**
 * Daily letters: one letter about all games in which it is the reader's turn. Each game writes its part from
 * its present state; D1 only says which games to ask. The letter's key is the account and the local date, so
 * a retry cannot send a second one on the same day.
 */
import { composeLetter, playAddress } from '../../../email/index.ts';
import { digest } from '../../../email/letters/digest.ts';
import { wordsOf } from '../../../words/index.ts';
import { nextDigestAt } from '../../clock/digestHour.ts';
import { dateAt } from '../../clock/zone.ts';
import { readSettings, type Settings } from '../../env.ts';
import type { DigestEntry } from '../../game/model/digestEntry.ts';
import { type DueDigest, digestGamesOf, planNextDigest, postponeDigest } from '../../store/mail/digests.ts';
import { type OutgoingMail, outgoingMailOf } from './outgoingMail.ts';
import { type Sent, sendDue } from './sendDue.ts';
import { unsubscribeLink } from './unsubscribeLink.ts';

/** How many digests are sent at once; how many games fit into one, and how many of those with a board. */
const AT_ONCE = 10;
const MOST_GAMES = 60;
const MOST_BOARDS = 10;

export async function sendDigests(env: Env, items: readonly DueDigest[], now: () => number): Promise<Sent> {
  const settings = readSettings(env);
  const mail = outgoingMailOf(env, settings, now);
  return sendDue({
    failure: 'digestFailed',
    items,
    now,
    async send(due) {
      if (due.isReachable) await sendDigest(env, settings, mail, due);
      await planNextDigest(env.DB, due, nextDigestAt(due, now()));
    },
    postpone: (due, until) => postponeDigest(env.DB, due, until),
    atOnce: AT_ONCE,
  });
}

async function sendDigest(env: Env, settings: Settings, mail: OutgoingMail, due: DueDigest): Promise<void> {
  const { account, address, zone, digestAt } = due;
  const ids = await digestGamesOf(env.DB, account, digestAt, MOST_GAMES);
  const asked = await Promise.all(ids.map((id) => env.GAMES.getByName(id).digestEntry(account)));
  const entries = asked.filter((entry) => entry !== undefined).sort(byTimeLeft);
  if (entries.length === 0) return;
  const { publicUrl, mailFrom } = settings;
  const sent = await mail.sendDigest({
    ...composeLetter(wordsOf(settings.language), digest, {
      count: entries.length,
      games: entries.slice(0, MOST_BOARDS).map(({ game }) => game),
      more: entries.slice(MOST_BOARDS).map(({ game }) => ({ game: game.game, link: game.answer.link })),
      account: `${publicUrl}/account`,
      unsubscribe: unsubscribeLink(settings, account),
      replyTo: playAddress(settings.mailDomain),
    }),
    from: mailFrom,
    to: address,
    idempotencyKey: `digest:${account}:${dateAt(digestAt, zone)}`,
  });
  if (!sent.ok) throw new Error(sent.error);
}

/** The least time left first; games without a clock by how long they have waited. */
const byTimeLeft = (a: DigestEntry, b: DigestEntry): number =>
  (a.deadline ?? Number.POSITIVE_INFINITY) - (b.deadline ?? Number.POSITIVE_INFINITY) || a.since - b.since;
