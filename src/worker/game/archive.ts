/**
 * A game that ended long ago lies in the bucket ARCHIVE, all rows of its object in one text, and its object
 * is empty. Pages, exports and pictures are made of what is read from there into memory; whatever would
 * change the game puts it back into its object first.
 */
import { sha256Hex } from '../sha256.ts';
import { noteAwake } from '../store/lists/restingGames.ts';
import { olderLettersOf } from '../store/mail/letters.ts';
import { dumpGame, flawOf, restoreGame } from './dump.ts';
import type { HeldGame } from './heldGame.ts';
import type { LogRecord } from './log/chain.ts';
import { firstCause, readRecords, recordOf } from './log/table.ts';
import { keyInArchive } from './model/archived.ts';
import type { Cause } from './model/commands.ts';
import { type GameId, NOBODY } from './model/ids.ts';
import type { ListedLetter } from './model/letterFate.ts';
import type { GameTables } from './model/restoring.ts';
import { isToldByD1, type LetterRow, letterRows, lettersIn, takeOver } from './outbox/letterFates.ts';

declare global {
  interface __BaseEnv_Env {
    /** A bucket for games that ended long ago; without it, their objects keep them. */
    ARCHIVE?: R2Bucket;
  }
}

/** The digest, and the rows as JSON below it. */
const formatArchived = (tables: GameTables): string => {
  const text = JSON.stringify(tables);
  return `${sha256Hex(text)}\n${text}`;
};

function parseArchived(id: string, archived: string): GameTables {
  const digest = archived.slice(0, 64);
  const text = archived.slice(65);
  if (sha256Hex(text) !== digest) throw new Error(`what the archive has of game ${id} is damaged`);
  return JSON.parse(text) as GameTables;
}

export class GameArchive {
  readonly #storage: DurableObjectStorage;
  readonly #env: Env;
  readonly #game: HeldGame;
  readonly #now: () => number;
  /** What was read from the archive; undefined: the object holds the game itself, or there is none. */
  #tables: GameTables | undefined;
  /** While the game is being moved there. */
  #packing: Promise<boolean> | undefined;

  constructor(storage: DurableObjectStorage, env: Env, game: HeldGame, now: () => number) {
    this.#storage = storage;
    this.#env = env;
    this.#game = game;
    this.#now = now;
  }

  /** All rows, while the game lies in the archive. */
  get tables(): GameTables | undefined {
    return this.#tables;
  }

  /** The log, wherever the game lies. */
  records(): readonly LogRecord[] {
    return this.#tables ? recordsOf(this.#tables) : readRecords(this.#game.sql);
  }

  firstCause(): Cause | undefined {
    return this.#tables ? (this.#tables.events?.[0]?.cause as Cause) : firstCause(this.#game.sql);
  }

  /** Everything, for a backup; undefined if there is no game. */
  dump(): GameTables | undefined {
    return this.#tables ?? dumpGame(this.#game.sql);
  }

  /** What became of the letters, oldest first. */
  async letters(): Promise<readonly ListedLetter[]> {
    const { sql, state, readOnly } = this.#game;
    const known = state ?? readOnly?.state;
    if (!known) return [];
    if (!this.#tables && isToldByD1(sql)) takeOver(sql, await olderLettersOf(this.#env.DB, known.id));
    const rows = this.#tables ? (this.#tables.outbox as unknown as readonly LetterRow[]) : letterRows(sql);
    return lettersIn(rows, known.id, (seat) => known.seats[seat]?.account ?? NOBODY);
  }

  /** For an object without tables, when it starts. */
  async open(id: string | undefined): Promise<void> {
    const kept = id === undefined ? undefined : await this.#env.ARCHIVE?.get(keyInArchive(id));
    if (id === undefined || !kept) return;
    this.#hold(parseArchived(id, await kept.text()));
  }

  /**
   * Moves the game into the archive, if nothing has happened since `before` and nothing is due; whether it
   * lies there. The object is emptied only once what lies there has been read back and its chain checked.
   */
  pack(before: number, isDue: boolean): Promise<boolean> {
    if (this.#tables) return Promise.resolve(true);
    // Two at a time would write over, or take away, what the other has just read back.
    this.#packing ??= this.#pack(before, isDue).finally(() => {
      this.#packing = undefined;
    });
    return this.#packing;
  }

  async #pack(before: number, isDue: boolean): Promise<boolean> {
    const bucket = this.#env.ARCHIVE;
    const { state, readOnly, outbox, sql } = this.#game;
    if (!bucket || !state || readOnly || state.phase !== 'over') return false;
    if (state.changedAt >= before || isDue || outbox.all().length > 0) return false;
    if (isToldByD1(sql)) takeOver(sql, await olderLettersOf(this.#env.DB, state.id));
    const text = formatArchived(dumpGame(sql) ?? {});
    await bucket.put(keyInArchive(state.id), text);
    const tables = parseArchived(state.id, (await (await bucket.get(keyInArchive(state.id)))?.text()) ?? '');
    const flaw = flawOf(state.id, recordsOf(tables));
    if (flaw) throw new Error(`what the archive has of game ${state.id} is flawed: ${flaw.code}`);
    // Something may have happened while the bucket was asked: then it is not this that is to lie there.
    if (formatArchived(tables) !== text || formatArchived(dumpGame(sql) ?? {}) !== text) {
      await this.dropCopy(state.id);
      return false;
    }
    const emptied = [this.#storage.deleteAlarm(), this.#storage.deleteAll()];
    this.#hold(tables);
    await Promise.all(emptied);
    return true;
  }

  /** Puts the game back into its object, since it may be about to change. */
  async unpack(): Promise<void> {
    const tables = this.#tables;
    const id = this.#game.state?.id;
    if (!tables || !id) return;
    this.#tables = undefined;
    const answer = restoreGame(this.#storage, id, tables);
    if (answer.did !== 'restored') throw new Error(`game ${id} could not be put back: ${answer.did}`);
    this.#game.load();
    await this.dropCopy(id);
    await noteAwake(this.#env.DB, id, this.#now());
  }

  /** What was removed from the game must not lie in the archive. */
  async dropCopy(id: GameId): Promise<void> {
    await this.#env.ARCHIVE?.delete(keyInArchive(id));
  }

  #hold(tables: GameTables): void {
    this.#tables = tables;
    this.#game.load(recordsOf(tables));
  }
}

const recordsOf = ({ events = [] }: GameTables): readonly LogRecord[] =>
  (events as unknown as Parameters<typeof recordOf>[0][]).map(recordOf);
