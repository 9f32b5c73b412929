/**
 * A backup a day into the bucket BACKUPS, where one is bound: a part at each visit of the cron, so that no
 * visit takes long, and the next goes on with one that was broken off. The parts, one after another, are such
 * a file as `npm run backup` writes.
 */
import { headerOf, type Line, NO_PROGRESS, type Progress, writeLine } from '../backup/lines.ts';
import { CHUNK_BYTES, newSeal, type Seal, sealChunk, unwrapSeal, wrapSeal } from '../backup/sealing.ts';
import { formatDay } from '../clock/days.ts';
import { DAY, MINUTE } from '../clock/units.ts';
import { readSettings } from '../env.ts';
import type { GameId } from '../game/model/ids.ts';
import type { GameTables } from '../game/model/restoring.ts';
import { log, messageOf } from '../log.ts';
import { newestBackup, noteBackup, takeBackup } from '../store/bucketBackups.ts';
import { dumpRows } from '../store/dump.ts';
import { registerAfter } from '../store/register.ts';
import { randomBytes, randomLetters } from '../tokens.ts';

const GAMES_A_PART = 25;
const ROWS_A_PART = 200;

interface State {
  readonly progress: Progress;
  readonly part: number;
  /** How many chunks were sealed. */
  readonly chunks: number;
  /** The seal, wrapped; undefined where the backup is not sealed, or not begun. */
  readonly seal: string | undefined;
  /** The last game that was written; undefined: none yet; null: all are, and the rows come. */
  readonly game: GameId | undefined | null;
  /** The next rows; undefined: the first ones. */
  readonly rows: string | undefined;
  /** How often the next part has failed. */
  readonly failures: number;
  /** Until then somebody is writing the next part: two at a time would make it of two moments. */
  readonly takenUntil: number;
}

const BEGINNING: State = {
  progress: NO_PROGRESS,
  part: 0,
  chunks: 0,
  seal: undefined,
  game: undefined,
  rows: undefined,
  failures: 0,
  takenUntil: 0,
};

/** Longer than a visit of the cron may take. */
const TAKEN_FOR = 20 * MINUTE;

/** A part that has failed so often goes without the games that it fails by: they are named in the log. */
const MOST_FAILURES = 3;

/** Writes the next part of the day's backup, if it is not whole, and nobody else is just writing it. */
export async function backUpToBucket(env: Env, now: number): Promise<void> {
  const bucket = env.BACKUPS;
  if (!bucket) return;
  const today = formatDay(Math.floor(now / DAY));
  const newest = await newestBackup(env.DB);
  if (newest?.isWhole && newest.name === today) return;
  const { secret, backupPassphrase } = readSettings(env);
  const begun = newest?.isWhole === false ? newest : undefined;
  const { before, seal } = (begun && (await resumed(begun.state, secret))) ?? {
    before: BEGINNING,
    seal: backupPassphrase ? await newSeal(backupPassphrase, randomLetters(26)) : undefined,
  };
  if (before.takenUntil > now) return;
  const name = begun?.name ?? today;
  const wrapped = seal && (before.seal ?? (await wrapSeal(seal, secret, randomBytes(12))));
  const mine: State = { ...before, seal: wrapped, takenUntil: now + TAKEN_FOR };
  if (!(await takeBackup(env.DB, name, JSON.stringify(mine), begun?.state, now))) return;
  const note = (state: State, isWhole: boolean) =>
    noteBackup(env.DB, { name, state: JSON.stringify({ ...state, takenUntil: 0 }), isWhole }, now);
  try {
    const { bytes, state, isWhole } = await nextPart(env, mine, seal, now);
    await bucket.put(`${name}/${String(before.part).padStart(5, '0')}`, bytes);
    await note(state, isWhole);
  } catch (error) {
    await note({ ...mine, failures: before.failures + 1 }, false);
    throw error;
  }
}

/** The next part, and the state after it. */
async function nextPart(env: Env, before: State, seal: Seal | undefined, now: number) {
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
  const { bytes, chunks } = await partOf(text, seal, before.chunks, isWhole);
  const kept = isWhole ? undefined : before.seal;
  const state: State = { ...read, progress, part: before.part + 1, chunks, seal: kept, failures: 0 };
  return { bytes, state, isWhole };
}

/** Games first: the accounts of those who join meanwhile are then in the rows. */
async function nextLines(env: Env, before: State, now: number) {
  const lines: Line[] = before.part === 0 ? [headerOf(readSettings(env).publicUrl, now)] : [];
  if (before.game !== null) {
    const page = await registerAfter(env.DB, before.game, GAMES_A_PART);
    for (const { id, createdAt } of page) {
      const tables = await dumpOf(env, id, before.failures < MOST_FAILURES);
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

/** undefined: there is no game, or it cannot be read, and the backup is not to wait for it. */
async function dumpOf(env: Env, game: GameId, mayWait: boolean): Promise<GameTables | undefined> {
  try {
    return await env.GAMES.getByName(game).dump();
  } catch (error) {
    if (mayWait) throw error;
    log.error('gameNotBackedUp', { game, error: messageOf(error) });
    return undefined;
  }
}

/**
 * A backup that was begun: it is sealed throughout by the passphrase of its beginning, or not at all. To
 * derive a key from a passphrase takes a second: that is done once, and the key is kept until the backup is
 * whole.
 * undefined: the key is of no use, since SECRET is another now or an older release has begun it; it begins
 * anew.
 */
async function resumed(
  text: string,
  secret: string,
): Promise<{ before: State; seal: Seal | undefined } | undefined> {
  const state = JSON.parse(text) as Partial<State> & { readonly clear?: string };
  if (state.clear !== undefined) return undefined;
  const before = { ...BEGINNING, ...state };
  try {
    return { before, seal: before.seal === undefined ? undefined : await unwrapSeal(before.seal, secret) };
  } catch {
    return undefined;
  }
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
