/** The letters of an instance without a mail sender. They are kept here, and read on its pages. */
import {
  formatKeptLetter,
  type KeptLetter,
  type OutgoingLetter,
  parseKeptLetter,
} from '../../../email/index.ts';

/** Stores a letter. If one with the same key is there already, the first one stays. */
export async function keepLetter(db: D1Database, letter: OutgoingLetter, now: number): Promise<void> {
  await db
    .prepare(
      'INSERT INTO post_office (key, address, letter, at) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
    )
    .bind(letter.idempotencyKey, letter.to, formatKeptLetter(letter), now)
    .run();
}

export interface Mailbox {
  readonly address: string;
  readonly letters: number;
  readonly unread: number;
}

export interface ListedLetter {
  readonly key: string;
  readonly subject: string;
  /** The letter's first paragraph. The subject would not do: all letters of a game share it. */
  readonly beginning: string;
  readonly at: number;
  readonly isRead: boolean;
}

export async function mailboxes(db: D1Database): Promise<readonly Mailbox[]> {
  const { results } = await db
    .prepare(
      `SELECT address, count(*) AS letters, sum(read_at IS NULL) AS unread
       FROM post_office GROUP BY address ORDER BY max(at) DESC LIMIT 50`,
    )
    .all<{ address: string; letters: number; unread: number }>();
  return results;
}

/** Newest first. */
export async function lettersTo(db: D1Database, address: string): Promise<readonly ListedLetter[]> {
  const { results } = await db
    .prepare(
      `SELECT key, letter ->> '$.subject' AS subject, substr(letter ->> '$.text', 1, 400) AS text, at, read_at
       FROM post_office
       WHERE address = ? ORDER BY at DESC, rowid DESC LIMIT 200`,
    )
    .bind(address)
    .all<{ key: string; subject: string; text: string; at: number; read_at: number | null }>();
  return results.map(({ read_at, text, ...letter }) => ({
    ...letter,
    beginning: (text.split('\n\n')[0] ?? '').replaceAll('\n', ' '),
    isRead: read_at !== null,
  }));
}

export interface FoundLetter extends KeptLetter {
  readonly key: string;
  readonly address: string;
}

export async function findLetter(db: D1Database, key: string): Promise<FoundLetter | undefined> {
  const row = await db
    .prepare('SELECT key, address, letter FROM post_office WHERE key = ?')
    .bind(key)
    .first<{ key: string; address: string; letter: string }>();
  return row ? { ...parseKeptLetter(row.letter), key: row.key, address: row.address } : undefined;
}

export async function markRead(db: D1Database, key: string, now: number): Promise<void> {
  await db
    .prepare('UPDATE post_office SET read_at = coalesce(read_at, ?) WHERE key = ?')
    .bind(now, key)
    .run();
}
