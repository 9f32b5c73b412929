/**
 * A backup is text, a JSON value a line: a header, the games, the rows of D1, and a closing line with how
 * many of each there are and a digest of all lines before it. The digest goes from line to line, so that a
 * backup which is written in several sittings need not be read again.
 */
import * as z from 'zod/mini';
import { asGameId } from '../game/model/ids.ts';
import type { GameTables } from '../game/model/restoring.ts';
import { sha256Hex } from '../sha256.ts';

export const FORMAT = 'sealed-move-backup';
export const FORMAT_VERSION = 1;

const value = z.union([z.string(), z.number(), z.null()]);
const row = z.record(z.string(), value);
const tables = z.record(z.string(), z.array(row)) satisfies z.ZodMiniType<GameTables>;
const counts = z.strictObject({ games: z.int(), rows: z.int() });

export type Counts = z.infer<typeof counts>;

const header = z.strictObject({
  format: z.literal(FORMAT),
  version: z.int(),
  /** The instance that it was taken of. */
  of: z.string(),
  at: z.int(),
});
export const gameBackup = z.strictObject({
  game: z.pipe(z.string(), z.transform(asGameId)),
  createdAt: z.int(),
  tables,
});
export const rowBackup = z.strictObject({ table: z.string(), row });
const closing = z.strictObject({ end: z.strictObject({ ...counts.shape, digest: z.string() }) });

export type Header = z.infer<typeof header>;
export type GameBackup = Omit<z.infer<typeof gameBackup>, 'tables'> & { readonly tables: GameTables };
export type RowBackup = z.infer<typeof rowBackup>;
export type Line = Header | GameBackup | RowBackup | z.infer<typeof closing>;

const line = z.union([header, gameBackup, rowBackup, closing]);

/** What a line says; undefined when it is none of ours. */
export function parseLine(text: string): Line | undefined {
  try {
    return line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** How far a backup has come. */
export interface Progress extends Counts {
  readonly digest: string;
}

export const NO_PROGRESS: Progress = { games: 0, rows: 0, digest: '' };

/** The line's text without its line break, and how far the backup has come with it. */
export function writeLine(progress: Progress, value: Line): { text: string; progress: Progress } {
  const text = JSON.stringify(value);
  return { text, progress: advance(progress, value, text) };
}

export const advance = ({ games, rows, digest }: Progress, value: Line, text: string): Progress => ({
  games: games + ('game' in value ? 1 : 0),
  rows: rows + ('row' in value ? 1 : 0),
  digest: sha256Hex(digest + text),
});

export const headerOf = (of: string, at: number): Header => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  of,
  at,
});
