/**
 * The tables of a game object. A table or an index takes a page of 4 kB even if it is almost empty, and each
 * row of each is paid for, so there are three tables and no indexes. A new object gets them as they are
 * today; an older one is brought there step by step.
 */

/** The tables as all steps together leave them. */
const TABLES: readonly string[] = [
  `CREATE TABLE events (
     seq INTEGER PRIMARY KEY,             -- from 1, without gaps
     at INTEGER NOT NULL,
     type TEXT NOT NULL,
     version INTEGER NOT NULL,
     payload TEXT NOT NULL,               -- canonical JSON
     cause TEXT NOT NULL,
     hash TEXT NOT NULL,                  -- see chain.ts
     openings TEXT,                       -- a JSON list of what is sealed in the payload; see sealed.ts
     withheld INTEGER NOT NULL DEFAULT 0  -- 1: what stood in clear is gone, so the hash cannot be checked
   ) STRICT`,
  // Contacts are kept out of the log and of every export; a reply is checked by them even while D1 is down.
  `CREATE TABLE kept (
     kind TEXT NOT NULL,                  -- answer, contact, machine, plan, steps, letters
     key TEXT NOT NULL,                   -- an answer's cause; a contact's or plan's account
     mark TEXT NOT NULL DEFAULT '',       -- of an answer: what was asked; '' where the cause alone decides;
                                          -- of a machine: the event since which it has failed
     value TEXT NOT NULL,                 -- an answer's JSON; an address in lower case; how many steps; a plan; a failure
     at INTEGER NOT NULL DEFAULT 0,       -- of a machine: when it is asked again
     PRIMARY KEY (kind, key)
   ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE outbox (
     key TEXT PRIMARY KEY,
     position INTEGER NOT NULL,           -- in the order in which entries were put in
     payload TEXT NOT NULL,               -- JSON; of a settled letter the account it went to; '' unknown
     due INTEGER NOT NULL,                -- of a settled letter: when that was
     attempts INTEGER NOT NULL DEFAULT 0,
     last_error TEXT,                     -- of a settled letter: why it was not sent
     parked INTEGER NOT NULL DEFAULT 0,   -- 1: given up, kept for the operator
     tried INTEGER NOT NULL DEFAULT 0,    -- when it was first handed to a sender; 0: never
     slot INTEGER NOT NULL DEFAULT 0,     -- when the provider's gate lets it pass; 0: not asked yet
     fate TEXT,                           -- of a settled letter; NULL: it waits
     reported TEXT                        -- JSON: how far it has come since, says the provider
   ) STRICT, WITHOUT ROWID`,
];

/** Append-only: each step is taken once by every older object and never edited. */
const STEPS: readonly string[] = [
  `CREATE TABLE events (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, type TEXT NOT NULL,
     version INTEGER NOT NULL, payload TEXT NOT NULL, cause TEXT NOT NULL, hash TEXT NOT NULL) STRICT`,
  `CREATE TABLE answers (cause TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, answer TEXT NOT NULL,
     at INTEGER NOT NULL) STRICT`,
  'CREATE TABLE contacts (account TEXT PRIMARY KEY, address TEXT NOT NULL) STRICT',
  `CREATE TABLE outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, key TEXT NOT NULL UNIQUE,
     payload TEXT NOT NULL, due INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, last_error TEXT,
     parked INTEGER NOT NULL DEFAULT 0) STRICT`,
  'CREATE TABLE reminded (key TEXT PRIMARY KEY) STRICT',
  'ALTER TABLE outbox ADD COLUMN tried INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE events ADD COLUMN openings TEXT',
  'ALTER TABLE events ADD COLUMN withheld INTEGER NOT NULL DEFAULT 0',
  `CREATE TABLE kept (kind TEXT NOT NULL, key TEXT NOT NULL, mark TEXT NOT NULL DEFAULT '', value TEXT NOT NULL,
     at INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (kind, key)) STRICT, WITHOUT ROWID;
   INSERT INTO kept (kind, key, mark, value, at) SELECT 'answer', cause, fingerprint, answer, at FROM answers;
   INSERT INTO kept (kind, key, value) SELECT 'contact', account, address FROM contacts;
   DROP TABLE answers;
   DROP TABLE contacts;
   DROP TABLE IF EXISTS migrations;`,
  `ALTER TABLE outbox RENAME TO older_outbox;
   CREATE TABLE outbox (key TEXT PRIMARY KEY, position INTEGER NOT NULL, payload TEXT NOT NULL,
     due INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, last_error TEXT,
     parked INTEGER NOT NULL DEFAULT 0, tried INTEGER NOT NULL DEFAULT 0,
     slot INTEGER NOT NULL DEFAULT 0, fate TEXT) STRICT, WITHOUT ROWID;
   INSERT INTO outbox (key, position, payload, due, attempts, last_error, parked, tried)
     SELECT key, id, payload, due, attempts, last_error, parked, tried FROM older_outbox;
   INSERT INTO outbox (key, position, payload, due, fate) SELECT key, 0, '', 0, 'sent' FROM reminded
     WHERE true ON CONFLICT DO NOTHING;
   DROP TABLE older_outbox;
   DROP TABLE reminded;`,
  // Until now, D1 was told what became of letters: it is asked when somebody wants to know.
  `ALTER TABLE outbox ADD COLUMN reported TEXT;
   INSERT INTO kept (kind, key, value) VALUES ('letters', '', 'in D1');`,
];

/** Steps that objects counted in a table of their own, and that a backup without a count has taken. */
const OLDER_STEPS = 8;

const hasTable = (sql: SqlStorage, name: string): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).toArray().length > 0;

/** Whether the object has any tables; one reached only through a wrong link stays empty. */
export const hasTables = (sql: SqlStorage): boolean => hasTable(sql, 'events');

/** Brings the tables up to date. */
export function migrate(storage: DurableObjectStorage): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    if (hasTables(sql)) takeSteps(sql, stepsTaken(sql));
    else {
      for (const table of TABLES) sql.exec(table);
      noteSteps(sql);
    }
  });
}

/** Takes the steps that are left after so many. */
export function takeSteps(sql: SqlStorage, taken: number): void {
  if (taken === STEPS.length) return;
  for (const step of STEPS.slice(taken)) sql.exec(step);
  noteSteps(sql);
}

function stepsTaken(sql: SqlStorage): number {
  if (hasTable(sql, 'kept')) {
    return Number(sql.exec<{ value: string }>("SELECT value FROM kept WHERE kind = 'steps'").one().value);
  }
  return sql.exec<{ count: number }>('SELECT count(*) AS count FROM migrations').one().count;
}

function noteSteps(sql: SqlStorage): void {
  sql.exec("INSERT OR REPLACE INTO kept (kind, key, value) VALUES ('steps', '', ?)", String(STEPS.length));
}

/** How many steps an object had taken whose rows these are. One of a newer release has taken all of these. */
export const stepsOf = (kept: readonly Readonly<Record<string, unknown>>[] = []): number =>
  Math.min(STEPS.length, Number(kept.find(({ kind }) => kind === 'steps')?.value ?? OLDER_STEPS));

/** The tables as so many steps leave them, empty. */
export function layOut(sql: SqlStorage, steps: number): void {
  for (const table of steps === STEPS.length ? TABLES : STEPS.slice(0, steps)) sql.exec(table);
}
