/**
 * The same logs, written by two editions of the time zones, give the same states in any runtime: in this
 * Node, and in another one of this machine, where there is one. `test/worker/game/log/editions.test.ts` asks
 * workerd.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogRecord } from '../../../src/worker/game/log/chain.ts';
import { type Replayed, replayLog, writeLog, ZONES, type ZoneOfLog } from '../../support/clock/zoneLogs.ts';

type Logs = Readonly<Record<ZoneOfLog, readonly LogRecord[]>>;

const EDITIONS = ['2025c', '2026e'] as const;
const logsOf = (edition: string): Logs =>
  JSON.parse(readFileSync(`test/fixtures/logs/zones-${edition}.json`, 'utf8'));
const replayAll = (logs: Logs) =>
  Object.fromEntries(ZONES.map((zone) => [zone, replayLog(logs[zone])])) as Record<ZoneOfLog, Replayed>;

/** The machine's own Node, if it has one beside the project's. */
const otherNode = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((path) => existsSync(path));

const folder = mkdtempSync(join(tmpdir(), 'editions-'));
const script = join(folder, 'ask.mjs');
beforeAll(() =>
  build({
    entryPoints: ['test/support/clock/askLogs.ts'],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

/** What another Node makes of logs, and the logs that it writes itself. */
const askOther = (path: string, logs: readonly (readonly LogRecord[])[]) =>
  JSON.parse(execFileSync(path, [script], { input: JSON.stringify(logs), encoding: 'utf8' })) as {
    readonly replayed: readonly Replayed[];
    readonly written: readonly (readonly LogRecord[])[];
  };

describe('logs of zones on which editions differ', () => {
  it('hold other deadlines by each edition', () => {
    const [older, newer] = EDITIONS.map(logsOf) as [Logs, Logs];
    for (const zone of ZONES) expect(older[zone].at(-1)?.at).not.toBe(newer[zone].at(-1)?.at);
  });

  it.each(EDITIONS)('are read as they stand, and are sound, written by %s', (edition) => {
    for (const replayed of Object.values(replayAll(logsOf(edition)))) {
      expect(replayed).toMatchObject({ trouble: undefined, isSound: true });
    }
  });

  it('are told to be of another edition, where they are', () => {
    const here = process.versions.tz;
    for (const edition of EDITIONS) {
      for (const { otherZones } of Object.values(replayAll(logsOf(edition)))) {
        if (edition === here) expect(otherZones).toEqual([]);
      }
    }
    // Whatever edition this is, one of the two is another.
    const others = EDITIONS.flatMap((edition) => Object.values(replayAll(logsOf(edition))));
    expect(others.some(({ otherZones }) => otherZones.length > 5)).toBe(true);
  });

  it.runIf(otherNode)('give the same states in the Node of this machine', { timeout: 60_000 }, () => {
    const logs = [
      ...EDITIONS.map(logsOf).flatMap((each) => ZONES.map((zone) => each[zone])),
      ...ZONES.map(writeLog),
    ];
    const { replayed, written } = askOther(otherNode ?? '', logs);
    const statesOf = (found: readonly Replayed[]) => found.map(({ state, isSound }) => [state, isSound]);
    expect(statesOf(replayed)).toEqual(statesOf(logs.map(replayLog)));
    for (const log of written) expect(replayLog(log)).toMatchObject({ trouble: undefined, isSound: true });
  });
});
