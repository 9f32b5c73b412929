/**
 * Mail received by Resend: its webhook gives a message's id, and the message is fetched and handled like any
 * mail.
 */
import type { Hono } from 'hono';
import { log } from '../../log.ts';
import { receiveFromResend } from '../../mail/in/resendInbound.ts';
import type { App } from '../app.ts';
import { readSignedEvent } from './svix.ts';

export function inboundWebhookRoutes(app: Hono<App>): void {
  app.post('/webhooks/resend-inbound', async (c) => {
    const { inboundSecret } = c.var.settings;
    const secrets = inboundSecret === undefined ? [] : [inboundSecret];
    const signed = await readSignedEvent(c, secrets, 'RESEND_INBOUND_SECRET');
    if (signed instanceof Response) return signed;
    const received = await receiveFromResend(signed.event, c.env);
    if (received.ok) return c.body(null, 204);
    log.error('inboundNotFetched', { request: c.var.requestId, error: received.error });
    // After an error, Svix retries for more than a day.
    return c.json({ code: 'NOT_FETCHED', message: c.var.words.api.notFetched }, 503);
  });
}
