/** What may happen to a game at a moment: what its players ask on the site and by mail, time, and mishaps. */
import { legalMoves, type Seat } from '../../../../src/rules/index.ts';
import { MINUTE, SECOND } from '../../../../src/worker/clock/units.ts';
import { dueAtOf } from '../../../../src/worker/game/decide/due.ts';
import { type GameState, playingSeats } from '../../../../src/worker/game/evolve/state.ts';
import type { Command, Reply } from '../../../../src/worker/game/model/commands.ts';
import { askFor, PROPOSED_KINDS } from '../../../../src/worker/game/offers/kinds.ts';
import { resendTurnLetter } from '../../../../src/worker/game/outbox/turnLetters.ts';
import { accountOf, addressOf, FATES, type Machine, type Moment } from './machine.ts';

export interface Happening {
  readonly name: string;
  /** Why what came of it must not be, beyond the invariants; undefined: all is well. */
  readonly run: (machine: Machine) => Promise<string | undefined>;
}

/** Everything that the search lets happen at a moment. */
export function happeningsAt({ state, outbox, alarm, now }: Moment): readonly Happening[] {
  if (!state) throw new Error('nothing happens to a game that is not');
  return [
    ...commandsIn(state).map(asked),
    ...repliesIn(state).map(replied),
    ...(alarm === undefined ? [] : FATES.map(rung)),
    { name: 'sweep', run: async (machine) => void (await machine.sweep()) },
    ...lateIn(state, now),
    ...(outbox.some(({ parked }) => parked) ? [RETRY] : []),
    ...(state.phase === 'playing' ? [restored(state.standing.toMove ?? 0)] : []),
  ];
}

const rung = (fate: (typeof FATES)[number]): Happening => ({
  name: `ring (${fate})`,
  run: async (machine) => void (await machine.ring(fate)),
});

/** Time passes, and no alarm rings: past what is due, and past what may be done freely. */
function lateIn(state: GameState, now: number): readonly Happening[] {
  const due = dueAtOf(state);
  const to = (name: string, at: number): Happening => ({
    name,
    run: async (machine) => {
      machine.now = at;
      machine.alarm = Math.max(machine.alarm ?? at, at);
      return undefined;
    },
  });
  return [
    ...(due === undefined || due < now ? [] : [to('the alarm is late', due + SECOND)]),
    ...(due === undefined || due > now + 11 * MINUTE ? [to('minutes pass', now + 11 * MINUTE)] : []),
  ];
}

const RETRY: Happening = {
  name: 'the operator tries parked letters again',
  run: async (machine) => void (await machine.do((now) => machine.outbox.unpark(now))),
};

const restored = (seat: Seat): Happening => ({
  name: `the address of seat ${seat} works again`,
  run: async (machine) =>
    void (await machine.do((now) => {
      if (machine.state) resendTurnLetter(machine.outbox, machine.state, accountOf(seat), 'again', now);
    })),
});

const chosenMoves = new Map<string, readonly string[]>();

/**
 * Moves that differ in what comes of them: the first, one that ends the game, one that eliminates a seat; or
 * a pass.
 */
function movesIn({ rules, standing }: GameState): readonly string[] {
  if (standing.outcome) return [];
  const { position } = standing;
  const name = `${rules.id} ${rules.formatPosition(position)}`;
  const known = chosenMoves.get(name);
  if (known) return known;
  const inGame = (at: unknown): number =>
    rules.seats.filter((_, seat) => rules.isIn?.(at, seat) ?? true).length;
  const moves = rules.unlistable
    ? rules.next(position, []).steps.map((step) => [step])
    : [...legalMoves(rules, position)];
  const isEnd = (move: readonly string[]): boolean => rules.play(position, move).outcome !== undefined;
  const eliminates = (move: readonly string[]): boolean =>
    inGame(rules.play(position, move).position) < inGame(position);
  const [first] = moves;
  const pass = moves.find(([step]) => step === 'pass');
  const chosen = [first, pass, moves.find(isEnd), moves.find((move) => eliminates(move) && !isEnd(move))];
  const texts = chosen.flatMap((move) => (move ? [rules.spell(position, move)] : []));
  chosenMoves.set(name, [...new Set(texts)]);
  return texts;
}

function commandsIn(state: GameState): readonly Command[] {
  const { phase, seats } = state;
  const ply = state.turns.length;
  if (phase === 'inviting') {
    return seats.flatMap(({ state: at }, seat): readonly Command[] => {
      const account = accountOf(seat);
      if (at !== 'invited' && at !== 'open') return [{ type: 'cancelGame', seat, ply }];
      return [
        { type: 'takeSeat', seat, account, name: `Player ${seat}` },
        { type: 'declineSeat', seat, account: at === 'open' ? state.host : account },
      ];
    });
  }
  if (phase === 'over') return seats.map((_, seat) => ({ type: 'rematch', seat }));
  if (phase !== 'playing') return [];
  const { toMove = 0 } = state.standing;
  return [
    ...movesIn(state).map((text) => ({ type: 'playMove', seat: toMove, ply, text }) as const),
    ...playingSeats(state).flatMap((seat) => commandsOf(state, seat, ply)),
    { type: 'cancelGame', seat: 0, ply },
    // Of an older turn, and of a seat whose turn it is not.
    { type: 'resign', seat: toMove, ply: ply - 1 },
    { type: 'playMove', seat: (toMove + 1) % seats.length, ply, text: movesIn(state)[0] ?? '' },
  ];
}

function commandsOf(state: GameState, seat: Seat, ply: number): readonly Command[] {
  return [
    { type: 'resign', seat, ply },
    ...(state.clock.running?.hasFallen ? [{ type: 'claimTime', seat, ply } as const] : []),
    ...PROPOSED_KINDS.map((kind) => ({ type: 'offer', seat, ply, offer: askFor(kind) }) as const),
    ...state.offers.flatMap(({ kind, seq }) => [
      { type: 'acceptOffer', seat, ply, kind, seq } as const,
      { type: 'closeOffer', seat, ply, kind, seq } as const,
    ]),
  ];
}

/** Whoever asks for the same thing twice gets the same answer, and it is done once. */
const asked = (command: Command): Happening => ({
  name: JSON.stringify(command),
  async run(machine) {
    const cause = `form:${machine.age}`;
    const answer = await machine.execute(command, cause);
    const [seq, rows] = [machine.state?.seq, JSON.stringify(machine.rows())];
    const recorded = machine.recorded.filter(({ cause }) => cause !== 'time').length;
    if (answer.ok !== recorded > 0)
      return answer.ok ? 'done, and nothing happened' : 'refused, and it happened';
    const again = await machine.execute(command, cause);
    const isSame = JSON.stringify(again) === JSON.stringify(answer) && machine.state?.seq === seq;
    return isSame && JSON.stringify(machine.rows()) === rows ? undefined : 'asked again, it was done again';
  },
});

type Written = Omit<Reply, 'messageId'>;

/** By mail: moves, and offers that are made and answered, by whoever is to move and by one other. */
function repliesIn(state: GameState): readonly Written[] {
  if (state.phase !== 'playing') return [];
  const { toMove = 0 } = state.standing;
  const ply = state.turns.length;
  const [move = ''] = movesIn(state);
  const other = (toMove + 1) % state.seats.length;
  return [
    reply(toMove, ply, [move]),
    reply(toMove, ply, [move, '', 'note', 'Good luck']),
    reply(toMove, ply, ['Hello']),
    reply(other, ply - 1, ['takeback']),
    reply(other, ply, ['draw']),
    reply(other, ply, [move]),
    ...(state.offers.length > 0 ? [reply(toMove, ply, ['accept']), reply(other, ply, ['decline'])] : []),
  ];
}

const reply = (seat: Seat, ply: number, lines: readonly string[]): Written => ({
  seat,
  ply,
  from: addressOf(seat),
  authenticated: true,
  subject: 'Re: your turn',
  lines,
  unshown: [],
  hidden: [],
});

const replied = (written: Written): Happening => ({
  name: `mail from ${written.seat} at ${written.ply}: ${written.lines.join(' / ')}`,
  async run(machine) {
    const message = { ...written, messageId: `<${machine.age}@players.test>` };
    const { did } = await machine.answerReply(message);
    const [seq, rows] = [machine.state?.seq, JSON.stringify(machine.rows())];
    const again = await machine.answerReply(message);
    const isSame = again.did === did && machine.state?.seq === seq;
    if (!isSame || JSON.stringify(machine.rows()) !== rows) return 'read again, it was done again';
    const isTold = machine
      .rows()
      .some(
        ({ payload }) =>
          payload.includes(`"seat":${message.seat},`) || payload.includes(`"seat":${message.seat}}`),
      );
    return isTold ? undefined : 'the sender of a reply is told nothing';
  },
});
