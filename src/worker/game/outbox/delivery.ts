/** Where a game's outbox goes: the read models, and people's mail. */

import { composeLetter } from '../../../email/index.ts';
import { unreachable } from '../../../rules/index.ts';
import { wordsOf } from '../../../words/index.ts';
import { calendarOf } from '../../clock/clock.ts';
import { nextLetterTime } from '../../clock/quietHours.ts';
import type { Settings } from '../../env.ts';
import { outgoingMailOf } from '../../mail/out/outgoingMail.ts';
import { upsertGame } from '../../store/lists/games.ts';
import { recordFate } from '../../store/mail/letters.ts';
import { planDigest, recipientOf } from '../../store/mail/mailSettings.ts';
import { evolve } from '../evolve/evolve.ts';
import { snapshotOf } from '../evolve/snapshotOf.ts';
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
import { NOBODY } from '../model/ids.ts';
import type { LetterFate } from '../model/letterFate.ts';
import { keepContacts } from '../reply/contacts.ts';
import type { Delivered, OutboxDeps } from './drain.ts';
import { runFollowUp } from './followUps.ts';
import {
  deferEntry,
  firstTried,
  markTried,
  parkEntry,
  postponeEntry,
  readOutbox,
  removeEntry,
} from './table.ts';

/** `present` is the game's state at the time of the call: what is sent is always judged by it. */
export function deliveryOf(
  storage: DurableObjectStorage,
  env: Env,
  settings: Settings,
  present: () => GameState | undefined,
): OutboxDeps {
  const { sql } = storage;
  const mail = outgoingMailOf(env, settings, () => Date.now());

  const stateNow = (): GameState => {
    const state = present();
    if (!state) throw new Error('an outbox without a game');
    return state;
  };

  const stateAt = (seq: number): GameState => {
    if (stateNow().seq === seq) return stateNow();
    const events = readEvents(sql).filter((event) => event.seq <= seq);
    const state = events.reduce<GameState | undefined>(evolve, undefined);
    if (!state) throw new Error(`nothing had happened at ${seq}`);
    return state;
  };

  const fateOf = (letter: DueLetter, fate: LetterFate['fate'], details: Partial<LetterFate>): LetterFate => {
    const { id, seats } = stateNow();
    const { kind, seat, ply } = letter;
    const account = seats[seat]?.account ?? NOBODY;
    return {
      key: letterKey(id, letter),
      game: id,
      seat,
      account,
      kind,
      ply,
      fate,
      at: Date.now(),
      ...details,
    };
  };

  /** The end of the reader's quiet hours, if the letter is to wait for it; a reminder keeps to those of its turn. */
  const nightAround = (letter: DueLetter, now: number): number | undefined => {
    if (!isHeldByQuietHours(letter)) return undefined;
    const { kind, seat } = letter;
    const state = stateNow();
    const { quiet, zone } = kind === 'reminder' ? calendarOf(state.clock, seat) : availabilityOf(state, seat);
    const open = nextLetterTime(now, quiet, zone);
    return open > now ? open : undefined;
  };

  async function deliverLetter(letter: DueLetter): Promise<Delivered> {
    const { id, seats } = stateNow();
    const key = letterKey(id, letter);
    const dropped = (error: string): Delivered => ({
      ok: true,
      fate:
        firstTried(sql, key) === undefined
          ? fateOf(letter, 'dropped', { error })
          : fateOf(letter, 'maybeSent', {}),
    });
    const account = seats[letter.seat]?.account ?? NOBODY;
    if (isOutdated(letter, stateNow(), Date.now())) return dropped('OUTDATED');

    const recipient = await recipientOf(env.DB, account, id);
    if (!recipient) return { ok: false, mayRetry: false, error: `no account ${account}` };
    keepContacts(sql, { [account]: recipient.address });
    if (!recipient.isReachable) return dropped('UNREACHABLE');
    const unwanted = unwantedBecause(letter, recipient.mode);
    if (unwanted === 'IN_DIGEST') await planDigest(env.DB, account, Date.now());
    if (unwanted) return dropped(unwanted);

    const night = nightAround(letter, Date.now());
    if (night) return { ok: false, wait: night - Date.now() };
    const wait = await mail.waitToSend(id);
    if (wait > 0) return { ok: false, wait };

    const at = firstTried(sql, key) ?? Date.now();
    const told = letter.kind === 'reminder' ? { ...letter, at } : letter;
    const words = wordsOf(settings.language);
    const composed = composeLetter(words, await writeLetter(words, told, stateAt(letter.seq), settings));
    if (isOutdated(letter, stateNow(), Date.now())) return dropped('OUTDATED');
    markTried(sql, key, at);
    const sent = await mail.send({
      ...composed,
      from: settings.mailFrom,
      to: recipient.address,
      idempotencyKey: key,
    });
    return sent.ok ? { ok: true, fate: fateOf(letter, 'sent', { providerId: sent.id }) } : sent;
  }

  return {
    now: () => Date.now(),
    entries: () => readOutbox(sql),
    isOutdated: ({ work }) => work.kind === 'letter' && isOutdated(work.letter, stateNow(), Date.now()),
    async deliver({ work }) {
      switch (work.kind) {
        case 'readModel':
          await upsertGame(env.DB, snapshotOf(stateNow()));
          return { ok: true };
        case 'fate':
          await recordFate(env.DB, work.fate);
          return { ok: true };
        case 'letter':
          return deliverLetter(work.letter);
        case 'nextGame':
        case 'vacation':
          await runFollowUp(env, work, stateNow(), Date.now());
          return { ok: true };
        default:
          return unreachable(work);
      }
    },
    defer: (entry, due) => deferEntry(sql, entry, due),
    remove: (entry, fate) => removeEntry(storage, entry, fate),
    postpone: (entry, due, error) => postponeEntry(sql, entry, due, error),
    park(entry, error) {
      if (entry.work.kind !== 'letter') throw new Error('only letters are parked');
      const fate = fateOf(entry.work.letter, 'parked', { error });
      parkEntry(storage, entry, error, fate);
      console.error(JSON.stringify({ event: 'letterParked', key: entry.key, error }));
    },
  };
}
