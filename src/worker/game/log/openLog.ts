/**
 * Reads a game's whole log, whatever is in it. A release may meet something it cannot read: an event from a
 * newer release, rules it does not have, a move that is no longer legal, a damaged record. The game is then
 * shown, read-only, as of the last record that could be read; nothing is thrown.
 */
import { rulesById, rulesOf } from '../../../rules/index.ts';
import { evolve } from '../evolve/evolve.ts';
import type { GameState } from '../evolve/state.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { Trouble } from '../model/trouble.ts';
import type { LogRecord } from './chain.ts';
import { decodeRecord } from './codec.ts';

export interface OpenedLog {
  /** After the last record that could be read. */
  readonly state: GameState | undefined;
  readonly trouble: Trouble | undefined;
}

export function openLog(records: readonly LogRecord[]): OpenedLog {
  let state: GameState | undefined;
  let trouble: Trouble | undefined;
  for (const record of records) {
    const { seq, type, version } = record;
    const read = attempt(() => decodeRecord(record));
    if (!read.ok) {
      return { state, trouble: trouble ?? { code: 'UNKNOWN_EVENT', seq, type, version, error: read.error } };
    }
    trouble ??= otherRules(read.value);
    const followed = attempt(() => evolve(state, trouble ? byRulesHere(read.value) : read.value));
    if (!followed.ok) {
      return {
        state,
        trouble: trouble ?? { code: 'IMPOSSIBLE_EVENT', seq, type, version, error: followed.error },
      };
    }
    // Keeps the version the game was created with, not the one it was read by.
    state = trouble ? { ...followed.value, rulesVersion: trouble.version } : followed.value;
  }
  return { state, trouble };
}

function otherRules({ seq, event }: LoggedEvent): Trouble | undefined {
  if (event.type !== 'gameCreated' || rulesOf(event.rulesId, event.rulesVersion)) return undefined;
  const { type, rulesId, rulesVersion: version } = event;
  return { code: 'OTHER_RULES', seq, type, version, error: `no version ${version} of the rules ${rulesId}` };
}

/**
 * So that a board can be shown at all, a game whose rules version is missing is read by today's, as far as
 * they go.
 */
function byRulesHere(logged: LoggedEvent): LoggedEvent {
  const { event } = logged;
  if (event.type !== 'gameCreated') return logged;
  const rules = rulesById(event.rulesId);
  return rules ? { ...logged, event: { ...event, rulesVersion: rules.version } } : logged;
}

type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

function attempt<T>(work: () => T): Attempt<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
