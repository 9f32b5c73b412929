/** What is searched for in the archive, as a page's form and programs write it into the address. */

import { LEVELS } from '../../bots/index.ts';
import { type AnyRules, allRules, asRulesId, ok, type Result, refuse, rulesById } from '../../rules/index.ts';
import { formatDay, parseDay } from '../clock/days.ts';
import { DAY } from '../clock/units.ts';
import { type AccountId, asAccountId } from '../game/model/ids.ts';
import { levelOf, nameOfMachine } from '../game/model/machines.ts';
import { type ArchiveSearch, RESULTS } from '../store/lists/archive.ts';
import type { Place } from '../store/lists/paging.ts';
import { accountById, accountsNamed } from '../store/people/accounts.ts';
import { formatCursor, parseCursor } from './cursors.ts';

/** As it was written; '' where nothing was. */
export interface WrittenSearch {
  readonly game: string;
  readonly player: string;
  readonly against: string;
  readonly result: string;
  readonly from: string;
  readonly to: string;
  readonly after: string;
}

const NAMES = ['game', 'player', 'against', 'result', 'from', 'to', 'after'] as const;
/** Nothing longer is a name, a date or a cursor. */
const LONGEST = 80;

/** Where a player is written. */
type PlayerField = 'player' | 'against';

export type SearchRefusal =
  | { readonly code: 'NO_SUCH_GAME'; readonly found: string; readonly choices: readonly string[] }
  | { readonly code: 'NO_SUCH_PLAYER'; readonly found: string }
  | {
      readonly code: 'SEVERAL_PLAYERS';
      readonly field: PlayerField;
      readonly found: string;
      readonly players: readonly AccountId[];
    }
  | { readonly code: 'NOT_A_RESULT'; readonly found: string; readonly choices: readonly string[] }
  | { readonly code: 'NEEDS_PLAYER'; readonly found: string }
  | { readonly code: 'AGAINST_WHOM'; readonly found: string }
  | { readonly code: 'SAME_PLAYER'; readonly found: string }
  | { readonly code: 'NOT_A_DATE'; readonly found: string }
  | { readonly code: 'ENDS_BEFORE_IT_BEGINS'; readonly from: string; readonly to: string }
  | { readonly code: 'NOT_A_PLACE'; readonly found: string };

export function writtenIn(query: (name: string) => string | undefined): WrittenSearch {
  const read = (name: string): string => (query(name) ?? '').trim().slice(0, LONGEST);
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<
    (typeof NAMES)[number],
    string
  >;
}

/** The same search in an address, from another place on. */
export function addressOf(path: string, written: WrittenSearch, after: Place | undefined): string {
  const given = { ...written, after: after ? formatCursor(after) : '' };
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}

export async function readSearch(
  db: D1Database,
  written: WrittenSearch,
): Promise<Result<ArchiveSearch, SearchRefusal>> {
  const { game, player: named, against: other, result: wanted, from, to, after } = written;
  const rules = game === '' ? undefined : rulesById(asRulesId(game));
  if (game !== '' && !rules) {
    return refuse({ code: 'NO_SUCH_GAME', found: game, choices: allRules.map(({ id }: AnyRules) => id) });
  }
  const result = RESULTS.find((each) => each === wanted);
  if (wanted !== '' && !result) return refuse({ code: 'NOT_A_RESULT', found: wanted, choices: RESULTS });
  if ((result === 'won' || result === 'lost') && named === '') {
    return refuse({ code: 'NEEDS_PLAYER', found: wanted });
  }
  if (other !== '' && named === '') return refuse({ code: 'AGAINST_WHOM', found: other });
  const dates = readDates(from, to);
  if (!dates.ok) return dates;
  const cursor = parseCursor(after);
  if (after !== '' && !cursor) return refuse({ code: 'NOT_A_PLACE', found: after });
  const player = await playerIn(db, written, 'player');
  if (!player.ok) return player;
  const against = await playerIn(db, written, 'against');
  if (!against.ok) return against;
  if (against.value && against.value === player.value) return refuse({ code: 'SAME_PLAYER', found: other });
  const players = { player: player.value, against: against.value };
  return ok({ rulesId: rules?.id, ...players, result, ...dates.value, after: cursor });
}

/** Days of UTC, both included. */
function readDates(from: string, to: string): Result<Pick<ArchiveSearch, 'from' | 'before'>, SearchRefusal> {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (from !== '' && first === undefined) return refuse({ code: 'NOT_A_DATE', found: from });
  if (to !== '' && last === undefined) return refuse({ code: 'NOT_A_DATE', found: to });
  if (first !== undefined && last !== undefined && last < first) {
    return refuse({ code: 'ENDS_BEFORE_IT_BEGINS', from: formatDay(first), to: formatDay(last) });
  }
  return ok({
    from: first === undefined ? undefined : first * DAY,
    before: last === undefined ? undefined : (last + 1) * DAY,
  });
}

/** How many players of one name are named. */
const MOST_NAMED = 10;

/** A name as entries.ts keeps it, in the cases in which players write names. */
function spellingsOf(found: string): readonly string[] {
  const name = found.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const small = name.toLowerCase();
  const capitalized = small.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([name, small, name.toUpperCase(), capitalized])];
}

/** A player by their name, or by what is in the address of their page; undefined: none is named. */
async function playerIn(
  db: D1Database,
  written: WrittenSearch,
  field: PlayerField,
): Promise<Result<AccountId | undefined, SearchRefusal>> {
  const found = written[field];
  if (found === '') return ok(undefined);
  if (levelOf(asAccountId(found))) return ok(asAccountId(found));
  const account = await accountById(db, asAccountId(found));
  if (account?.name) return ok(account.id);
  const machine = LEVELS.find((level) => nameOfMachine(level).toLowerCase() === found.toLowerCase());
  const named = (await accountsNamed(db, spellingsOf(found), MOST_NAMED)).map(({ id }) => id);
  const players = machine ? [asAccountId(machine), ...named] : named;
  const [only] = players;
  if (only === undefined) return refuse({ code: 'NO_SUCH_PLAYER', found });
  return players.length === 1 ? ok(only) : refuse({ code: 'SEVERAL_PLAYERS', field, found, players });
}
