/**
 * A backup as a file: it only gets its name once it is complete, and is read line by line, checking every
 * hash in it.
 */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import {
  advance,
  type Counts,
  FORMAT,
  FORMAT_VERSION,
  type Line,
  NO_PROGRESS,
  parseLine,
  writeLine,
} from '../src/worker/backup/lines.ts';
import {
  CHUNK_BYTES,
  newSeal,
  openChunk,
  openSeal,
  type Seal,
  saltOf,
  sealChunk,
} from '../src/worker/backup/sealing.ts';

/** Why a file is not a usable backup; the message tells the operator. */
export class BadBackup extends Error {}

const ALTERED = 'the file was altered or damaged after it was written';
const TRUNCATED = 'the file is cut off: its end is missing';

/**
 * Writes a backup. Without a passphrase, anybody who has the file can read it. On failure nothing is left
 * behind.
 */
export async function writeBackup(
  path: string,
  passphrase: string | undefined,
  lines: AsyncIterable<Line>,
): Promise<Counts> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    let progress = NO_PROGRESS;
    const texts = async function* () {
      for await (const line of lines) {
        const written = writeLine(progress, line);
        progress = written.progress;
        yield written.text;
      }
      yield writeLine(progress, { end: progress }).text;
    };
    const bytes = linesToBytes(texts());
    const seal = passphrase ? await newSeal(passphrase, randomBytes(16).toString('hex')) : undefined;
    for await (const chunk of seal ? sealed(seal, bytes) : bytes) await file.write(chunk);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
    return progress;
  } catch (error) {
    await file.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The bytes of the lines, in pieces of at most one chunk. */
async function* linesToBytes(texts: AsyncIterable<string>): AsyncGenerator<Buffer<ArrayBuffer>> {
  let held = Buffer.alloc(0);
  for await (const text of texts) {
    held = Buffer.concat([held, Buffer.from(`${text}\n`)]);
    for (; held.length > CHUNK_BYTES; held = held.subarray(CHUNK_BYTES)) yield held.subarray(0, CHUNK_BYTES);
  }
  yield held;
}

async function* sealed(
  seal: Seal,
  pieces: AsyncIterable<Buffer<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield Buffer.from(`${seal.clear}\n`);
  let index = 0;
  let waiting: Buffer<ArrayBuffer> | undefined;
  const frame = (plain: Buffer<ArrayBuffer>, isLast: boolean) =>
    sealChunk(seal, plain, { index: index++, isLast, nonce: new Uint8Array(randomBytes(12)) });
  for await (const piece of pieces) {
    if (waiting) yield await frame(waiting, false);
    waiting = piece;
  }
  yield await frame(waiting ?? Buffer.alloc(0), true);
}

/**
 * The lines of a backup, from the header to the closing line. If the file is incomplete, throws BadBackup,
 * but perhaps only after its last line: to avoid acting on half a backup, read it once before.
 */
export async function* readBackup(path: string, passphrase: string | undefined): AsyncGenerator<Line> {
  let progress = NO_PROGRESS;
  let number = 0;
  let isWhole = false;
  for await (const text of textLines(plainBytes(path, passphrase))) {
    number++;
    if (isWhole) throw new BadBackup(`line ${number}: ${ALTERED}: it goes on after its end`);
    const line = parseLine(text);
    if (number === 1) checkHeader(text, line);
    if (!line) throw new BadBackup(`line ${number}: ${ALTERED}: the line is not one of a backup`);
    if ('end' in line) {
      const { games, rows, digest } = line.end;
      isWhole = games === progress.games && rows === progress.rows && digest === progress.digest;
      if (!isWhole) throw new BadBackup(`${ALTERED}: its content does not match its digest`);
      yield line;
      continue;
    }
    if (number > 1 && 'format' in line) throw new BadBackup(`line ${number}: ${ALTERED}: a second header`);
    progress = advance(progress, line, text);
    yield line;
  }
  if (!isWhole) throw new BadBackup(number === 0 ? 'the file is empty' : TRUNCATED);
}

/** Reads a file once to its end; returns which instance it is from, and what its closing line says. */
export async function proveBackup(path: string, passphrase: string | undefined) {
  let of = '';
  let end = NO_PROGRESS;
  for await (const line of readBackup(path, passphrase)) {
    if ('of' in line) of = line.of;
    if ('end' in line) end = line.end;
  }
  return { ...end, of };
}

function checkHeader(text: string, line: Line | undefined): void {
  if (line && 'format' in line && line.version === FORMAT_VERSION) return;
  const isOurs = text.includes(`"${FORMAT}"`);
  const version = /"version":(\d+)/.exec(text)?.[1];
  throw new BadBackup(
    isOurs && version && Number(version) !== FORMAT_VERSION
      ? `the backup is in version ${version} of the format, and this release reads version ${FORMAT_VERSION}`
      : 'this is not a backup that `npm run backup` has written',
  );
}

/** The decrypted content, whether or not the file is encrypted. */
async function* plainBytes(path: string, passphrase: string | undefined): AsyncGenerator<Uint8Array> {
  let held: Buffer = Buffer.alloc(0);
  let seal: Seal | undefined;
  let isPlain = false;
  let isEnded = false;
  let index = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isPlain) {
      yield piece;
      continue;
    }
    held = Buffer.concat([held, piece]);
    if (!seal) {
      const end = held.indexOf('\n');
      const first = end < 0 ? '' : held.subarray(0, end).toString();
      if (end < 0 && held.length < CHUNK_BYTES) continue;
      if (!first.includes('"sealed"')) {
        isPlain = true;
        yield held;
        continue;
      }
      seal = await sealOf(first, passphrase);
      held = held.subarray(end + 1);
    }
    for (;;) {
      if (isEnded && held.length > 0) throw new BadBackup(`${ALTERED}: it goes on after its end`);
      const opened = await openChunk(seal, held, index);
      if (opened.did === 'short') break;
      if (opened.did === 'altered') throw new BadBackup(`${ALTERED}: chunk ${index + 1} does not open`);
      yield opened.plain;
      index++;
      isEnded = opened.isLast;
      held = held.subarray(opened.length);
    }
  }
  if (seal && !isEnded) throw new BadBackup(TRUNCATED);
  if (!seal && !isPlain) yield held;
}

async function sealOf(first: string, passphrase: string | undefined): Promise<Seal> {
  if (saltOf(first) === undefined)
    throw new BadBackup('the file is sealed in a way that this release does not know');
  if (!passphrase) throw new BadBackup('the file is encrypted: set BACKUP_PASSPHRASE to its passphrase');
  const seal = await openSeal(first, passphrase);
  if (!seal) throw new BadBackup('BACKUP_PASSPHRASE is not the passphrase of this file');
  return seal;
}

async function* textLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const piece of bytes) {
    held += decoder.decode(piece, { stream: true });
    const lines = held.split('\n');
    held = lines.pop() ?? '';
    yield* lines;
  }
  // A line without a line break was cut off.
  if (held + decoder.decode() !== '') throw new BadBackup(TRUNCATED);
}
