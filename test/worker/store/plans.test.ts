/** Asks D1 how it would carry out every query of the store, and accepts none that grows with the instance. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { type Asked, anything, recording } from '../../support/worker/recording.ts';

type Query = (db: D1Database, ...args: unknown[]) => unknown;

const modules = import.meta.glob<Record<string, unknown>>('../../../src/worker/store/**/*.ts', {
  eager: true,
});
const texts = import.meta.glob<string>('../../../src/worker/store/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What is called with arguments of its own, since it reads them. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  accountFromRow: [],
  listEntryOf: [],
  writeLists: [[{ former: ['a'] }]],
  unregisterUnmade: [['a'], 1],
  restoreRows: [[{ table: 'accounts', row: { id: 'a' } }]],
  noteNewAddress: ['a', 'true', 'hash', 1],
  mergeAccount: [{ address: 'a', account: 'b', evenProved: true }, 'true'],
  planWarnings: ['a', [anything]],
  changeVacation: [
    'a',
    {
      add: [{ first: '2026-11-30', last: '2026-11-30' }],
      remove: [{ first: '2026-11-30', last: '2026-11-30' }],
    },
  ],
};
/** Arguments that may be left out, or that choose between queries: each of these is tried as well. */
const MORE: Readonly<Record<string, readonly unknown[]>> = {
  searchArchive: [{ rulesId: 'chess' }],
  recordFate: [{ fate: 'parked' }],
};
const VARIANTS: readonly (readonly unknown[])[] = [
  [anything, anything, anything, anything],
  ['a text', 'a text', 'a text', 1],
  ['a text', 1, undefined, undefined],
  [anything, undefined, undefined, undefined],
];

/** Tables that stay small however many games and players there are. */
const SMALL = [
  'asked_letters',
  'heartbeats',
  'jobs',
  'proof_keys',
  'restores',
  'bucket_backups',
  'sqlite_master',
  'pragma_table_info',
];
/** What is no table: lists among the arguments, and constants. */
const NO_TABLES = ['json_each', 'each', 'entry', 'seat', 'account', 'visit', 'mine', 'who', 'CONSTANT ROW'];

/** Who may sort, and why that is little. */
const SORTS: Readonly<Record<string, string>> = {
  dumpRows: 'the names of the tables',
  restoreRows: 'the names of the tables',
  proofKeys: 'the keys of an instance',
  blockedBy: 'whom one player has blocked',
  ownDataOf: 'what is kept of one player, who asked for all of it',
  dueNotices: 'the two notices of one change of address',
  mailboxes: 'a developer’s own letters: no instance with a sender keeps any',
  gamesOf: 'the games of one player',
  publicRunningGamesOf: 'a thousand games of one player',
  nextTurnOf: 'the games of one player',
  resultsOf: 'a thousand games of one player',
  digestGamesOf: 'the games of one player',
  latestGamesOf: 'the games of one player, for the operator',
  dueWarnings: 'those due',
};
/** Who may read a whole table or index, and why. */
const SCANS: Readonly<Record<string, string>> = {
  newestReports: 'the rows themselves, newest first, up to a limit',
  beginRestore: 'whether there is any row',
  prune: 'the oldest rows, up to a limit',
};

async function queriesOf(name: string, query: Query): Promise<readonly Asked[]> {
  const own = ARGUMENTS[name];
  const { db, asked } = recording();
  for (const args of own ? [own] : [...VARIANTS, ...(MORE[name] ? [MORE[name]] : [])]) {
    // A query may well fail on such arguments after it has asked.
    await Promise.resolve()
      .then(() => query(db, ...args))
      .catch(() => undefined);
  }
  return asked;
}

async function planOf(sql: string): Promise<readonly string[]> {
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  const count = Math.max(sql.match(/\?(?!\d)/g)?.length ?? 0, ...numbered);
  const statement = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array(count).fill(1));
  const { results } = await statement.all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

const hasLimit = (sql: string): boolean => /\bLIMIT (\?|\d)/.test(sql);

/** `sorts` or `scans`, with what D1 says of it; undefined for a step that reads a few rows by an index. */
function faultIn(step: string, sql: string): string | undefined {
  if (/^USE TEMP B-TREE FOR (?!json_group_array)/.test(step)) return `sorts: ${step}`;
  const [, table = '', index] = /^SCAN (CONSTANT ROW|\w+)(?: USING (?:COVERING )?(INDEX))?/.exec(step) ?? [];
  if (table === '' || SMALL.includes(table) || NO_TABLES.includes(table)) return undefined;
  // An index that is walked until there is enough.
  return index && hasLimit(sql) ? undefined : `scans: ${step}`;
}

const functions = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter((entry): entry is [string, Query] => typeof entry[1] === 'function')
    .map(([name, query]) => ({ file, name, query })),
);

it('answers every query of the store from an index', async () => {
  const faults: string[] = [];
  const excused = new Set<string>();
  const places = new Set<string>();
  const planned = new Set<string>();
  for (const { name, query } of functions) {
    for (const { sql, file, place } of await queriesOf(name, query)) {
      places.add(`${file}:${place}`);
      if (planned.has(`${name} ${sql}`)) continue;
      planned.add(`${name} ${sql}`);
      for (const step of await planOf(sql)) {
        const fault = faultIn(step, sql);
        const excuse = fault?.startsWith('sorts') ? SORTS : SCANS;
        if (fault && name in excuse) excused.add(`${fault.slice(0, 5)} ${name}`);
        else if (fault) faults.push(`${name} ${fault}\n${sql}`);
      }
    }
  }
  expect(faults).toEqual([]);
  const excuses = [
    ...Object.keys(SORTS).map((name) => `sorts ${name}`),
    ...Object.keys(SCANS).map((name) => `scans ${name}`),
  ];
  expect([...excused].sort()).toEqual(excuses.sort());
  // None was left out.
  for (const [file, text] of Object.entries(texts)) {
    const here = [...places].filter((place) => place.startsWith(`${file.split('/worker/')[1]}:`));
    expect([file, here.length]).toEqual([file, text.split('.prepare(').length - 1]);
  }
});
