/**
 * `npm run deploy [-- --env NAME] [-- --dry-run]`: checks that the Worker would accept its settings, then
 * migrates and deploys. With --dry-run nothing leaves this machine, and secrets are assumed to be set.
 */
import { unstable_readConfig } from 'wrangler';
import { explain, wordsOf } from '../src/words/index.ts';
import { parseSettings, type SettingFault } from '../src/worker/settings.ts';
import { ask, run } from './run.ts';

const args = process.argv.slice(2);
const isDry = args.includes('--dry-run');
const at = args.indexOf('--env');
const environment = at === -1 ? undefined : args[at + 1];
// An empty name explicitly selects wrangler.toml's top level.
const withEnv = [`--env=${environment ?? ''}`];
const NO_DATABASE = '00000000-0000-0000-0000-000000000000';
/** A placeholder for a secret of which we only know the name: it passes every check. */
const STANDS_FOR = {
  RESEND_WEBHOOK_SECRET: 'whsec_0123456789abcdefghij',
  RESEND_INBOUND_SECRET: 'whsec_0123456789abcdefghij',
};
/** The secrets that a dry run takes to be set. */
const ASSUMED = ['SECRET', 'OPERATOR_TOKEN', 'RESEND_API_KEY'];
const ANY = 'a-secret-that-cloudflare-keeps-0123456789';

/** The parts of wrangler.toml used here. Wrangler does not export its own type for it. */
interface Config {
  readonly vars: Readonly<Record<string, unknown>>;
  readonly d1_databases: readonly { readonly binding: string; readonly database_id?: string }[];
  readonly durable_objects: { readonly bindings: readonly { readonly name: string }[] };
  readonly send_email: readonly { readonly name: string }[];
  readonly ratelimits?: readonly { readonly name: string; readonly namespace_id?: string }[];
  readonly routes?: readonly unknown[];
  readonly assets?: { readonly binding?: string };
  readonly triggers: { readonly crons?: readonly string[] };
}

const config = readConfig(environment);
// What wrangler.toml lacks is said before Cloudflare is asked for the secrets, which takes an account.
refuseFor([...settingFaults(ASSUMED), ...bindingFaults(), ...sharedWithTop()]);
const secrets = isDry ? ASSUMED : await secretNames();
refuseFor(settingFaults(secrets));
if (!secrets.includes('OPERATOR_TOKEN')) {
  console.error('OPERATOR_TOKEN is not set: /operator, npm run doctor and npm run backup will not work.');
}
if (isDry) process.exit(await run('wrangler', ['deploy', '--minify', '--dry-run', ...withEnv]));
const migrated = await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...withEnv]);
process.exit(migrated || (await run('wrangler', ['deploy', '--minify', ...withEnv])));

function refuseFor(faults: readonly string[]): void {
  if (faults.length === 0) return;
  console.error('Not deployed. The Worker would not serve:');
  for (const fault of new Set(faults)) console.error(`  ${fault}`);
  console.error('See "Your own instance" in README.md.');
  process.exit(1);
}

/** The names of the secrets that Cloudflare has for the Worker; exits if they cannot be listed. */
async function secretNames(): Promise<readonly string[]> {
  const { ok, printed, complaint } = await ask('wrangler', [
    'secret',
    'list',
    '--format',
    'json',
    ...withEnv,
  ]);
  if (ok) return (JSON.parse(printed) as readonly { name: string }[]).map(({ name }) => name);
  // A Worker that was never deployed has no secrets yet.
  if (/10007|does not exist|not found/i.test(`${printed}${complaint}`)) return [];
  console.error(
    `Not deployed. Cloudflare did not say which secrets are set (npx wrangler login?):\n${printed}${complaint}`,
  );
  process.exit(1);
}

function settingFaults(names: readonly string[]): readonly string[] {
  const read = parseSettings({
    ...Object.fromEntries(bindingsOf(config).map((name) => [name, {}])),
    ...Object.fromEntries(names.map((name) => [name, ANY])),
    ...Object.fromEntries(Object.entries(STANDS_FOR).filter(([name]) => names.includes(name))),
    ...config.vars,
  });
  if (read.ok) {
    const isLocal: SettingFault = {
      setting: 'PUBLIC_URL',
      code: 'SHIPPED_VALUE',
      found: read.value.publicUrl,
    };
    return read.value.isLocal ? [told(isLocal)] : [];
  }
  return read.error.map(told);
}

/** What an environment must repeat, because it does not inherit bindings. */
function bindingFaults(): readonly string[] {
  const here = bindingsOf(config);
  const missing = bindingsOf(readConfig(undefined)).filter((name) => !here.includes(name));
  const database = config.d1_databases.find(({ binding }) => binding === 'DB');
  return [
    ...missing.map((setting) => told({ setting, code: 'NO_BINDING' })),
    ...((config.triggers.crons ?? []).length === 0
      ? [told({ setting: '[triggers] crons', code: 'NO_BINDING' })]
      : []),
    ...(database?.database_id === NO_DATABASE
      ? [
          'database_id is the one that wrangler.toml was shipped with: run `npx wrangler d1 create sealed-move`.',
        ]
      : []),
  ];
}

/** What an environment has in common with the top level, where each needs its own. */
function sharedWithTop(): readonly string[] {
  if (environment === undefined) return [];
  const top = readConfig(undefined);
  const databaseOf = ({ d1_databases: all }: Config) =>
    all.find(({ binding }) => binding === 'DB')?.database_id;
  const limitsOf = ({ ratelimits = [] }: Config) => ratelimits.map(({ namespace_id }) => namespace_id);
  const shared = [
    ...['PUBLIC_URL', 'MAIL_DOMAIN'].filter((name) => config.vars[name] === top.vars[name]),
    ...(databaseOf(config) === databaseOf(top) ? ['database_id'] : []),
    ...(limitsOf(config).some((id) => limitsOf(top).includes(id)) ? ['namespace_id of a rate limit'] : []),
    ...(isSameRoute(config, top) ? ['routes'] : []),
  ];
  return shared.map((name) => `${name} is that of the top level: [env.${environment}] needs one of its own.`);
}

/** An environment inherits `routes`, and would take the top level's host away from it. */
function isSameRoute(one: Config, other: Config): boolean {
  return one.routes !== undefined && JSON.stringify(one.routes) === JSON.stringify(other.routes);
}

function readConfig(env: string | undefined): Config {
  return unstable_readConfig({ config: 'wrangler.toml', ...(env && { env }) });
}

function bindingsOf(of: Config): readonly string[] {
  return [
    ...of.d1_databases.map(({ binding }) => binding),
    ...of.durable_objects.bindings.map(({ name }) => name),
    ...of.send_email.map(({ name }) => name),
    ...(of.ratelimits ?? []).map(({ name }) => name),
    ...(of.assets?.binding ? [of.assets.binding] : []),
  ];
}

function told(fault: SettingFault): string {
  return explain(wordsOf('en').settings.faults, fault);
}
