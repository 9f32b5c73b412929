/**
 * Which machine a request comes from, for rate limits: an IPv4 address, or an IPv6 address's /64, because
 * one customer usually has a whole /64.
 */
import type { Ctx } from './app.ts';

/** `local` when the Worker is not behind Cloudflare. */
export const machineOf = (c: Ctx): string => networkOf(c.req.header('cf-connecting-ip') ?? 'local');

/** `2001:db8:1:2::/64` for any address in it. An IPv4 address stays whole, even when written as IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [before = '', after] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const parts = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - parts.length - rest.length);
  const all = [...parts, ...Array<string>(zeros).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
