/** Cuts a line of a plan into moves by the rules: all ways to read it as legal moves of the seats in turn. */
import { readMove, type Seat } from '../../../rules/index.ts';
import type { PlanRefusal } from '../model/planRefusal.ts';
import { type Place, type Planning, takeTurn, type WrittenNode } from './check.ts';
import type { PlanToken } from './tokens.ts';

/** One turn of a line as it was cut, and the place after it. */
export interface CutTurn {
  readonly turn: WrittenNode;
  readonly seat: Seat;
  readonly before: Place;
  readonly after: Place;
}

export type Cut =
  | { readonly ok: true; readonly line: readonly CutTurn[] }
  | { readonly ok: false; readonly error: PlanRefusal };

/** So many legal or illegal moves are tried in one line; no honest one needs nearly as many. */
const MOST_TRIES = 3000;

interface Search {
  readonly planning: Planning;
  readonly tokens: readonly PlanToken[];
  /** At most two. */
  readonly ways: (readonly CutTurn[])[];
  /** The refusal after the longest legal beginning. */
  refusal: { readonly at: number; readonly error: PlanRefusal } | undefined;
  tries: number;
}

/** The line from that place on; refused where there is no way to read it, or more than one. */
export function cutLine(planning: Planning, place: Place, tokens: readonly PlanToken[]): Cut {
  const search: Search = { planning, tokens, ways: [], refusal: undefined, tries: 0 };
  explore(search, 0, place, []);
  const [line, other] = search.ways;
  if (line && other) return refused({ code: 'PLAN_AMBIGUOUS', ways: [spelled(line), spelled(other)] });
  if (search.tries > MOST_TRIES) return refused({ code: 'PLAN_TOO_LONG' });
  if (line) return { ok: true, line };
  return refused(search.refusal?.error ?? { code: 'PLAN_EMPTY' });
}

const refused = (error: PlanRefusal): Cut => ({ ok: false, error });

const spelled = (line: readonly CutTurn[]): string => line.at(-1)?.after.so.join(', ') ?? '';

function fail(search: Search, at: number, error: PlanRefusal): void {
  if (!search.refusal || at > search.refusal.at) search.refusal = { at, error };
}

function explore(search: Search, at: number, place: Place, line: readonly CutTurn[]): void {
  const { planning, tokens, ways } = search;
  if (ways.length > 1 || search.tries > MOST_TRIES) return;
  const token = tokens[at];
  const isOwn = place.seat === planning.owner;
  if (!token) {
    const last = line.at(-1);
    if (last?.seat === planning.owner) ways.push(line);
    else fail(search, at, { code: 'PLAN_WITHOUT_ANSWER', so: place.so, seat: place.seat ?? planning.owner });
    return;
  }
  const onlyIf = (isRight: boolean): void => {
    if (isRight) explore(search, at + 1, place, line);
    else fail(search, at, misplaced(place, planning, tokens.slice(at)));
  };
  switch (token.kind) {
    case 'if':
      onlyIf(!isOwn);
      return;
    case 'answer':
      // "If Blue plays f1-e2 then if Black plays d5-c4 then e3-d4".
      onlyIf(isOwn || tokens[at + 1]?.kind === 'if');
      return;
    case 'name':
      onlyIf(place.seat !== undefined && token.seats.includes(place.seat));
      return;
    case 'number':
    case 'break':
    case 'plan':
    case 'unguarded':
      explore(search, at + 1, place, line);
      return;
    case 'any':
    case 'else':
      takeAny(search, at, place, line);
      return;
    case 'resign':
      take(search, at + 1, place, line, { does: 'resign', next: [] });
      return;
    case 'step':
      takeSteps(search, at, place, line);
      return;
  }
}

/** It is somebody else's turn than the words say. */
const misplaced = ({ so, seat }: Place, { owner }: Planning, rest: readonly PlanToken[]): PlanRefusal =>
  seat === undefined
    ? { code: 'PLAN_AFTER_END', so, text: textOf(rest) }
    : seat === owner
      ? { code: 'PLAN_TWO_ANSWERS', so }
      : { code: 'PLAN_OTHERS_TURN', so, seat, text: textOf(rest) };

/** Of one seat that is named; otherwise of all whose turn it is before the owner's. */
function takeAny(search: Search, at: number, place: Place, line: readonly CutTurn[]): void {
  const { planning, tokens } = search;
  if (place.seat === undefined || place.seat === planning.owner) {
    fail(search, at, misplaced(place, planning, tokens.slice(at)));
    return;
  }
  const isNamed = tokens[at - 1]?.kind === 'name';
  const turn: WrittenNode = { does: 'any', next: [] };
  const taken = takeTurn(planning, place, turn);
  if (!taken.ok) {
    fail(search, at, taken.error);
    return;
  }
  const after = [...line, { turn, seat: place.seat, before: place, after: taken.value.place }];
  const isLast = isNamed || taken.value.place.seat === planning.owner;
  const goesOn = tokens[at + 1]?.kind === 'name';
  if (isLast || goesOn) explore(search, at + 1, taken.value.place, after);
  else takeAny(search, at, taken.value.place, after);
}

/** Every beginning of the run of steps that is a legal move; where nobody knows the position, all of it. */
function takeSteps(search: Search, at: number, place: Place, line: readonly CutTurn[]): void {
  const { planning, tokens } = search;
  const run: Extract<PlanToken, { kind: 'step' }>[] = [];
  for (let end = at; ; end++) {
    const token = tokens[end];
    if (token?.kind !== 'step') break;
    run.push(token);
  }
  const whole = run.map(({ written }) => written).join(' ');
  const { standing, so, seat } = place;
  if (seat === undefined || standing?.outcome) {
    fail(search, at, { code: 'PLAN_AFTER_END', so, text: whole });
    return;
  }
  if (!standing) {
    // Groups of steps may be several moves, and there is no telling.
    const isOne = run.every(({ isGlued }, index) => index === 0 || isGlued);
    if (!isOne) {
      fail(search, at, { code: 'PLAN_UNCUT', so, text: whole });
      return;
    }
    take(search, at + run.length, place, line, {
      does: 'move',
      move: run.map(({ written }) => written).join('-'),
      next: [],
    });
    return;
  }
  for (let length = 1; length <= run.length; length++) {
    search.tries += 1;
    const text = run
      .slice(0, length)
      .map(({ written }) => written)
      .join(' ');
    const read = readMove(planning.rules, standing.position, text);
    if (read.ok) take(search, at + length, place, line, { does: 'move', move: read.value.text, next: [] });
    else {
      const { refusal } = { refusal: read.error };
      fail(search, at + refusal.index, { code: 'PLAN_ILLEGAL', so, text: whole, seat, refusal });
      if (refusal.index < length) return;
    }
  }
}

function take(search: Search, next: number, place: Place, line: readonly CutTurn[], turn: WrittenNode): void {
  const taken = takeTurn(search.planning, place, turn);
  if (!taken.ok) {
    fail(search, next, taken.error);
    return;
  }
  const cut = { turn, seat: place.seat ?? -1, before: place, after: taken.value.place };
  explore(search, next, taken.value.place, [...line, cut]);
}

const textOf = (tokens: readonly PlanToken[]): string =>
  tokens.flatMap((token) => (token.kind === 'step' ? [token.written] : [])).join(' ');
