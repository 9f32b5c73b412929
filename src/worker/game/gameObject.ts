/**
 * One game, as a Durable Object: a table of contents of what it can be asked. Every request first carries out
 * whatever is due by now, and leaves the alarm set for what is due next.
 */

import { DurableObject } from 'cloudflare:workers';
import { composeGif } from '../../render/index.ts';
import { type Result, refuse, type Seat } from '../../rules/index.ts';
import { type Words, wordsOf } from '../../words/index.ts';
import { atlasOf } from '../atlas.ts';
import { readSettings, type Settings } from '../env.ts';
import { log } from '../log.ts';
import { forgetListedName } from '../store/lists/games.ts';
import type { ListEntry } from '../store/lists/writeLists.ts';
import { noteTrouble } from '../store/register.ts';
import { randomLetters } from '../tokens.ts';
import { getReadyToRead } from '../vocabulary.ts';
import { type Alarm, alarmOf, earliest } from './alarm.ts';
import { answerReply } from './answerReply.ts';
import { GameArchive } from './archive.ts';
import { dueAtOf } from './decide/due.ts';
import { introductionOf, restoreGame } from './dump.ts';
import { emptyObject } from './emptying.ts';
import { snapshotOf } from './evolve/snapshotOf.ts';
import { type GameState, standingAt } from './evolve/state.ts';
import { execute } from './execute.ts';
import { catchUp, type HeldGame, holdGame, type ReadOnlyGame } from './heldGame.ts';
import { keepWish } from './keepWish.ts';
import { writeDigestEntry } from './letters/digestEntry.ts';
import type { OwedLetter } from './letters/index.ts';
import type { LogRecord } from './log/chain.ts';
import { forgetName, forgetNote } from './log/table.ts';
import { type Machines, machinesOf } from './machineTurn.ts';
import { hasTables, migrate } from './migrations.ts';
import type { Answer, NoteForgotten, ReplyAnswer } from './model/answers.ts';
import type { Addresses, Cause, Command, Reply } from './model/commands.ts';
import type { DigestEntry } from './model/digestEntry.ts';
import type { SeatLink } from './model/hand.ts';
import type { AccountId, GameId } from './model/ids.ts';
import type { LetterReport, ListedLetter } from './model/letterFate.ts';
import { MACHINE, SEAT } from './model/machine.ts';
import { isVoid } from './model/phase.ts';
import type { GameRefusal } from './model/refusals.ts';
import type { GameTables, Introduction, RestoreAnswer } from './model/restoring.ts';
import type { GameSnapshot } from './model/snapshot.ts';
import type { Checkup } from './model/trouble.ts';
import { deliveryOf } from './outbox/delivery.ts';
import { drain, nextWake, type OutboxDeps, PAUSE } from './outbox/drain.ts';
import { resendInvitation } from './outbox/invitationLetters.ts';
import { forgetLetters, noteReport } from './outbox/letterFates.ts';
import { listEntryNow, restingEntry } from './outbox/listEntry.ts';
import { owedLettersTo } from './outbox/owedLetters.ts';
import { nextReminderAt, putRemindersDue } from './outbox/reminders.ts';
import { stateFor } from './outbox/stateFor.ts';
import { resendTurnLetter } from './outbox/turnLetters.ts';
import type { Wishes } from './plans/answer.ts';
import { plannedAt } from './plans/due.ts';
import type { Wish } from './plans/wish.ts';
import { answerReadOnly, readOnlySnapshot, tellPlayers } from './readOnlyGame.ts';
import { forgetContact, keepContacts } from './reply/contacts.ts';
import { republish, writeAnew } from './republish.ts';
import { shotsOf } from './show/animation.ts';
import { formatStanding, type StandingText } from './show/standings.ts';
import { type Swept, sweepGame } from './sweepGame.ts';
import { admitWatcher } from './watchers.ts';

export class GameObject extends DurableObject<Env> {
  readonly #settings: Settings;
  readonly #words: Words;
  readonly #sql: SqlStorage;
  readonly #game: HeldGame;
  readonly #outbox: OutboxDeps;
  readonly #machines: Machines;
  readonly #alarm: Alarm;
  readonly #archive: GameArchive;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#settings = readSettings(env);
    this.#words = wordsOf(this.#settings.language);
    this.#sql = ctx.storage.sql;
    this.#game = holdGame(ctx, this.#settings, () => randomLetters(26));
    this.#archive = new GameArchive(ctx.storage, env, this.#game, () => Date.now());
    this.#outbox = deliveryOf(this.#game, env, this.#settings, this.#words);
    this.#machines = machinesOf(this.#game, this.#settings.thinksAtOnce);
    this.#alarm = alarmOf(
      ctx.storage,
      () => Date.now(),
      () => this.#nextDue(),
    );
    void ctx.blockConcurrencyWhile(async () => {
      if (!hasTables(this.#sql)) return this.#archive.open(ctx.id.name);
      migrate(ctx.storage);
      this.#game.load();
      if (this.#game.readOnly) this.#beReadOnly(this.#game.readOnly);
      await this.#alarm.rearm();
    });
  }

  /**
   * Does what the command asks, or says why not. The same cause again gets the same answer, and nothing more
   * happens. `addresses` are the players' addresses, as far as the command's sender knows them; `link` is the
   * one by which it comes.
   */
  async execute(command: Command, cause: Cause, addresses: Addresses = {}, link?: SeatLink): Promise<Answer> {
    await this.#archive.unpack();
    if (this.#game.readOnly) return refuse({ code: 'GAME_READ_ONLY' });
    if (command.type === 'createGame') {
      this.#checkId(command.id);
      migrate(this.ctx.storage);
    } else if (!this.#game.state) return refuse({ code: 'NO_SUCH_GAME' });
    const answer = execute(this.#game, command, cause, addresses, this.#catchUp(), link);
    if (answer.ok && command.type === 'createGame') this.#machines.sitDown(this.#catchUp());
    await this.#alarm.arm();
    return answer;
  }

  /** Plays the move in a reply by mail, or has a letter tell the seat why not. */
  async answerReply(reply: Reply): Promise<ReplyAnswer> {
    await getReadyToRead(this.env);
    await this.#archive.unpack();
    const answer = this.#game.readOnly
      ? answerReadOnly(this.#game, this.ctx.storage, reply, Date.now())
      : answerReply(this.#game, this.#words, reply, this.#catchUp());
    await this.#alarm.arm();
    return answer;
  }

  /** What the player at the seat wants to have played in advance. For their eyes only. */
  wishes(seat: Seat): Wishes {
    const { state } = this.#game;
    return state ? this.#game.plans.wishesOf(state, seat) : { plan: undefined, playsForced: false };
  }

  /** Keeps a plan, drops it, or switches forced moves; for the seat's player, who has been checked. */
  async wish(wish: Wish): Promise<Result<Wishes, GameRefusal>> {
    await getReadyToRead(this.env);
    await this.#archive.unpack();
    if (this.#game.readOnly) return refuse({ code: 'GAME_READ_ONLY' });
    if (!this.#game.state) return refuse({ code: 'NO_SUCH_GAME' });
    this.#catchUp();
    const kept = keepWish(this.#game, this.#words, wish);
    await this.#alarm.arm();
    return kept;
  }

  /** How the game stands, or stood when it could last be read; undefined if there is nothing to show. */
  snapshot(): GameSnapshot | undefined {
    const { state, readOnly } = this.#game;
    return readOnly ? readOnlySnapshot(readOnly) : state && snapshotOf(state);
  }

  /** The cause that created the game: its id does not prove where it came from. undefined: no game. */
  madeFor(): Cause | undefined {
    return this.#game.state || this.#game.readOnly ? this.#archive.firstCause() : undefined;
  }

  /** How the board stood after each of these numbers of turns; undefined if there is no game to show. */
  standings(plies: readonly number[]): readonly StandingText[] | undefined {
    const known = this.#known;
    return known && plies.map((ply) => formatStanding(known.rules, standingAt(known, ply)));
  }

  /** The whole game as an animated GIF, seen from a seat; throws if there is no game. */
  animation(seat: Seat): Promise<Uint8Array<ArrayBuffer>> {
    if (!this.#known) throw new Error('an animation of no game');
    return composeGif(shotsOf(this.#known, seat), atlasOf(this.env));
  }

  /** Opens the socket of a page that follows the game. The caller has checked that its reader may watch. */
  override fetch({ headers }: Request): Response {
    const seat = headers.get(SEAT);
    const watching = {
      machine: headers.get(MACHINE) ?? 'local',
      ...(seat !== null && { seat: Number(seat) }),
    };
    return this.#known
      ? admitWatcher(this.ctx, this.#known, watching)
      : new Response('no such game', { status: 404 });
  }

  /**
   * The whole log, whether or not it can be replayed; `log/disclose.ts` decides who may see which parts of
   * it.
   */
  log(): readonly LogRecord[] {
    return this.#game.state || this.#game.readOnly ? this.#archive.records() : [];
  }

  /**
   * Rewrites the game's entry in the lists, whatever is there now; throws if D1 does. `generation`: the
   * rebuild that asks for it.
   */
  async republish(generation = 0): Promise<Checkup | undefined> {
    await republish(this.#game, this.env.DB, () => this.#listEntry(), generation);
    return this.checkup();
  }

  /** What the operator needs to know about the game; undefined if there is none. */
  checkup(): Checkup | undefined {
    const { readOnly } = this.#game;
    const known = this.#known;
    if (!known && !readOnly) return undefined;
    return {
      ...(known && { rulesId: known.rules.id, rulesVersion: known.rulesVersion, phase: known.phase }),
      ...(readOnly && { trouble: readOnly.trouble }),
    };
  }

  /** Everything in the object, for a backup; undefined if there is no game. */
  dump(): GameTables | undefined {
    return this.#archive.dump();
  }

  /**
   * For rebuilding a lost register; undefined if there is no game, or not even its id can be read from the
   * log.
   */
  async introduction(): Promise<Introduction | undefined> {
    await this.#archive.unpack();
    return this.#known && introductionOf(this.#sql, this.#known);
  }

  /** Restores a game from a backup, and writes it to the lists. */
  async restore(id: GameId, tables: GameTables): Promise<RestoreAnswer> {
    this.#checkId(id);
    await this.#archive.unpack();
    const answer = restoreGame(this.ctx.storage, id, tables);
    if (answer.did === 'restored') this.#game.load();
    await this.#alarm.rearm();
    await this.republish();
    return answer;
  }

  /** The sweeper's visit; undefined: there is no game. */
  async sweep(): Promise<Swept | undefined> {
    if (this.#archive.tables) return {};
    return sweepGame(this.#game, this.env.DB, this.#alarm, {
      catchUp: () => this.#catchUp(),
      nextDue: () => this.#nextDue(),
    });
  }

  /** The letters to a seat that are still waiting to be sent. */
  owedLetters(seat: Seat): readonly OwedLetter[] {
    const { state, outbox } = this.#game;
    return state ? owedLettersTo(this.#outbox, outbox, state, seat) : [];
  }

  /** What became of the letters, oldest first; `account`: of those to this account. */
  async letters(account?: AccountId): Promise<readonly ListedLetter[]> {
    const letters = await this.#archive.letters();
    return account === undefined ? letters : letters.filter((letter) => letter.account === account);
  }

  /** What the provider reports of a letter, from somebody who has checked that it is the provider. */
  noteReport(key: string, report: LetterReport): void {
    if (this.#known && !this.#archive.tables) noteReport(this.#sql, key, report);
  }

  /** This game's entry in the daily letter; undefined if it is not the account's turn. */
  async digestEntry(account: AccountId): Promise<DigestEntry | undefined> {
    const { state } = this.#game;
    const seat = state?.standing.toMove;
    if (!state || seat === undefined) return undefined;
    const told = await stateFor(this.env.DB, account, seat, state);
    return writeDigestEntry(
      { words: this.#words, settings: this.#settings, atlas: atlasOf(this.env) },
      account,
      told,
    );
  }

  /**
   * Called when an account's address works again, or is a new one. Replies are then expected from it, and if
   * it is the account's turn, the letter that says so is sent once more; once for each `again`.
   */
  async resendTurnLetter(account: AccountId, address: string, again: string): Promise<void> {
    const now = this.#catchUp();
    if (!this.#game.state || this.#archive.tables) return;
    keepContacts(this.#sql, { [account]: address });
    resendTurnLetter(this.#game.outbox, this.#game.state, account, again, now);
    await this.#alarm.arm();
  }

  /** The host sends the invitation to a seat once more; once for each `again`. */
  async resendInvitation(seat: Seat, again: string): Promise<void> {
    const now = this.#catchUp();
    if (!this.#game.state) return;
    resendInvitation(this.#game.outbox, this.#game.state, seat, again, now);
    await this.#alarm.arm();
  }

  /** The account was deleted: the game drops its name and address but keeps the seat. */
  async forget(account: AccountId): Promise<void> {
    await this.#archive.unpack();
    if (!this.#game.state && !this.#game.readOnly) return;
    this.ctx.storage.transactionSync(() => {
      forgetContact(this.#sql, account);
      this.#game.plans.forget(account);
      forgetLetters(this.#sql, account);
      forgetName(this.#sql, account);
    });
    this.#game.load();
    // The lists may have this same state with the name in it, and no newer state would come to overwrite it.
    if (this.#known) await this.#archive.dropCopy(this.#known.id);
    if (this.#game.state) await writeAnew(this.#game, this.env.DB, () => this.#listEntry());
    else await forgetListedName(this.env.DB, account);
    await this.#alarm.arm();
  }

  /** The operator removes a note, the log's event `seq`: from now on no page, letter or export shows it. */
  async removeNote(seq: number): Promise<NoteForgotten> {
    await this.#archive.unpack();
    if (!this.#game.state && !this.#game.readOnly) return 'noNote';
    const forgotten = this.ctx.storage.transactionSync(() => forgetNote(this.#sql, seq));
    if (forgotten === 'removed') this.#game.load();
    if (this.#known) await this.#archive.dropCopy(this.#known.id);
    return forgotten;
  }

  /** Moves a game that has been over since before `before` into the archive; whether it lies there. */
  archive(before: number): Promise<boolean> {
    return this.#archive.pack(before, this.#nextDue() !== undefined);
  }

  /** Empties the object of a game that came to nothing before `before`; whether nothing of it is left. */
  async dissolve(before: number): Promise<boolean> {
    const { state, readOnly } = this.#game;
    if (!state) return !readOnly && !hasTables(this.#sql);
    if (!isVoid(state.phase) || state.changedAt >= before) return false;
    await emptyObject(this.ctx.storage, this.#game);
    return true;
  }

  /** Tries parked letters again as if they were new; returns how many there are. */
  async retryParked(): Promise<number> {
    if (!this.#game.state) return 0;
    const count = this.#game.outbox.unpark(Date.now());
    await this.#alarm.arm();
    return count;
  }

  override async alarm(info?: AlarmInvocationInfo): Promise<void> {
    const now = this.#catchUp();
    if (info?.isRetry) this.#machines.wereStopped(now);
    const { state, outbox } = this.#game;
    if (state) putRemindersDue(outbox, state, now);
    this.#alarm.hasRung();
    // One or the other: a wake-up has little CPU, and the alarm rings again at once for what is left.
    if (!this.#machines.act(this.#catchUp())) await drain(this.#outbox);
    await this.#alarm.arm();
    // After the alarm is set: D1 may be away, and the alarm must not depend on it.
    const { readOnly } = this.#game;
    if (readOnly?.state) await noteTrouble(this.env.DB, readOnly.state.id, readOnly.trouble);
  }

  /** The state, or the last one that could be read; undefined if there is none. */
  get #known(): GameState | undefined {
    return this.#game.state ?? this.#game.readOnly?.state;
  }

  /** Carries out whatever is due by now; returns the game's time. */
  #catchUp(): number {
    return catchUp(this.#game, Date.now());
  }

  #nextDue(): number | undefined {
    const { state, readOnly, outbox } = this.#game;
    if (readOnly) return nextWake(this.#outbox);
    if (!state) return undefined;
    const soon = earliest(nextWake(this.#outbox), this.#machines.dueAt());
    // An alarm that is about to ring looks itself for what comes later.
    if (soon !== undefined && soon <= Date.now() + PAUSE) return soon;
    return earliest(
      soon,
      dueAtOf(state),
      nextReminderAt(outbox, state),
      plannedAt(this.#game.plans, state, this.#game.hold),
    );
  }

  /** What the lists are to say of the game; undefined if nothing of it can be read. */
  #listEntry(): ListEntry | undefined {
    const snapshot = this.snapshot();
    if (snapshot && this.#archive.tables) return restingEntry(snapshot, Date.now());
    return snapshot && listEntryNow(this.#game, this.#outbox, snapshot);
  }

  #beReadOnly({ trouble, state }: ReadOnlyGame): void {
    log.error('gameReadOnly', { game: state?.id ?? this.ctx.id.name, ...trouble });
    tellPlayers(this.#game, Date.now());
  }

  #checkId(id: GameId): void {
    if (!this.env.GAMES.idFromName(id).equals(this.ctx.id)) throw new Error(`game ${id} is not this object`);
  }
}
