/** The Worker's environment, parsed into settings. */
import { explain, type Words, wordsOf } from '../words/index.ts';
import { parseSettings, type SettingFault, type Settings } from './settings.ts';

export { isLocalHost, type Settings } from './settings.ts';

declare global {
  // Secrets and settings that only some instances have are not in wrangler.toml, so `wrangler types` does not
  // know them.
  interface __BaseEnv_Env {
    SECRET?: string;
    RESEND_API_KEY?: string;
    RESEND_WEBHOOK_SECRET?: string;
    RESEND_INBOUND_SECRET?: string;
    RESEND_AUTHSERV_ID?: string;
    OPERATOR_TOKEN?: string;
    BACKUP_PASSPHRASE?: string;
    PROOF_KEY?: string;
    LANGUAGE?: string;
    MAIL_RATE?: string;
    MAIL_DAILY_BUDGET?: string;
    LOG_PERCENT?: string;
    ARCHIVE_AFTER_DAYS?: string;
    CONTACT?: string;
    IMPRINT?: string;
    /** A bucket for daily backups; without it, none are made automatically. */
    BACKUPS?: R2Bucket;
  }
}

/** The settings are unusable; the message names each one that is wrong. */
export class WrongSettings extends Error {
  readonly faults: readonly SettingFault[];

  constructor(faults: readonly SettingFault[]) {
    super(faultLines(wordsOf('en'), faults).join(' '));
    this.name = 'WrongSettings';
    this.faults = faults;
  }
}

type Read = ReturnType<typeof parseSettings>;

/** The newest environment that was read. An isolate has one; every request and every object asks of it. */
let newest: { readonly env: Env; readonly read: Read } | undefined;

/** The settings of this instance, or all that is wrong with them. */
export function settingsOf(env: Env): Read {
  if (!newest || !isSame(newest.env, env)) newest = { env: { ...env }, read: parseSettings({ ...env }) };
  return newest.read;
}

const isSame = (one: Env, other: Env): boolean => {
  const names = Object.keys(other) as (keyof Env)[];
  return names.length === Object.keys(one).length && names.every((name) => one[name] === other[name]);
};

/** The settings of this instance; throws `WrongSettings` where one is missing or wrong. */
export function readSettings(env: Env): Settings {
  const read = settingsOf(env);
  if (read.ok) return read.value;
  throw new WrongSettings(read.error);
}

/** What is wrong, one sentence per setting. */
export const faultLines = ({ settings }: Words, faults: readonly SettingFault[]): readonly string[] =>
  faults.map((fault) => explain(settings.faults, fault));
