/** What the mail provider tells us by itself: signed posts, each of which may come more than once and in any order. */
import type { Hono } from 'hono';
import { readWebhook } from '../../email/index.ts';
import { recordReport } from '../readModel/suppressions.ts';
import { reportOf } from '../sending/reports.ts';
import type { App } from './app.ts';

export function webhookRoutes(app: Hono<App>): void {
  app.post('/webhooks/resend', async (c) => {
    const secret = c.env.RESEND_WEBHOOK_SECRET;
    if (!secret) return c.json({ code: 'NO_WEBHOOK', message: 'RESEND_WEBHOOK_SECRET is not set.' }, 404);
    const id = c.req.header('svix-id') ?? '';
    const event = readWebhook(secret, {
      body: await c.req.text(),
      id,
      timestamp: c.req.header('svix-timestamp') ?? '',
      signature: c.req.header('svix-signature') ?? '',
    });
    if (event === undefined) {
      return c.json(
        { code: 'BAD_SIGNATURE', message: 'This is not signed with the secret that we share.' },
        401,
      );
    }
    const report = reportOf(event);
    if (report) await recordReport(c.env.DB, id, report);
    return c.body(null, 204);
  });
}
