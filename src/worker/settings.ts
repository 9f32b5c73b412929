/** An instance's settings: one schema, and what is wrong with settings that do not fit it. Pure. */
import * as z from 'zod/mini';
import { ok, type Result, refuse } from '../rules/index.ts';
import { LOCALES, type Locale, parseLocale } from '../words/index.ts';

export interface Settings {
  /** The address people reach this instance at, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether that address is this very machine: `npm start`. */
  readonly isLocal: boolean;
  readonly mailDomain: string;
  readonly mailFrom: string;
  readonly mailSender: MailSender;
  readonly authservId: string;
  readonly letterHoldSeconds: number;
  /** Signs links and reply addresses: the first of `secrets`. */
  readonly secret: string;
  /** Every secret that may have signed what comes back, older ones included. */
  readonly secrets: readonly string[];
  readonly language: Locale;
  readonly resendUrl: string;
  /** A key for each account at Resend; the first receives mail, too. */
  readonly resendApiKeys: readonly string[];
  /** What an account at the mail provider allows: requests a second, and letters a day. */
  readonly mailRate: number;
  readonly mailBudget: number | undefined;
  /** How many of a hundred lines the log keeps; of errors all. */
  readonly logPercent: number;
  /** Verify what Resend posts to /webhooks/resend ("whsec_..."): one for each account. */
  readonly webhookSecrets: readonly string[];
  /** The same for /webhooks/resend-inbound. */
  readonly inboundSecret: string | undefined;
  /** The server whose Authentication-Results we trust on mail from Resend; without it, none are trusted. */
  readonly inboundAuthservId: string | undefined;
  /** Opens /operator. Without it, the operator's routes only exist locally. */
  readonly operatorToken: string | undefined;
  /** Signs logs; without it, a key is made and kept in D1. */
  readonly proofKey: string | undefined;
  /** Encrypts the backups in the bucket. */
  readonly backupPassphrase: string | undefined;
  /** How long an ended game stays in its object before it goes into the archive. */
  readonly archiveAfterDays: number;
  /** How to reach whoever runs this instance: an address, or a page. */
  readonly contact: string | undefined;
  /** Whether machines think about a move in one go, which takes more CPU than the free plan allows. */
  readonly thinksAtOnce: boolean;
  /** Who runs this instance, as the laws of some countries require. */
  readonly imprint: string | undefined;
}

const MAIL_SENDERS = ['post-office', 'resend', 'cloudflare'] as const;
type MailSender = (typeof MAIL_SENDERS)[number];

/** What is wrong with one setting. Never contains a secret. */
export interface SettingFault {
  readonly setting: string;
  readonly code:
    | 'MISSING'
    | 'NO_BINDING'
    | 'NOT_A_URL'
    | 'NOT_A_DOMAIN'
    | 'NOT_AN_ADDRESS'
    | 'NOT_A_CONTACT'
    | 'NOT_SECONDS'
    | 'NOT_A_NUMBER'
    | 'NOT_A_RATE'
    | 'NOT_A_PERCENTAGE'
    | 'NOT_DAYS'
    | 'NOT_ONE_OF'
    | 'TOO_WEAK'
    | 'PUBLISHED'
    | 'NOT_A_SIGNING_SECRET'
    | 'NOT_KEYS'
    | 'SHIPPED_VALUE'
    | 'POST_OFFICE_IN_PUBLIC'
    | 'NOT_THIS_HOST';
  /** The value as it is set, unless it is a secret. */
  readonly found?: string;
  readonly choices?: readonly string[];
}

const YES_OR_NO = ['yes', 'no'] as const;

const LEAST_SECRET = 20;
const LEAST_DISTINCT = 8;
const MOST_SECONDS = 3600;
/** Requests a second: https://resend.com/docs/api-reference/rate-limit */
const USUAL_RATE = 5;
/** Secrets published in the repository, where anybody can read them. */
const PUBLISHED = ['only for this machine', 'only for these tests'];

const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;
const ADDRESS = /^[^\s@<>"]{1,64}@([^\s@<>"]+)$/;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLocalHost = (hostname: string): boolean => LOCAL_HOSTS.has(hostname);

/**
 * Whether a request came from this machine to this machine. Requests from elsewhere have a different host.
 */
export function isLocalRequest(request: Request): boolean {
  const from = request.headers.get('cf-connecting-ip');
  const isFromHere = from === null || from === '::1' || /^(?:::ffff:)?127\./.test(from);
  return isFromHere && isLocalHost(new URL(request.url).hostname);
}

const isDomain = (text: string): boolean => HOST.test(text);
const domainOf = (from: string): string | undefined => {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(from)?.[1] ?? from;
  const domain = ADDRESS.exec(address)?.[1];
  return domain && isDomain(domain) ? domain : undefined;
};

/**
 * A web address with nothing before or after its host, which has a domain name; http is allowed only on this
 * machine.
 */
function isBareUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.search || url.hash || url.username || url.password || !/^\/*$/.test(url.pathname)) {
    return false;
  }
  if (isLocalHost(url.hostname)) return url.protocol === 'https:' || url.protocol === 'http:';
  return url.protocol === 'https:' && isDomain(url.hostname);
}

const isContact = (text: string): boolean =>
  domainOf(text) !== undefined || URL.parse(text)?.protocol === 'https:';

const isStrong = (secret: string): boolean =>
  secret.length >= LEAST_SECRET && new Set(secret).size >= LEAST_DISTINCT;

/** Empty means not set. A number in wrangler.toml is read as the text it was written as. */
const given = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value === '' ? undefined : value)),
  z.optional(z.string({ error: 'MISSING' }).check(z.trim(), z.minLength(1, 'MISSING'))),
);
const needed = z.pipe(given, z.string({ error: 'MISSING' }));
const textThat = (isRight: (text: string) => boolean, error: SettingFault['code']) =>
  z.string().check(z.refine(isRight, { error }));
const neededAs = (...right: Parameters<typeof textThat>) => z.pipe(needed, textThat(...right));
const optionalAs = (...right: Parameters<typeof textThat>) => z.pipe(given, z.optional(textThat(...right)));
/** What is meant where nothing is set. */
const otherwise = (usual: string, ...right: Parameters<typeof textThat>) =>
  z.pipe(given, z._default(textThat(...right), usual));

const isSigningSecret = (text: string): boolean => /^whsec_[\w+/=-]{16,}$/.test(text);
const signingSecret = optionalAs(isSigningSecret, 'NOT_A_SIGNING_SECRET');
const count = optionalAs((text) => /^[1-9]\d{0,6}$/.test(text), 'NOT_A_NUMBER');
/** Slots of the gate are told apart by milliseconds. */
const rate = optionalAs((text) => /^[1-9]\d{0,2}$/.test(text), 'NOT_A_RATE');
/** Replies and reports come in for weeks after a game has ended. */
const LEAST_DAYS = 30;
const USUAL_DAYS = 90;
const days = optionalAs((text) => /^\d{1,4}$/.test(text) && Number(text) >= LEAST_DAYS, 'NOT_DAYS');
const percentage = optionalAs((text) => /^(?:100|[1-9]?\d)$/.test(text), 'NOT_A_PERCENTAGE');
const binding = z.custom((value) => value !== undefined && value !== null, { error: 'NO_BINDING' });

/** The parts of a list separated by commas. */
const partsOf = (list: string): readonly string[] => list.split(',').map((part) => part.trim());

/** A key that is listed twice would count as two accounts, with twice the rate. */
const isListOfKeys = (list: string): boolean => {
  const keys = partsOf(list);
  return !keys.some((key) => key === '' || /\s/.test(key)) && new Set(keys).size === keys.length;
};

const secretList = z.pipe(z.pipe(needed, z.transform(partsOf)), z.array(textThat(isStrong, 'TOO_WEAK')));

const Environment = z.object({
  PUBLIC_URL: neededAs(isBareUrl, 'NOT_A_URL'),
  MAIL_DOMAIN: neededAs(isDomain, 'NOT_A_DOMAIN'),
  MAIL_FROM: neededAs((text) => domainOf(text) !== undefined, 'NOT_AN_ADDRESS'),
  MAIL_SENDER: neededAs((text) => MAIL_SENDERS.some((known) => known === text), 'NOT_ONE_OF'),
  AUTHSERV_ID: neededAs(isDomain, 'NOT_A_DOMAIN'),
  LETTER_HOLD_SECONDS: neededAs(
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= MOST_SECONDS,
    'NOT_SECONDS',
  ),
  LANGUAGE: otherwise('en', (tag) => parseLocale(tag) !== undefined, 'NOT_ONE_OF'),
  SECRET: secretList,
  RESEND_URL: otherwise('https://api.resend.com', isBareUrl, 'NOT_A_URL'),
  RESEND_API_KEY: optionalAs(isListOfKeys, 'NOT_KEYS'),
  RESEND_WEBHOOK_SECRET: optionalAs((list) => partsOf(list).every(isSigningSecret), 'NOT_A_SIGNING_SECRET'),
  MAIL_RATE: rate,
  MAIL_DAILY_BUDGET: count,
  LOG_PERCENT: percentage,
  ARCHIVE_AFTER_DAYS: days,
  RESEND_INBOUND_SECRET: signingSecret,
  RESEND_AUTHSERV_ID: optionalAs(isDomain, 'NOT_A_DOMAIN'),
  OPERATOR_TOKEN: optionalAs((text) => isStrong(text) && !/\s/.test(text), 'TOO_WEAK'),
  PROOF_KEY: optionalAs(isStrong, 'TOO_WEAK'),
  BACKUP_PASSPHRASE: given,
  CONTACT: optionalAs(isContact, 'NOT_A_CONTACT'),
  IMPRINT: given,
  THINK_AT_ONCE: z.pipe(given, z._default(z.enum(YES_OR_NO, { error: 'NOT_ONE_OF' }), 'no')),
  DB: binding,
  GAMES: binding,
  SENDER: binding,
  DIGESTS: binding,
  ASSETS: binding,
});
type Environment = z.infer<typeof Environment>;

/** Settings that no page and no log may show. */
const isSecret = (setting: string): boolean => /SECRET|TOKEN|KEY|PASSPHRASE/.test(setting);

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  MAIL_SENDER: MAIL_SENDERS,
  LANGUAGE: LOCALES,
  THINK_AT_ONCE: YES_OR_NO,
};

/** Parses a Worker's environment into settings; or returns everything that is wrong, once per setting. */
export function parseSettings(
  env: Readonly<Record<string, unknown>>,
): Result<Settings, readonly SettingFault[]> {
  const read = Environment.safeParse(env);
  const single = read.success ? [] : read.error.issues.map((issue) => faultOf(issue, env));
  const faults = [...single, ...faultsOfAll(env, new Set(single.map(({ setting }) => setting)))];
  const first = faults.filter(
    ({ setting }, at) => faults.findIndex((other) => other.setting === setting) === at,
  );
  return read.success && first.length === 0 ? ok(settingsOf(read.data)) : refuse(first);
}

function faultOf(issue: z.core.$ZodIssue, env: Readonly<Record<string, unknown>>): SettingFault {
  const setting = String(issue.path[0]);
  const code = issue.message as SettingFault['code'];
  const found = env[setting];
  const choices = code === 'NOT_ONE_OF' ? CHOICES[setting] : undefined;
  const isTold =
    !isSecret(setting) && code !== 'MISSING' && (typeof found === 'string' || typeof found === 'number');
  const told = String(found).replace(/\/\/[^/@]*@/, '//***@');
  return { setting, code, ...(isTold && { found: told }), ...(choices && { choices }) };
}

/**
 * What is wrong with the settings in combination: above all, a public instance that still has a local
 * machine's values.
 */
function faultsOfAll(
  env: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): readonly SettingFault[] {
  // As the schema reads them: blanks around a value must not hide what is wrong with it.
  const textOf = (setting: string): string => String(env[setting] ?? '').trim();
  const at = (setting: string, suffix: RegExp): readonly SettingFault[] => {
    const found = textOf(setting);
    return !known.has(setting) && suffix.test(found) ? [{ setting, code: 'SHIPPED_VALUE', found }] : [];
  };
  const faults: SettingFault[] = [];
  const isPublic = !known.has('PUBLIC_URL') && !isLocalHost(new URL(textOf('PUBLIC_URL')).hostname);
  if (isPublic) {
    faults.push(...at('MAIL_DOMAIN', /\.localhost$/i), ...at('MAIL_FROM', /\.localhost>?$/i));
    const isPublished = PUBLISHED.some((secret) => textOf('SECRET').includes(secret));
    if (isPublished) faults.push({ setting: 'SECRET', code: 'PUBLISHED' });
  }
  const hasKey = textOf('RESEND_API_KEY') !== '';
  const sender = textOf('MAIL_SENDER');
  if (sender === 'resend' && !hasKey) faults.push({ setting: 'RESEND_API_KEY', code: 'MISSING' });
  if (sender === 'post-office' && !hasKey && isPublic) {
    faults.push({ setting: 'MAIL_SENDER', code: 'POST_OFFICE_IN_PUBLIC', found: 'post-office' });
  }
  if (sender === 'cloudflare' && !env.MAIL) faults.push({ setting: 'MAIL', code: 'NO_BINDING' });
  return faults;
}

const listed = (list: string | undefined): readonly string[] => (list === undefined ? [] : partsOf(list));

function settingsOf(env: Environment): Settings {
  const sender = env.MAIL_SENDER as MailSender;
  return {
    publicUrl: new URL(env.PUBLIC_URL).origin,
    isLocal: isLocalHost(new URL(env.PUBLIC_URL).hostname),
    mailDomain: env.MAIL_DOMAIN,
    mailFrom: env.MAIL_FROM,
    // The key alone is enough to send by Resend. With Cloudflare sending, it is only for mail that Resend
    // receives.
    mailSender: sender === 'post-office' && env.RESEND_API_KEY ? 'resend' : sender,
    authservId: env.AUTHSERV_ID,
    letterHoldSeconds: Number(env.LETTER_HOLD_SECONDS),
    secret: env.SECRET[0] ?? '',
    secrets: env.SECRET,
    language: parseLocale(env.LANGUAGE) ?? 'en',
    resendUrl: new URL(env.RESEND_URL).origin,
    resendApiKeys: listed(env.RESEND_API_KEY),
    mailRate: Number(env.MAIL_RATE ?? USUAL_RATE),
    mailBudget: env.MAIL_DAILY_BUDGET === undefined ? undefined : Number(env.MAIL_DAILY_BUDGET),
    logPercent: Number(env.LOG_PERCENT ?? 100),
    webhookSecrets: listed(env.RESEND_WEBHOOK_SECRET),
    inboundSecret: env.RESEND_INBOUND_SECRET ?? listed(env.RESEND_WEBHOOK_SECRET)[0],
    inboundAuthservId: env.RESEND_AUTHSERV_ID,
    operatorToken: env.OPERATOR_TOKEN,
    proofKey: env.PROOF_KEY,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    archiveAfterDays: Number(env.ARCHIVE_AFTER_DAYS ?? USUAL_DAYS),
    contact: env.CONTACT,
    imprint: env.IMPRINT,
    thinksAtOnce: env.THINK_AT_ONCE === 'yes',
  };
}
