/** Reporting and blocking players, from their pages and from invitations. */
import { DAY } from './clock/units.ts';
import type { AccountId, GameId } from './game/model/ids.ts';
import { LONGEST_REPORT, REPORTS_A_DAY } from './limits.ts';
import { log } from './log.ts';
import { countOne } from './store/counts.ts';
import { fileReport } from './store/people/playerReports.ts';

export interface Reporting {
  readonly reporter: AccountId;
  readonly about: AccountId;
  readonly game?: GameId;
  readonly text: string;
}

export type ReportRefusal =
  | { readonly code: 'REPORT_EMPTY' }
  | { readonly code: 'REPORT_TOO_LONG' | 'TOO_MANY_REPORTS'; readonly most: number };

/** Stores the report for the operator. undefined: it was stored. */
export async function reportPlayer(
  db: D1Database,
  { reporter, about, game, text }: Reporting,
  now: number,
): Promise<ReportRefusal | undefined> {
  const said = text.trim();
  if (said === '') return { code: 'REPORT_EMPTY' };
  if (said.length > LONGEST_REPORT) return { code: 'REPORT_TOO_LONG', most: LONGEST_REPORT };
  const limit = { what: `reports:${reporter}`, most: REPORTS_A_DAY, stretch: DAY };
  if (!(await countOne(db, limit, now))) return { code: 'TOO_MANY_REPORTS', most: REPORTS_A_DAY };
  await fileReport(db, { reporter, about, ...(game && { game }), text: said, at: now });
  log.info('playerReported', { account: about, ...(game && { game }) });
  return undefined;
}
