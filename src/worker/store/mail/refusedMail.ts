/** Mail that was rejected or dropped, so that the operator can see why. */
import { DAY } from '../../clock/units.ts';
import type { GameId } from '../../game/model/ids.ts';
import { REFUSED_MAIL_A_DAY } from '../../limits.ts';

export interface RefusedMail {
  readonly did: 'rejected' | 'dropped';
  readonly reason: string;
  readonly game: GameId | undefined;
  readonly seat: number | undefined;
  /** The domain of the envelope's sender; '' if it was empty. */
  readonly domain: string;
  readonly at: number;
}

export async function noteRefusedMail(db: D1Database, mail: RefusedMail): Promise<void> {
  const { at, did, reason, game, seat, domain } = mail;
  await db
    .prepare(
      `INSERT INTO refused_mail (at, did, reason, game, seat, domain)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE (SELECT count(*) FROM refused_mail WHERE at > ?1 - ?7) < ?8`,
    )
    .bind(
      at,
      did,
      reason.slice(0, 100),
      game ?? null,
      seat ?? null,
      domain.slice(0, 100),
      DAY,
      REFUSED_MAIL_A_DAY,
    )
    .run();
}

/** Newest first. */
export async function refusedMail(db: D1Database, limit: number): Promise<readonly RefusedMail[]> {
  const { results } = await db
    .prepare('SELECT at, did, reason, game, seat, domain FROM refused_mail ORDER BY at DESC, id DESC LIMIT ?')
    .bind(limit)
    .all<Omit<RefusedMail, 'game' | 'seat'> & { game: GameId | null; seat: number | null }>();
  return results.map((row) => ({ ...row, game: row.game ?? undefined, seat: row.seat ?? undefined }));
}
