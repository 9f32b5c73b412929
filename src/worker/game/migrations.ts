/**
 * The tables of a game object. Append-only: each list entry is applied once to every object and never edited.
 */

const MIGRATIONS: readonly string[] = [
  `CREATE TABLE events (
     seq INTEGER PRIMARY KEY,             -- from 1, without gaps
     at INTEGER NOT NULL,
     type TEXT NOT NULL,
     version INTEGER NOT NULL,
     payload TEXT NOT NULL,               -- canonical JSON
     cause TEXT NOT NULL,
     hash TEXT NOT NULL                   -- see chain.ts
   ) STRICT`,
  `CREATE TABLE answers (
     cause TEXT PRIMARY KEY,
     fingerprint TEXT NOT NULL,           -- of what was asked; '' where the cause alone decides
     answer TEXT NOT NULL,                -- JSON
     at INTEGER NOT NULL
   ) STRICT`,
  // Kept out of the log and of every export; a reply has to be checked even while D1 is down.
  `CREATE TABLE contacts (
     account TEXT PRIMARY KEY,
     address TEXT NOT NULL                -- lower case
   ) STRICT`,
  `CREATE TABLE outbox (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     kind TEXT NOT NULL,                  -- readModel, fate, an errand's or a letter's kind
     key TEXT NOT NULL UNIQUE,
     payload TEXT NOT NULL,               -- JSON
     due INTEGER NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     last_error TEXT,
     parked INTEGER NOT NULL DEFAULT 0    -- 1: given up, kept for the operator
   ) STRICT`,
  // Reminders already sent: each is sent only once, however often the deadline moves.
  'CREATE TABLE reminded (key TEXT PRIMARY KEY) STRICT',
  // When it was first handed to a sender, from which time its reader may have it; 0 if it never was.
  'ALTER TABLE outbox ADD COLUMN tried INTEGER NOT NULL DEFAULT 0',
  // A JSON list of texts: the openings of what is sealed in the payload; see sealed.ts.
  'ALTER TABLE events ADD COLUMN openings TEXT',
  // 1: something that stood in clear in the payload is gone for good, so its hash cannot be checked.
  'ALTER TABLE events ADD COLUMN withheld INTEGER NOT NULL DEFAULT 0',
];

/** Whether the object has any tables; one reached only through a wrong link stays empty. */
export const hasTables = (sql: SqlStorage): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").toArray().length > 0;

/** Brings the tables up to date; the `migrations` table records which entries have been applied. */
export function migrate(storage: DurableObjectStorage, migrations = MIGRATIONS): void {
  storage.transactionSync(() => {
    const { sql } = storage;
    sql.exec('CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY) STRICT');
    const applied = sql.exec<{ count: number }>('SELECT count(*) AS count FROM migrations').one().count;
    for (const [index, migration] of migrations.entries()) {
      if (index < applied) continue;
      sql.exec(migration);
      sql.exec('INSERT INTO migrations (id) VALUES (?)', index + 1);
    }
  });
}
