/**
 * Letters to play@, the address that starts games: which were answered, so that none is answered twice, and
 * how many came in a day.
 */
import { DAY } from '../../clock/units.ts';
import { sha256Hex } from '../../sha256.ts';

/**
 * `isOwn`: whether the letter certainly came from the address's owner. Forged letters never use up the
 * owner's share.
 */
export interface PlayLetter {
  readonly address: string;
  readonly isOwn: boolean;
  readonly messageId: string;
}

const hashOf = (text: string): string => sha256Hex(text).slice(0, 32);
const senderOf = ({ address, isOwn }: PlayLetter): string => `${isOwn ? 'own' : 'other'}:${hashOf(address)}`;

/**
 * Whether the letter was answered before, how many this sender sent within a day, and how many all strangers
 * did.
 */
export async function answeredPlayLetters(
  db: D1Database,
  letter: PlayLetter,
  now: number,
): Promise<{ readonly isKnown: boolean; readonly sendersToday: number; readonly strangersToday: number }> {
  const row = await db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM play_letters WHERE sender = ?1 AND message = ?2) AS known,
         (SELECT count(*) FROM play_letters WHERE sender = ?1 AND at > ?3) AS senders,
         (SELECT count(*) FROM play_letters WHERE at > ?3 AND sender LIKE 'other:%') AS strangers`,
    )
    .bind(senderOf(letter), hashOf(letter.messageId), now - DAY)
    .first<{ known: number; senders: number; strangers: number }>();
  if (!row) throw new Error('a count without a row');
  return { isKnown: row.known !== 0, sendersToday: row.senders, strangersToday: row.strangers };
}

export async function notePlayLetter(db: D1Database, letter: PlayLetter, now: number): Promise<void> {
  await db
    .prepare('INSERT INTO play_letters (sender, message, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .bind(senderOf(letter), hashOf(letter.messageId), now)
    .run();
}
