/** What an instance can run without, and is told that it lacks. */
import type { Settings } from './settings.ts';

export interface Lack {
  readonly code:
    | 'OPERATOR_TOKEN'
    | 'RESEND_WEBHOOK_SECRET'
    | 'RESEND_AUTHSERV_ID'
    | 'BACKUPS'
    | 'BACKUP_PASSPHRASE'
    | 'CONTACT'
    | 'IMPRINT'
    | 'LETTER_HOLD_SECONDS'
    | 'LIMITS';
  readonly names?: readonly string[];
}

/** Rate-limit bindings, which wrangler environments do not inherit. */
const LIMITS = ['SIGN_IN_LIMIT', 'INVITATION_LIMIT', 'WRITE_LIMIT'];

export function lacksOf(
  settings: Settings,
  env: Readonly<Partial<Record<string, unknown>>> | Env,
): readonly Lack[] {
  const given = env as Readonly<Record<string, unknown>>;
  const limits = LIMITS.filter((name) => !given[name]);
  const isByResend = settings.mailSender === 'resend';
  const wanted: readonly (Lack | false)[] = [
    !settings.isLocal && !settings.operatorToken && { code: 'OPERATOR_TOKEN' },
    isByResend && settings.webhookSecrets.length === 0 && { code: 'RESEND_WEBHOOK_SECRET' },
    Boolean(given.RESEND_INBOUND_SECRET) && !settings.inboundAuthservId && { code: 'RESEND_AUTHSERV_ID' },
    !settings.isLocal && !given.BACKUPS && { code: 'BACKUPS' },
    Boolean(given.BACKUPS) && !settings.backupPassphrase && { code: 'BACKUP_PASSPHRASE' },
    !settings.isLocal && !settings.contact && { code: 'CONTACT' },
    !settings.isLocal && !settings.imprint && { code: 'IMPRINT' },
    !settings.isLocal && settings.letterHoldSeconds === 0 && { code: 'LETTER_HOLD_SECONDS' },
    limits.length > 0 && { code: 'LIMITS', names: limits },
  ];
  return wanted.filter((lack) => lack !== false);
}
