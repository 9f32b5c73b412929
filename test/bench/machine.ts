/** What the bench runs on, and the versions that it compares. */
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** Of the last minute, at the beginning: above 0.5 or so others were at work, too. */
  readonly load: number;
  readonly versions: Readonly<Record<string, string>>;
}

const versionOf = (name: string): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  );
  return version;
};

export const describeMachine = (): Machine => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  versions: {
    node: process.versions.node,
    ...Object.fromEntries(['workerd', 'chessops', 'chess.js'].map((name) => [name, versionOf(name)])),
  },
});

export const formatMachine = ({ cpu, cores, load, versions }: Machine): string =>
  [
    `${cpu}, ${cores} cores, load ${load}`,
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
  ].join('; ');
