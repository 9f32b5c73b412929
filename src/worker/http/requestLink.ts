/** The signed link that comes with a request: the limits ask for it, and then the handler. */
import { type Link, readLink } from '../links.ts';
import type { Ctx } from './app.ts';

/** What a token of the request says; its seal is computed once. */
export function linkIn(c: Ctx, token: string): Link | undefined {
  const known = c.get('read');
  if (known?.token === token) return known.link;
  const link = readLink(c.var.settings.secrets, token);
  c.set('read', { token, link });
  return link;
}
