/**
 * Consent, whatever happens: an offer is carried out exactly when all who are asked and still in have
 * accepted it.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GameState, playingSeats } from '../../../../src/worker/game/evolve/state.ts';
import type { GameEvent } from '../../../../src/worker/game/model/events.ts';
import {
  askFor,
  OFFER_KINDS,
  type OfferKind,
  PROPOSED_KINDS,
} from '../../../../src/worker/game/offers/kinds.ts';
import { standingOffers } from '../../../../src/worker/game/offers/policy.ts';
import type { Setting } from '../../../support/worker/given.ts';
import { type Story, tell } from '../../../support/worker/story.ts';
import vectors from '../../../vectors/hibryd.jsonl?raw';

/** The twelfth move of this game eliminates a player, and the two others play on. */
const { options, moves } = JSON.parse(vectors.split('\n')[48] ?? '') as {
  readonly options: Record<string, string>;
  readonly moves: readonly string[];
};

const anySeat = fc.constantFrom(0, 1, 2);
const anyAction = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('play' as const), seat: anySeat }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('offer' as const),
      seat: anySeat,
      kind: fc.constantFrom(...PROPOSED_KINDS),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      what: fc.constantFrom(
        ...(['acceptOffer', 'acceptOffer', 'acceptOffer', 'acceptOffer', 'closeOffer'] as const),
      ),
      seat: anySeat,
      kind: fc.constantFrom(...OFFER_KINDS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('resign' as const), seat: anySeat }) },
);
type Action = { readonly what: string; readonly seat: number; readonly kind?: OfferKind };

function act(story: Story, { what, seat, kind = 'draw' }: Action): void {
  const ply = story.state.turns.length;
  if (what === 'offer') story.ask({ type: 'offer', seat, ply, offer: askFor(kind) });
  else if (what === 'acceptOffer' || what === 'closeOffer') {
    const standing = standingOffers(story.state.offers);
    const meant = standing[OFFER_KINDS.indexOf(kind) % standing.length]?.kind ?? kind;
    story.ask({ type: what, seat, ply, kind: meant });
  } else if (what === 'resign') story.ask({ type: 'resign', seat, ply });
  else {
    const { toMove = -1 } = story.state.standing;
    const text = moves[ply] ?? '';
    if (!story.ask({ type: 'playMove', seat: toMove, ply, text }).ok) story.playsAny();
  }
}

/** The kind of offer that an event carries out, who made it, and whom it is about. */
function deedOf(event: GameEvent): { kind: OfferKind; maker?: number; about?: number } | undefined {
  switch (event.type) {
    case 'gameEnded':
      return event.outcome.reason === 'AGREED' ? { kind: 'draw' } : undefined;
    case 'movesTakenBack':
      return { kind: 'takeback', maker: event.seat };
    case 'gamePaused':
      return { kind: 'pause', maker: event.seat };
    case 'pauseEnded':
      return event.seat === undefined ? undefined : { kind: 'resume', maker: event.seat };
    case 'timeGiven':
      return { kind: 'gift', maker: event.seat, about: event.to };
    case 'seatCalled':
      return { kind: 'call', maker: event.seat, about: event.of };
    case 'seatFreed':
      return { kind: 'substitute', maker: event.seat, about: event.of };
    case 'gameCancelled':
      return event.isMatchDecided ? { kind: 'conclude', maker: event.seat } : undefined;
    default:
      return undefined;
  }
}

/** What has been offered and accepted, kept by hand: kind -> who made it, who accepted. */
type Ledger = Map<OfferKind, { readonly maker: number; readonly about: number; readonly yes: Set<number> }>;

function enter(ledger: Ledger, event: GameEvent): void {
  if (event.type === 'offerMade') {
    const { proposal, seat } = event;
    const about = 'of' in proposal ? proposal.of : 'to' in proposal ? proposal.to : -1;
    ledger.set(proposal.kind, { maker: seat, about, yes: new Set() });
  }
  if (event.type === 'offerAccepted') ledger.get(event.kind)?.yes.add(event.seat);
}

/** Those who would still have to accept. */
const missing = (ledger: Ledger, kind: OfferKind, maker: number, about: number, state: GameState) =>
  playingSeats(state).filter((seat) => seat !== maker && seat !== about && !ledger.get(kind)?.yes.has(seat));

/** Checks what the newest command brought about; returns the kinds that were carried out. */
function check(story: Story, ledger: Ledger): readonly OfferKind[] {
  const done = story.steps.flatMap(({ event, before }): readonly OfferKind[] => {
    enter(ledger, event);
    const deed = deedOf(event);
    if (!deed || !before) return [];
    const { kind, maker = ledger.get(kind)?.maker ?? -1, about = -1 } = deed;
    expect({ kind, missing: missing(ledger, kind, maker, about, before) }).toEqual({ kind, missing: [] });
    return [kind];
  });
  const { state } = story;
  if (state.phase !== 'playing') return done;
  for (const { kind, seat } of standingOffers(state.offers)) {
    const about = ledger.get(kind)?.about ?? -1;
    expect({ kind, isComplete: missing(ledger, kind, seat, about, state).length === 0 }).toEqual({
      kind,
      isComplete: false,
    });
  }
  return done;
}

const SETTINGS: readonly Setting[] = [
  { options, clock: { terms: '3d/move' } },
  { options, series: { number: 3, games: 3, points: [2, 0, 0] } },
];

it('is complete exactly when all who are asked and still in have accepted', { timeout: 60_000 }, () => {
  const carriedOut = new Set<OfferKind>();
  let hasEliminated = false;
  fc.assert(
    fc.property(
      fc.constantFrom(...SETTINGS),
      fc.integer({ min: 0, max: 11 }),
      fc.array(anyAction, { minLength: 25, maxLength: 60, size: 'max' }),
      (setting, begun, actions) => {
        const story = tell('hibryd', setting);
        for (const move of moves.slice(0, begun)) story.plays(move);
        const ledger: Ledger = new Map();
        for (const action of actions) {
          if (story.state.phase !== 'playing') break;
          const { seq } = story.state;
          act(story, action);
          if (story.state.seq > seq) for (const kind of check(story, ledger)) carriedOut.add(kind);
          hasEliminated ||= playingSeats(story.state).length < 3;
        }
      },
    ),
    { numRuns: 50 },
  );
  expect(hasEliminated).toBe(true);
  expect(carriedOut.size).toBeGreaterThan(4);
});

it('to resign in ThreeHex is asked again when it was refused, in the same turn', () => {
  const story = tell('threehex');
  for (const _ of [1, 2]) {
    story.does({ type: 'resign', seat: 0, ply: 0 });
    expect(story.newest).toMatchObject([{ type: 'offerMade', proposal: { kind: 'resignation' } }]);
    story.does({ type: 'closeOffer', seat: 1, ply: 0, kind: 'resignation' });
  }
});
