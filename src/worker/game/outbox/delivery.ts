/** Delivers a game's outbox: to the lists, to people's mail, and to other games. */
import { unreachable } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { atlasOf } from '../../atlas.ts';
import type { Settings } from '../../env.ts';
import { log } from '../../log.ts';
import { outgoingMailOf } from '../../mail/out/outgoingMail.ts';
import { writeLists } from '../../store/lists/writeLists.ts';
import { recordFate } from '../../store/mail/letters.ts';
import { snapshotOf } from '../evolve/snapshotOf.ts';
import type { GameState } from '../evolve/state.ts';
import { isOutdated } from '../letters/index.ts';
import { deliverLetter, fateOf } from './deliverLetter.ts';
import type { Delivered, OutboxDeps } from './drain.ts';
import type { OutboxEntry, Work } from './entry.ts';
import { carryOut } from './followUps.ts';
import { listEntryNow, SOON } from './listEntry.ts';
import type { Outbox } from './outbox.ts';

/** The game as it is at the time of each call. */
interface Held {
  readonly sql: SqlStorage;
  readonly outbox: Outbox;
  readonly state: GameState | undefined;
  /** The game as of when it could last be read. */
  readonly readOnly: { readonly state: GameState | undefined } | undefined;
}

/** While the game is read-only, the only letters sent are those that say so. */
export function deliveryOf(held: Held, env: Env, settings: Settings, words: Words): OutboxDeps {
  const { sql, outbox } = held;
  const now = (): number => Date.now();
  const present = (): GameState => {
    const state = held.state ?? held.readOnly?.state;
    if (!state) throw new Error('an outbox without a game');
    return state;
  };
  const mail = outgoingMailOf(env, settings, now);
  const atlas = atlasOf(env);
  const mayLeave = ({ work }: OutboxEntry): boolean => {
    const { readOnly } = held;
    if (!readOnly) return true;
    return readOnly.state !== undefined && work.kind === 'letter' && work.letter.kind === 'readOnly';
  };

  async function deliver(work: Work): Promise<Delivered> {
    switch (work.kind) {
      case 'readModel':
        await tellLists();
        return { ok: true };
      case 'fate':
        await recordFate(env.DB, work.fate);
        return { ok: true };
      case 'letter':
        return deliverLetter(
          { db: env.DB, sql, outbox, settings, words, atlas, mail, now, present },
          work.letter,
        );
      case 'nextGame':
      case 'vacation':
      case 'receipts':
        await carryOut(env, work, present(), now());
        return { ok: true };
      default:
        return unreachable(work);
    }
  }

  /** Until when the register expects nothing of this object; undefined: unknown since the object started. */
  let restsUntil: number | undefined;
  const tellLists = async (): Promise<void> => {
    const entry = listEntryNow(held, deps, snapshotOf(present()));
    await (env.LISTS ? env.LISTS.send(entry) : writeLists(env.DB, [entry]));
    restsUntil = entry.wake_at ?? Number.POSITIVE_INFINITY;
  };
  /** The register is told again when it expects the object to have woken, or something fails. */
  const tellAgain = ({ work }: OutboxEntry): void => {
    if (work.kind === 'letter') outbox.putReadModel(present().seq, now());
  };

  const deps: OutboxDeps = {
    now,
    entries: () => outbox.entries().filter(mayLeave),
    isOutdated: ({ work }) => work.kind === 'letter' && isOutdated(work.letter, present(), now()),
    deliver: ({ work }) => deliver(work),
    defer(entry, due, slot) {
      outbox.defer(entry, due, slot);
      if (due > now() + SOON) tellAgain(entry);
    },
    remove(entry, fate) {
      outbox.settle(entry, fate);
      if (entry.attempts > 0 || restsUntil === undefined || restsUntil <= now()) tellAgain(entry);
    },
    postpone(entry, due, error) {
      outbox.postpone(entry, due, error);
      if (due > now() + SOON) tellAgain(entry);
    },
    park(entry, error) {
      if (entry.work.kind !== 'letter') throw new Error('only letters are parked');
      outbox.park(entry, error, fateOf(entry.work.letter, present(), now(), 'parked', { error }));
      log.error('letterParked', { game: present().id, key: entry.key, error });
      tellAgain(entry);
    },
  };
  return deps;
}
