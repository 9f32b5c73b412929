/**
 * A backup a day into the bucket BACKUPS, where one is bound: a part at each visit of the cron, so that no
 * visit takes long, and the next goes on with one that was broken off. The parts, one after another, are such
 * a file as `npm run backup` writes.
 */
import { headerOf, type Line, NO_PROGRESS, type Progress, writeLine } from '../backup/lines.ts';
import { CHUNK_BYTES, newSeal, openSeal, type Seal, sealChunk } from '../backup/sealing.ts';
import { formatDay } from '../clock/days.ts';
import { DAY } from '../clock/units.ts';
import { readSettings } from '../env.ts';
import type { GameId } from '../game/model/ids.ts';
import { newestBackup, noteBackup } from '../store/bucketBackups.ts';
import { dumpRows } from '../store/dump.ts';
import { registerAfter } from '../store/register.ts';
import { randomBytes, randomLetters } from '../tokens.ts';

const GAMES_A_PART = 25;
const ROWS_A_PART = 200;

interface State {
  readonly progress: Progress;
  readonly part: number;
  /** How many chunks were sealed, and the line in clear before the first. */
  readonly chunks: number;
  readonly clear: string | undefined;
  /** The last game that was written; undefined: none yet; null: all are, and the rows come. */
  readonly game: GameId | undefined | null;
  /** The next rows; undefined: the first ones. */
  readonly rows: string | undefined;
}

const BEGINNING: State = {
  progress: NO_PROGRESS,
  part: 0,
  chunks: 0,
  clear: undefined,
  game: undefined,
  rows: undefined,
};

/** Writes the next part of the day's backup, if it is not whole. */
export async function backUpToBucket(env: Env, now: number): Promise<void> {
  const bucket = env.BACKUPS;
  if (!bucket) return;
  const today = formatDay(Math.floor(now / DAY));
  const newest = await newestBackup(env.DB);
  if (newest?.isWhole && newest.name === today) return;
  const isBegun = newest !== undefined && !newest.isWhole;
  const name = isBegun ? newest.name : today;
  const before = isBegun ? { ...BEGINNING, ...(JSON.parse(newest.state) as Partial<State>) } : BEGINNING;
  const { lines, state: read, isWhole } = await nextLines(env, before, now);
  let { progress } = before;
  let text = '';
  const write = (line: Line) => {
    const written = writeLine(progress, line);
    progress = written.progress;
    text += `${written.text}\n`;
  };
  for (const line of lines) write(line);
  if (isWhole) write({ end: progress });
  const seal = await sealOf(before.clear, before.part, readSettings(env).backupPassphrase);
  const { bytes, chunks } = await partOf(text, seal, before.chunks, isWhole);
  await bucket.put(`${name}/${String(before.part).padStart(5, '0')}`, bytes);
  const state = { ...read, progress, part: before.part + 1, chunks, clear: seal?.clear };
  await noteBackup(env.DB, { name, state: JSON.stringify(state), isWhole }, now);
}

/** Games first: the accounts of those who join meanwhile are then in the rows. */
async function nextLines(env: Env, before: State, now: number) {
  const lines: Line[] = before.part === 0 ? [headerOf(readSettings(env).publicUrl, now)] : [];
  if (before.game !== null) {
    const page = await registerAfter(env.DB, before.game, GAMES_A_PART);
    for (const { id, createdAt } of page) {
      const tables = await env.GAMES.getByName(id).dump();
      if (tables) lines.push({ game: id, createdAt, tables });
    }
    return { lines, state: { ...before, game: page.at(-1)?.id ?? null }, isWhole: false };
  }
  let next = before.rows;
  do {
    const page = await dumpRows(env.DB, next, ROWS_A_PART);
    lines.push(...page.rows.map(({ table, row }) => ({ table, row: { ...row } })));
    next = page.next;
  } while (next !== undefined && lines.length < ROWS_A_PART);
  return { lines, state: { ...before, rows: next }, isWhole: next === undefined };
}

/** A backup is sealed throughout or not at all, whatever becomes of the passphrase meanwhile. */
async function sealOf(
  clear: string | undefined,
  part: number,
  passphrase: string | undefined,
): Promise<Seal | undefined> {
  if (part === 0) return passphrase ? newSeal(passphrase, randomLetters(26)) : undefined;
  if (clear === undefined) return undefined;
  const seal = await openSeal(clear, passphrase ?? '');
  if (!seal) throw new Error('BACKUP_PASSPHRASE is another than the one with which this backup was begun');
  return seal;
}

async function partOf(text: string, seal: Seal | undefined, chunks: number, isWhole: boolean) {
  const bytes = new TextEncoder().encode(text);
  if (!seal) return { bytes: new Blob([bytes]), chunks };
  const pieces: (string | Uint8Array<ArrayBuffer>)[] = chunks === 0 ? [`${seal.clear}\n`] : [];
  let index = chunks;
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    const isLast = isWhole && from + CHUNK_BYTES >= bytes.length;
    const plain = bytes.slice(from, from + CHUNK_BYTES);
    pieces.push(await sealChunk(seal, plain, { index: index++, isLast, nonce: randomBytes(12) }));
  }
  return { bytes: new Blob(pieces), chunks: index };
}
