/** What the mail provider reports about the letters that it took. */
import type { Hono } from 'hono';
import { reportOf } from '../../mail/out/reports.ts';
import { recordReport } from '../../store/mail/reports.ts';
import type { App } from '../app.ts';
import { readSignedEvent } from './svix.ts';

export function webhookRoutes(app: Hono<App>): void {
  app.post('/webhooks/resend', async (c) => {
    const signed = await readSignedEvent(c, c.env.RESEND_WEBHOOK_SECRET, 'RESEND_WEBHOOK_SECRET');
    if (signed instanceof Response) return signed;
    const report = reportOf(signed.event, Date.now());
    if (report === 'unclear' || (report && report.lacks.length > 0)) {
      const lacks = report === 'unclear' ? ['shape'] : report.lacks;
      console.error(JSON.stringify({ event: 'reportNotUnderstood', id: signed.id, lacks }));
    }
    if (report && report !== 'unclear') await recordReport(c.env.DB, signed.id, report);
    return c.body(null, 204);
  });
}
