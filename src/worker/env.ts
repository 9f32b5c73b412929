/** The Worker's settings, read from its environment once and checked. */
import { LOCALES, type Locale, parseLocale } from '../words/index.ts';

declare global {
  // Secrets are not in wrangler.toml, so `wrangler types` does not know them.
  interface __BaseEnv_Env {
    /** Signs links and reply addresses. */
    SECRET?: string;
    RESEND_API_KEY?: string;
    /** Signs what Resend tells /webhooks/resend ("whsec_..."). */
    RESEND_WEBHOOK_SECRET?: string;
    /** The same for /webhooks/resend-inbound; without it, RESEND_WEBHOOK_SECRET. */
    RESEND_INBOUND_SECRET?: string;
    /** The server whose Authentication-Results are believed on mail from Resend; without it, none is. */
    RESEND_AUTHSERV_ID?: string;
    /** Opens /operator; without it the operator's routes exist only locally. */
    OPERATOR_TOKEN?: string;
    /** A bucket for a backup a day; without it, none is written by itself. */
    BACKUPS?: R2Bucket;
    /** Encrypts the backups in the bucket. */
    BACKUP_PASSPHRASE?: string;
    /** Signs logs; without it, a key is made and kept in D1. */
    PROOF_KEY?: string;
    /** The language of this instance, one of LOCALES; English unless set. */
    LANGUAGE?: string;
  }
}

export interface Settings {
  /** Where people reach this instance, without a trailing slash. */
  readonly publicUrl: string;
  readonly isLocal: boolean;
  readonly mailDomain: string;
  readonly mailFrom: string;
  readonly mailSender: 'post-office' | 'resend' | 'cloudflare';
  readonly authservId: string;
  readonly letterHoldSeconds: number;
  readonly secret: string;
  readonly language: Locale;
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLocalHost = (hostname: string): boolean => LOCAL_HOSTS.has(hostname);

/** The settings of this instance; throws, naming the setting, when one is missing or wrong. */
export function readSettings(env: Env): Settings {
  const isLocal = isLocalHost(new URL(env.PUBLIC_URL).hostname);
  const secret = env.SECRET ?? (isLocal ? 'only for this machine' : undefined);
  if (!secret) throw new Error('SECRET is not set: run `wrangler secret put SECRET` (see README.md)');
  const mailSender = env.RESEND_API_KEY ? 'resend' : env.MAIL_SENDER;
  if (mailSender !== 'post-office' && mailSender !== 'resend' && mailSender !== 'cloudflare') {
    throw new Error(`MAIL_SENDER is ${mailSender}: it must be post-office, resend or cloudflare`);
  }
  const language = parseLocale(env.LANGUAGE ?? 'en');
  if (!language) throw new Error(`LANGUAGE is ${env.LANGUAGE}: it must be one of ${LOCALES.join(', ')}`);
  return {
    publicUrl: env.PUBLIC_URL.replace(/\/+$/, ''),
    isLocal,
    mailDomain: env.MAIL_DOMAIN,
    mailFrom: env.MAIL_FROM,
    mailSender,
    authservId: env.AUTHSERV_ID,
    letterHoldSeconds: Number(env.LETTER_HOLD_SECONDS),
    secret,
    language,
  };
}
