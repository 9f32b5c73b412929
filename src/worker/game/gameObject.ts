/**
 * One game: a thin shell around decide, evolve and the outbox. Everything that changes goes through `execute` or
 * `answerReply`, each in one transaction: events, what they owe to the outside, and the answer.
 */
import { DurableObject } from 'cloudflare:workers';
import { composeGif } from '../../render/index.ts';
import { ok, refuse, type Seat } from '../../rules/index.ts';
import { atlas } from '../atlas.ts';
import { deadlineOf } from '../clock/clock.ts';
import { readSettings, type Settings } from '../env.ts';
import type { DigestEntry } from '../mail/out/digest.ts';
import { upsertGame } from '../store/lists/games.ts';
import { availabilityOfAccount } from '../store/people/availability.ts';
import { contactOf, keepContacts } from './contacts.ts';
import { type Circumstances, decide } from './decide/decide.ts';
import { assureProgress, dueAtOf, dueBy } from './decide/due.ts';
import { evolve, type GameState, snapshotOf } from './evolve/state.ts';
import type { OwedLetter } from './letters/dueLetter.ts';
import { lettersAfter } from './letters/react.ts';
import { writeLetter } from './letters/writeLetter.ts';
import type { LogRecord } from './log/chain.ts';
import { appendEvents, readEvents, readRecords } from './log/table.ts';
import { hasTables, migrate } from './migrations.ts';
import type { Answer, GameSnapshot, ReplyAnswer } from './model/answers.ts';
import type { Addresses, Cause, Command, Reply } from './model/commands.ts';
import type { GameEvent } from './model/events.ts';
import { deliveryOf } from './outbox/delivery.ts';
import { drain, nextWake, type OutboxDeps, PAUSE } from './outbox/drain.ts';
import { worksAfter } from './outbox/followUpsAfter.ts';
import {
  callAgain,
  dropTurnLetters,
  hasFreshTurnLetter,
  planReminders,
  putLetter,
  putReadModel,
  putWork,
  readOutbox,
  unparkEntries,
} from './outbox/table.ts';
import { decideReply, isProven, type ReplyDecision } from './reply/decideReply.ts';
import {
  type Correspondent,
  correspondentOf,
  findAnswer,
  fingerprintOf,
  keepAnswer,
  mayTell,
  pruneAnswers,
  replyCause,
} from './reply/idempotency.ts';
import type { AskingWord } from './reply/replyCommand.ts';
import { letterFor } from './reply/replyLetter.ts';
import { shotsOf } from './show/animation.ts';
import { admitWatcher, dismissWatchers, type News, tellWatchers } from './watchers.ts';

export class GameObject extends DurableObject<Env> {
  readonly #settings: Settings;
  readonly #sql: SqlStorage;
  readonly #outbox: OutboxDeps;
  #state: GameState | undefined;
  /** When the alarm is set to ring, as far as this instance knows; undefined: not at all. */
  #wake: number | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#settings = readSettings(env);
    this.#sql = ctx.storage.sql;
    this.#outbox = deliveryOf(ctx.storage, env, this.#settings, () => this.#state);
    void ctx.blockConcurrencyWhile(async () => {
      if (!hasTables(this.#sql)) return;
      migrate(ctx.storage);
      this.#state = readEvents(this.#sql).reduce<GameState | undefined>(evolve, undefined);
      await this.#rearm();
    });
  }

  /**
   * Does what the command asks, or says why not. The same cause again: the same answer, and nothing is done.
   * `addresses` are those of the players, as far as the sender of the command knows them.
   */
  async execute(command: Command, cause: Cause, addresses: Addresses = {}): Promise<Answer> {
    if (command.type === 'createGame') this.#makeRoom(command.id);
    else if (!this.#state) return refuse({ code: 'NO_SUCH_GAME' });
    const now = this.#catchUp();
    const fingerprint = fingerprintOf(command);
    const answer = this.#transact((record): Answer => {
      const earlier = findAnswer(this.#sql, cause);
      if (earlier) {
        return earlier.fingerprint === fingerprint
          ? (JSON.parse(earlier.answer) as Answer)
          : refuse({ code: 'CAUSE_REUSED' });
      }
      const decided = decide(command, this.#state, this.#circumstances(now));
      const answered = decided.ok ? ok(doneBy(decided.value, record(decided.value, now, cause))) : decided;
      if (decided.ok) keepContacts(this.#sql, addresses);
      keepAnswer(this.#sql, cause, { fingerprint, answer: JSON.stringify(answered) }, now);
      return answered;
    });
    await this.#arm();
    return answer;
  }

  /** Plays the move of a reply by mail, or sees to it that the seat is told why not. */
  async answerReply(reply: Reply): Promise<ReplyAnswer> {
    const now = this.#catchUp();
    const state = this.#state;
    const account = state?.seats[reply.seat]?.account;
    if (!state || account === undefined) {
      const code = state ? 'NOT_YOUR_SEAT' : 'NO_SUCH_GAME';
      return { did: 'refused', refusal: { code }, isAnswered: false };
    }
    const contact = contactOf(this.#sql, account);
    const who = correspondentOf(isProven(reply, contact), reply.from);
    const cause = replyCause(reply.seat, who, reply.messageId);
    const answer = this.#transact((record): ReplyAnswer => {
      const earlier = findAnswer(this.#sql, cause);
      if (earlier) return JSON.parse(earlier.answer) as ReplyAnswer;
      const decision = this.#decided(decideReply(reply, state, contact), now);
      let answered: ReplyAnswer;
      if (decision.to === 'done') {
        record(decision.events, now, cause);
        answered = { did: 'agreed', word: decision.word };
      } else {
        answered =
          decision.to === 'play' || decision.to === 'note'
            ? this.#doAsReplied(reply, decision, (events) => record(events, now, cause))
            : this.#answerByLetter(reply.seat, who, decision, state, now, cause);
      }
      keepAnswer(this.#sql, cause, { fingerprint: '', answer: JSON.stringify(answered) }, now);
      return answered;
    });
    await this.#arm();
    return answer;
  }

  /** How the game stands; undefined: there is no such game. */
  snapshot(): GameSnapshot | undefined {
    return this.#state && snapshotOf(this.#state);
  }

  /** The whole game as an animated GIF; throws when there is no game. */
  film(): Promise<Uint8Array<ArrayBuffer>> {
    if (!this.#state) throw new Error('a film of no game');
    return composeGif(shotsOf(this.#state), atlas);
  }

  /** A page that wants to follow the game opens its socket here; whether it may has been seen to. */
  override fetch(): Response {
    return this.#state
      ? admitWatcher(this.ctx, newsOf(this.#state))
      : new Response('no such game', { status: 404 });
  }

  /** The log as it is exported: `chain.ts` says how to prove it. */
  log(): readonly LogRecord[] {
    return this.#state ? readRecords(this.#sql) : [];
  }

  /** Writes the read models of this game anew; throws when D1 does. */
  async republish(): Promise<void> {
    if (this.#state) await upsertGame(this.env.DB, snapshotOf(this.#state));
  }

  /** The sweeper's visit: a lost alarm is set again. `isIdle`: over, and nothing is left to deliver. */
  async sweep(): Promise<{ isIdle: boolean }> {
    this.#catchUp();
    if (!this.#state) return { isIdle: false };
    pruneAnswers(this.#sql, Date.now());
    await this.#rearm();
    await this.#followAvailability();
    await this.#arm();
    const isEnded = this.#state.phase !== 'playing' && this.#state.phase !== 'inviting';
    return { isIdle: isEnded && readOutbox(this.#sql).length === 0 };
  }

  /** The letters to a seat that still wait to be sent. */
  owedLetters(seat: Seat): readonly OwedLetter[] {
    if (!this.#state) return [];
    return readOutbox(this.#sql).flatMap((entry) => {
      if (entry.work.kind !== 'letter' || this.#outbox.isOutdated(entry)) return [];
      const { kind, ply, seat: reader } = entry.work.letter;
      return reader === seat ? [{ kind, ply, due: entry.due, attempts: entry.attempts }] : [];
    });
  }

  /** What a daily letter says of this game; undefined: it is not the account's turn. */
  async digestEntry(account: string): Promise<DigestEntry | undefined> {
    const state = this.#state;
    const seat = state?.phase === 'playing' ? state.standing.toMove : undefined;
    if (!state || seat === undefined || state.seats[seat]?.account !== account) return undefined;
    const due = { kind: 'yourTurn', seat, ply: state.turns.length, seq: state.seq } as const;
    const letter = await writeLetter(due, state, this.#settings);
    if (letter.kind !== 'yourTurn') throw new Error(`a ${letter.kind} letter for a digest`);
    const { kind: _, unsubscribe: __, ...game } = letter;
    return { game, deadline: deadlineOf(state.clock), since: state.changedAt };
  }

  /**
   * An account's address works again or is new: its replies come from there, and if it is its turn, the letter that
   * says so is sent once more; once for each `again`.
   */
  async callAgain(account: string, address: string, again: string): Promise<void> {
    const now = this.#catchUp();
    if (!this.#state) return;
    keepContacts(this.#sql, { [account]: address });
    callAgain(this.#sql, this.#state, account, again, now);
    await this.#arm();
  }

  /** Tries parked letters again, from the beginning; returns how many there are. */
  async retryParked(): Promise<number> {
    if (!this.#state) return 0;
    const count = unparkEntries(this.#sql, Date.now());
    await this.#arm();
    return count;
  }

  override async alarm(): Promise<void> {
    this.#catchUp();
    this.#wake = undefined;
    await drain(this.#outbox);
    await this.#arm();
  }

  /** Sets the one alarm for what is due next, if anything is. */
  async #arm(): Promise<void> {
    // An alarm that rings this soon is left as it is: it sets the next one itself.
    if (this.#wake !== undefined && this.#wake <= Date.now() + PAUSE) return;
    const wake = this.#state && earliest(nextWake(this.#outbox), dueAtOf(this.#state));
    if (wake === this.#wake) return;
    this.#wake = wake;
    await (wake === undefined ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(wake));
  }

  /** Looks at the alarm itself, which may have been lost, and sets it again where it is not right. */
  async #rearm(): Promise<void> {
    this.#wake = (await this.ctx.storage.getAlarm()) ?? undefined;
    await this.#arm();
  }

  /** Lets everything happen that is due by now, at the instants at which it was due; returns the time. */
  #catchUp(): number {
    const now = this.#now();
    for (;;) {
      const due = this.#state && dueBy(this.#state, now);
      if (!due) return now;
      this.#transact((record) => assureProgress(due, record(due.events, due.at, 'time')));
    }
  }

  /** A change of habits that never came here is caught up with. */
  async #followAvailability(): Promise<void> {
    if (this.#state?.phase !== 'playing') return;
    for (const { account } of this.#state.seats) {
      const availability = await availabilityOfAccount(this.env.DB, account);
      // While D1 was asked, time went on.
      const now = this.#catchUp();
      if (this.#state.phase !== 'playing') return;
      const command = { type: 'changeAvailability', account, availability } as const;
      const decided = decide(command, this.#state, this.#circumstances(now));
      if (decided.ok) this.#transact((record) => record(decided.value, now, 'sweep'));
    }
  }

  #circumstances(at: number): Circumstances {
    const sql = this.#sql;
    return {
      at,
      // Asked of the outbox only where it matters.
      get isNextTold() {
        return !hasFreshTurnLetter(sql);
      },
    };
  }

  /** The log's time never runs backwards. */
  #now(): number {
    return Math.max(Date.now(), this.#state?.changedAt ?? 0);
  }

  #makeRoom(id: string): void {
    if (!this.env.GAMES.idFromName(id).equals(this.ctx.id)) throw new Error(`game ${id} is not this object`);
    migrate(this.ctx.storage);
  }

  /** Runs `work` in a transaction; what it records becomes the state once the transaction has succeeded. */
  #transact<T>(work: (record: Recorder) => T): T {
    let state = this.#state;
    const result = this.ctx.storage.transactionSync(() =>
      work((events, at, cause) => {
        state = this.#record(state, events, at, cause);
        return state;
      }),
    );
    if (state && state !== this.#state) this.#tellWatchers(state);
    this.#state = state;
    return result;
  }

  #tellWatchers(state: GameState): void {
    if (state.watchEdition !== this.#state?.watchEdition) dismissWatchers(this.ctx);
    else tellWatchers(this.ctx, newsOf(state));
  }

  #record(state: GameState | undefined, events: readonly GameEvent[], at: number, cause: Cause): GameState {
    const after = appendEvents(this.#sql, events, at, cause).reduce<GameState | undefined>(evolve, state);
    if (!after) throw new Error('a command without events');
    putReadModel(this.#sql, after.seq, at);
    if (state && after.turns.length > state.turns.length) dropTurnLetters(this.#sql);
    for (const letter of lettersAfter(events, after)) {
      const hold = letter.kind === 'yourTurn' ? this.#settings.letterHoldSeconds * 1000 : 0;
      putLetter(this.#sql, after.id, letter, at + hold);
    }
    planReminders(this.#sql, after, at);
    for (const work of worksAfter(events, after)) putWork(this.#sql, work, at);
    return after;
  }

  /** The same decision, with what a command leads to. */
  #decided(decision: ReplyDecision, now: number): Exclude<ReplyDecision, { to: 'do' }> | CommandDone {
    if (decision.to !== 'do') return decision;
    const decided = decide(decision.command, this.#state, this.#circumstances(now));
    return decided.ok
      ? { to: 'done', word: decision.word, events: decided.value }
      : { to: 'refuse', read: '', refusal: decided.error, isCommand: true };
  }

  #doAsReplied(
    { seat, ply }: Reply,
    decision: Extract<ReplyDecision, { to: 'play' | 'note' }>,
    record: (events: readonly GameEvent[]) => GameState,
  ): ReplyAnswer {
    const { note } = decision;
    const notes: readonly GameEvent[] = note === undefined ? [] : [{ type: 'noteWritten', seat, text: note }];
    if (decision.to === 'note') {
      record(notes);
      return { did: 'noted' };
    }
    const { move } = decision;
    const command = { type: 'playMove', seat, ply, text: move } as const;
    const decided = decide(command, this.#state, this.#circumstances(this.#now()));
    if (!decided.ok) throw new Error(`a move that was read as legal is refused: ${decided.error.code}`);
    record([...notes, ...decided.value]);
    return { did: 'played', move, ply };
  }

  #answerByLetter(
    seat: Seat,
    who: Correspondent,
    decision: Exclude<ReplyDecision, { to: 'play' | 'note' | 'do' }>,
    state: GameState,
    now: number,
    cause: Cause,
  ): ReplyAnswer {
    const isAnswered = mayTell(this.#sql, seat, who, now);
    const addressed = { seat, ply: state.turns.length, seq: state.seq, cause };
    if (isAnswered) putLetter(this.#sql, state.id, { ...addressed, ...letterFor(decision) }, now);
    switch (decision.to) {
      case 'tell':
        return { did: 'told', word: decision.word, isAnswered };
      case 'refuse':
        return { did: 'refused', refusal: decision.refusal, isAnswered };
      case 'askToConfirm':
        return { did: 'askedToConfirm', move: decision.move, doubt: decision.doubt, isAnswered };
    }
  }
}

/** A command by mail that the game allows. */
interface CommandDone {
  readonly to: 'done';
  readonly word: AskingWord;
  readonly events: readonly GameEvent[];
}

const earliest = (...times: readonly (number | undefined)[]): number | undefined => {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

const newsOf = ({ seq, turns }: GameState): News => ({ seq, ply: turns.length });

type Recorder = (events: readonly GameEvent[], at: number, cause: Cause) => GameState;

function doneBy(events: readonly GameEvent[], { seq, turns }: GameState) {
  const played = events.find((event) => event.type === 'movePlayed');
  return { seq, ply: turns.length, ...(played && { move: played.move }) };
}
