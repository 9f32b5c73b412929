/** What the mail provider reports about letters it accepted. */
import type { Hono } from 'hono';
import { log } from '../../log.ts';
import { reportOf } from '../../mail/out/reports.ts';
import { takeReport } from '../../mail/out/takeReport.ts';
import { liftSuppression } from '../../store/mail/suppressions.ts';
import type { App } from '../app.ts';
import { readSignedEvent } from './svix.ts';

export function webhookRoutes(app: Hono<App>): void {
  app.post('/webhooks/resend', async (c) => {
    const signed = await readSignedEvent(c, c.var.settings.webhookSecrets, 'RESEND_WEBHOOK_SECRET');
    if (signed instanceof Response) return signed;
    const report = reportOf(signed.event, Date.now());
    if (report === 'unclear' || (report && report.lacks.length > 0)) {
      const lacks = report === 'unclear' ? ['shape'] : report.lacks;
      log.error('reportNotUnderstood', { request: c.var.requestId, id: signed.id, lacks });
    }
    if (!report || report === 'unclear') return c.body(null, 204);
    if (report.fate === 'failed') {
      log.error('letterFailed', { request: c.var.requestId, key: report.key, error: report.reason });
    }
    if (report.lifts) await liftSuppression(c.env.DB, report.lifts, report.at, report.at);
    else await takeReport(c.env, signed.id, report);
    return c.body(null, 204);
  });
}
