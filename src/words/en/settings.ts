/** What whoever runs an instance is told of its settings. */
interface Fault {
  readonly setting: string;
  readonly found?: string;
  readonly choices?: readonly string[];
}

/** Settings that are given as secrets, not in wrangler.toml. */
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
      `${is(fault)}: it must be an https address with nothing behind the host, such as https://play.example.org.`,
    NOT_A_DOMAIN: (fault: Fault): string => `${is(fault)}: it must be a host name, such as play.example.org.`,
    NOT_AN_ADDRESS: (fault: Fault): string =>
      `${is(fault)}: it must be an address, such as Sealed Move <games@play.example.org>.`,
    NOT_A_CONTACT: (fault: Fault): string =>
      `${is(fault)}: it must be an e-mail address or an https address.`,
    NOT_SECONDS: (fault: Fault): string =>
      `${is(fault)}: it must be a whole number of seconds from 0 to 3600.`,
    NOT_ONE_OF: (fault: Fault): string =>
      `${is(fault)}: it must be one of ${(fault.choices ?? []).join(', ')}.`,
    TOO_WEAK: ({ setting }: Fault): string =>
      `${setting} can be guessed: it needs at least 20 characters, made at random (\`openssl rand -hex 32\`).`,
    PUBLISHED: ({ setting }: Fault): string =>
      `${setting} is a text that anybody can read in the repository: make one at random (\`openssl rand -hex 32\`).`,
    NOT_A_SIGNING_SECRET: ({ setting }: Fault): string =>
      `${setting} must be the webhook's signing secret, which begins with whsec_.`,
    SHIPPED_VALUE: (fault: Fault): string =>
      `${is(fault)}: that is the value for a developer's machine, and this instance is public.`,
    POST_OFFICE_IN_PUBLIC: (fault: Fault): string =>
      `${is(fault)}: letters would stay here and reach nobody. Run \`npx wrangler secret put RESEND_API_KEY\`, or set MAIL_SENDER to cloudflare.`,
    NOT_THIS_HOST: (fault: Fault): string =>
      `${is(fault)}, which is a developer's machine, but this request came from elsewhere: ${howToSet(fault.setting)}.`,
  },
  refusing: {
    title: 'Not set up yet',
    sentence: 'This instance does not serve anybody until whoever runs it has set what is missing:',
  },
};
