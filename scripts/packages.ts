/**
 * What `npm run check` requires of packages, without using the network: exact versions, each with an
 * integrity hash, no registry named, and licenses that allow passing the service on under MIT. (`npm audit`
 * asks the registry.)
 */
import { globSync, readFileSync } from 'node:fs';

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly integrity?: string;
        readonly resolved?: string;
        readonly dev?: boolean;
        readonly devOptional?: boolean;
        readonly optional?: boolean;
        readonly dependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

/** Licenses allowed in the Worker. */
const FREE = /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|CC0-1\.0)$/;
/** Copyleft that would apply to the whole project: allowed only in tools the bench compares against. */
const STRONG = /\bA?GPL-/;
const BENCH_ONLY: readonly string[] = ['chessops'];

export function packageFaults(
  manifest: Manifest,
  lock: Lock,
  sources: readonly SourceFile[],
): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const locked = Object.entries(lock.packages)
    .filter(([at]) => at !== '')
    .map(([at, entry]) => ({ name: at.replace(/^.*node_modules\//, ''), ...entry }));
  return [
    ...named
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: ${version} is no exact version`),
    ...locked
      .filter(({ integrity }) => !integrity)
      .map(({ name }) => `${name}: has no integrity in the lock file`),
    ...locked.filter(({ resolved }) => resolved).map(({ name }) => `${name}: the lock file names a registry`),
    ...locked
      .filter(({ dev, optional, devOptional }) => !dev && !optional && !devOptional)
      .filter(({ license = 'none' }) => !FREE.test(license))
      .map(({ name, license }) => `${name}: ${license} is no licence for what the Worker is made of`),
    ...locked
      .filter(
        ({ name, license = '' }) =>
          STRONG.test(license.replaceAll('LGPL-', '')) && !BENCH_ONLY.includes(name),
      )
      .map(({ name, license }) => `${name}: ${license} is for the bench alone`),
    ...sources.flatMap(({ file, text }) =>
      BENCH_ONLY.filter((name) => !file.startsWith('test/bench/') && text.includes(`from '${name}`)).map(
        (name) => `${file}: imports ${name}, which is for the bench alone`,
      ),
    ),
  ];
}

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** The same for this project. */
export function faultsHere(): readonly string[] {
  const read = (file: string) => readFileSync(file, 'utf8');
  const sources = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'test/**/*.ts'])
    .filter((file) => !file.endsWith('packages.test.ts'))
    .map((file) => ({ file, text: read(file) }));
  return packageFaults(JSON.parse(read('package.json')), JSON.parse(read('package-lock.json')), sources);
}
