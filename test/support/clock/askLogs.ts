/**
 * Bundled for a Node of any version: reads logs from standard input, prints what became of each there, and
 * the logs that are written there.
 */
import { readFileSync } from 'node:fs';
import type { LogRecord } from '../../../src/worker/game/log/chain.ts';
import { replayLog, writeLog, ZONES } from './zoneLogs.ts';

const logs = JSON.parse(readFileSync(0, 'utf8')) as readonly (readonly LogRecord[])[];
console.log(JSON.stringify({ replayed: logs.map(replayLog), written: ZONES.map(writeLog) }));
