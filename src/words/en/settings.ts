/** What the operator is told about the instance's settings. */
interface Fault {
  readonly setting: string;
  readonly found?: string;
  readonly choices?: readonly string[];
}

/** Settings that are set as secrets, not in wrangler.toml. */
const isSecret = (setting: string): boolean => /SECRET|TOKEN|KEY|PASSPHRASE/.test(setting);

const howToSet = (setting: string): string =>
  isSecret(setting)
    ? `run \`npx wrangler secret put ${setting}\``
    : `set it in wrangler.toml, under [vars] (or [env.NAME.vars])`;

const is = ({ setting, found }: Fault): string =>
  found === undefined ? setting : `${setting} is “${found}”`;

export const settings = {
  faults: {
    MISSING: ({ setting }: Fault): string => `${setting} is missing: ${howToSet(setting)}.`,
    NO_BINDING: ({ setting }: Fault): string =>
      `The binding ${setting} is missing in wrangler.toml. An environment ([env.NAME]) inherits no bindings: repeat them there.`,
    NOT_A_URL: (fault: Fault): string =>
      `${is(fault)}: it must be an https address of a domain and nothing more, such as https://play.example.org.`,
    NOT_A_DOMAIN: (fault: Fault): string => `${is(fault)}: it must be a host name, such as play.example.org.`,
    NOT_AN_ADDRESS: (fault: Fault): string =>
      `${is(fault)}: it must be an address, such as Sealed Move <games@play.example.org>.`,
    NOT_A_CONTACT: (fault: Fault): string =>
      `${is(fault)}: it must be an e-mail address or an https address.`,
    NOT_SECONDS: (fault: Fault): string =>
      `${is(fault)}: it must be a whole number of seconds from 0 to 3600.`,
    NOT_A_RATE: (fault: Fault): string => `${is(fault)}: it must be a whole number from 1 to 999.`,
    NOT_A_PERCENTAGE: (fault: Fault): string => `${is(fault)}: it must be a whole number from 0 to 100.`,
    NOT_DAYS: (fault: Fault): string => `${is(fault)}: it must be a whole number of days, at least 30.`,
    NOT_A_NUMBER: (fault: Fault): string => `${is(fault)}: it must be a whole number, at least 1.`,
    NOT_ONE_OF: (fault: Fault): string =>
      `${is(fault)}: it must be one of ${(fault.choices ?? []).join(', ')}.`,
    TOO_WEAK: ({ setting }: Fault): string =>
      `${setting} can be guessed: it needs at least 20 characters, made at random (\`openssl rand -hex 32\`).`,
    PUBLISHED: ({ setting }: Fault): string =>
      `${setting} is a text that anybody can read in the repository: make one at random (\`openssl rand -hex 32\`).`,
    NOT_KEYS: ({ setting }: Fault): string =>
      `${setting} must be a key, or several different ones with commas between them.`,
    NOT_A_SIGNING_SECRET: ({ setting }: Fault): string =>
      `${setting} must be the webhook's signing secret, which begins with whsec_.`,
    SHIPPED_VALUE: (fault: Fault): string =>
      `${is(fault)}: that is the value for a developer's machine, and this instance is public.`,
    POST_OFFICE_IN_PUBLIC: (fault: Fault): string =>
      `${is(fault)}: letters would stay here and reach nobody. Run \`npx wrangler secret put RESEND_API_KEY\`, or set MAIL_SENDER to cloudflare.`,
    NOT_THIS_HOST: (fault: Fault): string =>
      `${is(fault)}, which is a developer's machine, but this request came from elsewhere: ${howToSet(fault.setting)}.`,
  },
  /** What an instance runs without, and the consequences. */
  lacks: {
    OPERATOR_TOKEN:
      'OPERATOR_TOKEN is not set: /operator, npm run doctor, npm run rebuild and npm run backup open to nobody but this machine.',
    RESEND_WEBHOOK_SECRET:
      'RESEND_WEBHOOK_SECRET is not set: nothing is heard of letters that come back, so they go on being sent to dead addresses.',
    RESEND_AUTHSERV_ID:
      'RESEND_AUTHSERV_ID is not set: every move that comes by mail received by Resend must be confirmed by a button.',
    BACKUPS: 'No bucket is bound as BACKUPS: no backup is written by itself.',
    BACKUP_PASSPHRASE: 'BACKUP_PASSPHRASE is not set: the backups in the bucket are not encrypted.',
    CONTACT:
      'CONTACT is not set: nobody is told whom to write to, and there is no /.well-known/security.txt.',
    IMPRINT: 'IMPRINT is not set: nobody is told who runs this instance, which some countries’ laws want.',
    LETTER_HOLD_SECONDS: 'LETTER_HOLD_SECONDS is 0: moves in quick succession make a letter each.',
    LIMITS: ({ names }: { readonly names?: readonly string[] }): string =>
      `Rate limits are not bound (${(names ?? []).join(', ')}): pages that need them fail.`,
  },
  refusing: {
    title: 'Not set up yet',
    sentence: 'This instance serves nobody until whoever runs it has set what is missing:',
  },
};
