/**
 * Random histories in many zones, with every kind of agreement: whoever reads an honest log, of whatever
 * form, proves it.
 */
import { expect, it } from 'vitest';
import { allRules, asRulesId, rulesById } from '../../../../src/rules/index.ts';
import { formatDay } from '../../../../src/worker/clock/days.ts';
import { DAY, HOUR } from '../../../../src/worker/clock/units.ts';
import { hashRecord, type LogRecord, NO_HASH } from '../../../../src/worker/game/log/chain.ts';
import { disclose, type LogReader } from '../../../../src/worker/game/log/disclose.ts';
import { seal, withValue } from '../../../../src/worker/game/log/sealed.ts';
import { verifyLog } from '../../../../src/worker/game/log/verify.ts';
import type { Availability } from '../../../../src/worker/game/model/availability.ts';
import type { ClockSetup } from '../../../../src/worker/game/model/clockSetup.ts';
import { asAccountId } from '../../../../src/worker/game/model/ids.ts';
import { askFor, type OfferKind, PROPOSED_KINDS } from '../../../../src/worker/game/offers/kinds.ts';
import { dice, type Roll, someMove } from '../../../support/worker/dice.ts';
import { type Story, tell } from '../../../support/worker/story.ts';

const ZONES = ['UTC', 'America/Vancouver', 'Asia/Kolkata', 'Africa/Casablanca', 'Pacific/Auckland'];
const QUIET = [
  { from: '22:15', to: '07:45' },
  { from: '13:00', to: '14:00' },
];
const TERMS = ['3d/move', '1d/move', '3d+12h/move,max7d', '10d+1d/move,max10d', 'none', 'none'];
/** Games in which resigning, eliminating and agreeing differ, and which are quick to compute. */
const GAMES = allRules.map(({ id }) => id).filter((id) => !id.startsWith('charybdis'));

const pick = <T>(roll: Roll, list: readonly T[]): T => list[Math.floor(roll(list.length))] as T;
const is = (roll: Roll, oneIn: number): boolean => roll(oneIn) < 1;

function someAvailability(roll: Roll, now: number): Availability {
  const today = Math.floor(now / DAY) + Math.floor(roll(4));
  return {
    zone: pick(roll, ZONES),
    ...(is(roll, 2) && { quiet: pick(roll, QUIET) }),
    vacation: is(roll, 2)
      ? [{ first: formatDay(today), last: formatDay(today + 2 + Math.floor(roll(8))) }]
      : [],
    isAutomatic: !is(roll, 3),
  };
}

const someClock = (roll: Roll): ClockSetup => ({
  terms: pick(roll, TERMS),
  ...(is(roll, 3) && { weekendsOff: true }),
  ...(is(roll, 4) && { isClaimable: true }),
  ...(is(roll, 5) && { noVacation: true }),
});

/** A game of about thirty things that its players did. */
function someHistory(seed: number): Story {
  const roll = dice(seed);
  const begin = Date.parse('2026-11-20T00:00:00Z') + Math.floor(roll(2400)) * HOUR;
  const game = pick(roll, GAMES);
  const points = rulesById(asRulesId(game))?.seats.map((_, seat) => (seat === 0 ? 2 : 0)) ?? [];
  const story = tell(game, {
    begin,
    clock: someClock(roll),
    ...(is(roll, 5) && { series: { number: 3, games: 3, points } }),
    availability: [0, 1, 2].map(() => someAvailability(roll, begin)),
  });
  let hour = 0;
  for (let step = 0; step < 30 && story.state.phase === 'playing'; step++) {
    hour += is(roll, 3) ? roll(6 * 24) : roll(30);
    if (story.until(hour).state.phase === 'playing') doSomething(story, roll, begin + hour * HOUR);
  }
  return story;
}

function doSomething(story: Story, roll: Roll, now: number): void {
  const { standing, rules, seats, turns, freed } = story.state;
  const ply = turns.length;
  const seat = Math.floor(roll(seats.length));
  const account = seats[seat]?.account ?? asAccountId('nobody');
  const what = roll(12);
  const availability = someAvailability(roll, now);
  if (what < 4) {
    const text = someMove(rules, standing.position, roll);
    story.ask({ type: 'playMove', seat: standing.toMove ?? 0, ply, text });
  } else if (what < 6) {
    story.ask({ type: 'changeAvailability', account, availability });
  } else if (what < 10) {
    agree(story, pick(roll, PROPOSED_KINDS), seat);
  } else if (what < 11) {
    if (is(roll, 4)) story.ask({ type: 'resign', seat, ply });
    else story.ask({ type: 'claimTime', seat, ply });
  } else {
    story.ask({ type: 'writeNote', seat, text: 'Hello' });
  }
  if (freed && is(roll, 3)) {
    const substitute = asAccountId(`substitute${story.state.seq}`);
    const { seat: of, seq } = freed;
    story.ask({ type: 'standIn', seat: of, seq, account: substitute, name: 'Dora', availability });
  }
}

/** One proposes, and all the others agree. */
function agree(story: Story, kind: OfferKind, seat: number): void {
  const { seats, turns } = story.state;
  const ply = turns.length;
  if (kind === 'draw' || !story.ask({ type: 'offer', seat, ply, offer: askFor(kind) }).ok) return;
  for (const other of seats.keys()) story.ask({ type: 'acceptOffer', seat: other, ply, kind });
}

type Form = 'sealed' | 'inClear' | 'untimed';

/** The log as one edition or another of the service has kept it. */
function keptAs(form: Form, log: string): readonly LogRecord[] {
  const records: LogRecord[] = [];
  for (const line of log.split('\n')) {
    const { hash: _, ...record } = JSON.parse(line) as LogRecord;
    const bare = JSON.stringify(withValue(JSON.parse(record.payload), ['times'], undefined));
    const sealed =
      form === 'sealed'
        ? seal(record, () => `salt${records.length}`)
        : { payload: form === 'untimed' ? bare : record.payload, openings: [] };
    const kept = { ...record, payload: sealed.payload };
    const { openings } = sealed;
    const hash = hashRecord(records.at(-1)?.hash ?? NO_HASH, kept);
    records.push({ ...kept, hash, ...(openings.length > 0 && { openings }) });
  }
  return records;
}

const prove = (records: readonly LogRecord[], reader: LogReader) =>
  verifyLog(
    disclose(records, reader)
      .map((record) => JSON.stringify(record))
      .join('\n'),
  );

/** While times were not kept yet, nobody gave time, called anybody or handed a seat over. */
const NEWER = ['timeGiven', 'seatCalled', 'seatFreed'] as const;
const MEANT = [...NEWER, 'vacationTaken', 'timeRanOut', 'timeLost', 'gamePaused', 'movesTakenBack'] as const;

it('are proved by strangers and by players', () => {
  const seen = new Set<string>();
  for (let seed = 49; seed <= 60; seed++) {
    const { log, happened } = someHistory(seed);
    for (const type of happened) seen.add(type);
    const older: Form = NEWER.some((type) => happened.includes(type)) ? 'inClear' : 'untimed';
    for (const form of ['sealed', older] as const) {
      for (const reader of ['anybody', 'player'] as const) {
        const proof = prove(keptAs(form, log), reader);
        const found = proof.ok ? proof.value.otherZones : proof.error;
        expect(found, `${form} log of seed ${seed}, read by ${reader}`).toEqual([]);
      }
    }
  }
  expect(MEANT.filter((type) => !seen.has(type))).toEqual([]);
});

it('tell of a call to somebody on vacation, and of none that cannot have been', () => {
  const away = {
    zone: 'Asia/Tokyo',
    vacation: [{ first: '1970-01-03', last: '1970-01-07' }],
    isAutomatic: false,
  };
  const story = tell('three-crowns', { availability: [away] });
  story.until(5).does({ type: 'offer', seat: 1, ply: 0, offer: { kind: 'call' } });
  const until = 5 * HOUR + 19 * DAY;
  expect(story.newest).toEqual([{ type: 'seatCalled', seat: 1, ply: 0, of: 0, until }]);
  const shiftedBy = (ms: number) => keptAs('sealed', story.log.replace(String(until), String(until + ms)));
  for (const reader of ['anybody', 'player'] as const) {
    expect(prove(shiftedBy(0), reader)).toMatchObject({ ok: true });
    for (const ms of [-6 * DAY, 1, 60 * DAY]) {
      expect(prove(shiftedBy(ms), reader)).toMatchObject({ error: { code: 'IMPOSSIBLE_EVENT' } });
    }
  }
  // Whoever knows the vacation knows the day.
  expect(prove(shiftedBy(DAY), 'anybody')).toMatchObject({ ok: true });
  expect(prove(shiftedBy(DAY), 'player')).toMatchObject({ error: { code: 'IMPOSSIBLE_EVENT' } });
});
