/** Takes the mail provider's report to the letter's own game, and what went wrong to the operator's lists. */
import { parseGameId } from '../../game/model/ids.ts';
import { type Report, recordReport } from '../../store/mail/reports.ts';

/** `id`: of the report; the same again changes nothing. Throws if it could not be noted everywhere. */
export async function takeReport(env: Env, id: string, report: Report): Promise<void> {
  await recordReport(env.DB, id, report);
  const { key, fate, reason } = report;
  const game = parseGameId(key.split(':')[0] ?? '');
  if (game) await env.GAMES.getByName(game).noteReport(key, { fate, reason });
}
