/**
 * One attempt to deliver a letter. The entry in the outbox is only a wake-up: whether to send the letter, and
 * to whom, depends on the game and the account as they are now. Its text describes the game as of its own
 * event.
 */
import type { Atlas } from '../../../render/index.ts';
import type { Words } from '../../../words/index.ts';
import { calendarOf } from '../../clock/clock.ts';
import { nextLetterTime } from '../../clock/quietHours.ts';
import { SECOND } from '../../clock/units.ts';
import type { Settings } from '../../env.ts';
import { SHORT_WAIT } from '../../mail/out/gate.ts';
import type { OutgoingMail } from '../../mail/out/outgoingMail.ts';
import { planDigest, recipientOf } from '../../store/mail/mailSettings.ts';
import { hasBlocked } from '../../store/people/blocks.ts';
import { greetingFor } from '../../store/people/invitations.ts';
import { evolve } from '../evolve/evolve.ts';
import type { GameState } from '../evolve/state.ts';
import {
  type DueLetter,
  isHeldByQuietHours,
  isOutdated,
  letterKey,
  unwantedBecause,
  writeLetter,
} from '../letters/index.ts';
import { readEvents } from '../log/table.ts';
import { availabilityOf } from '../model/availability.ts';
import { type AccountId, NOBODY } from '../model/ids.ts';
import type { LetterFate } from '../model/letterFate.ts';
import { keepContacts } from '../reply/contacts.ts';
import type { Delivered } from './drain.ts';
import type { Outbox } from './outbox.ts';
import { stateFor } from './stateFor.ts';

export interface LetterDeps {
  readonly db: D1Database;
  readonly sql: SqlStorage;
  readonly outbox: Outbox;
  readonly settings: Settings;
  readonly words: Words;
  readonly atlas: Atlas;
  readonly mail: OutgoingMail;
  readonly now: () => number;
  /** The game as of the call: it may change while D1 or the sender is being asked. */
  readonly present: () => GameState;
}

export async function deliverLetter(deps: LetterDeps, letter: DueLetter): Promise<Delivered> {
  const { db, sql, outbox, settings, mail, now, present } = deps;
  const { id, seats } = present();
  const key = letterKey(id, letter);
  const account = seats[letter.seat]?.account ?? NOBODY;
  if (isOutdated(letter, present(), now())) return drop(deps, letter, 'OUTDATED');

  const recipient = await recipientOf(db, account, id);
  if (!recipient) return { ok: false, mayRetry: false, error: `no account ${account}` };
  keepContacts(sql, { [account]: recipient.address });
  if (!recipient.isReachable) return drop(deps, letter, 'UNREACHABLE');
  if (letter.kind === 'invitation' && (await hasBlocked(db, account, present().host))) {
    return drop(deps, letter, 'BLOCKED');
  }
  const unwanted = unwantedBecause(letter, recipient);
  if (unwanted === 'IN_DIGEST') await planDigest(db, account, now());
  if (unwanted) return drop(deps, letter, unwanted);

  const quiet = quietHoursLeft(letter, present(), now());
  if (quiet > 0) return { ok: false, wait: quiet };
  const slot = await mail.slotFor(id, outbox.find(key)?.slot ?? 0);
  if (slot > now() + SHORT_WAIT) return { ok: false, wait: slot - now(), slot };
  if (slot > now()) await scheduler.wait(slot - now());

  // A reminder states the time that was left when it was first tried, so that every attempt sends the same
  // letter.
  const at = outbox.firstTried(key) ?? now();
  const due = await completed(deps, letter, account, at);
  const state = await stateFor(db, account, letter.seat, stateAt(deps, letter.seq));
  const composed = await writeLetter(deps, due, state);
  if (isOutdated(letter, present(), now())) return drop(deps, letter, 'OUTDATED');

  const isFirst = outbox.firstTried(key) === undefined;
  outbox.markTried(key, at);
  const sent = await mail.send(id, {
    ...composed,
    from: settings.mailFrom,
    to: recipient.address,
    idempotencyKey: key,
  });
  if (!sent.ok && sent.refuses) {
    // It was refused regardless of its content, so this attempt certainly sent nothing and does not count.
    if (isFirst) outbox.unmarkTried(key);
    if (sent.refuses === 'address') return drop(deps, letter, 'UNREACHABLE');
    return { ok: false, wait: (sent.retryAfter ?? 0) * SECOND };
  }
  if (!sent.ok) return sent;
  return { ok: true, fate: fateOf(letter, present(), now(), 'sent') };
}

/** The letter with what is asked for only now. */
async function completed({ db, present }: LetterDeps, letter: DueLetter, account: AccountId, at: number) {
  if (letter.kind === 'reminder') return { ...letter, at };
  if (letter.kind === 'invitation')
    return { ...letter, greeting: await greetingFor(db, present().id, account) };
  return letter;
}

/**
 * The letter is not sent after all. If an earlier attempt was never confirmed, nobody knows whether it was
 * sent.
 */
function drop({ outbox, present, now }: LetterDeps, letter: DueLetter, why: string): Delivered {
  const state = present();
  const wasTried = outbox.firstTried(letterKey(state.id, letter)) !== undefined;
  const fate = wasTried
    ? fateOf(letter, state, now(), 'maybeSent')
    : fateOf(letter, state, now(), 'dropped', { error: why });
  return { ok: true, fate };
}

export function fateOf(
  letter: DueLetter,
  { id, seats }: GameState,
  at: number,
  fate: LetterFate['fate'],
  details: Pick<LetterFate, 'error'> = {},
): LetterFate {
  const { kind, seat, ply } = letter;
  const account = seats[seat]?.account ?? NOBODY;
  return { key: letterKey(id, letter), game: id, seat, account, kind, ply, fate, at, ...details };
}

/**
 * How much longer the reader's quiet hours hold the letter back, in ms. A reminder uses the quiet hours of
 * its turn.
 */
function quietHoursLeft(letter: DueLetter, state: GameState, now: number): number {
  if (!isHeldByQuietHours(letter)) return 0;
  const { kind, seat } = letter;
  const { quiet, zone } = kind === 'reminder' ? calendarOf(state.clock, seat) : availabilityOf(state, seat);
  return Math.max(0, nextLetterTime(now, quiet, zone) - now);
}

/** The game as it stood when `seq` was the newest event. */
function stateAt({ present, sql }: LetterDeps, seq: number): GameState {
  const now = present();
  if (now.seq === seq) return now;
  const events = readEvents(sql).filter((event) => event.seq <= seq);
  const state = events.reduce<GameState | undefined>(evolve, undefined);
  if (!state) throw new Error(`nothing had happened at ${seq}`);
  return state;
}
