/**
 * Where the search begins: games of two and of three, fresh, in play and near their end, by all kinds of
 * clocks.
 */
import { asRulesId } from '../../../../src/rules/index.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import { newSeries } from '../../../../src/worker/game/model/series.ts';
import { askFor, type OfferKind } from '../../../../src/worker/game/offers/kinds.ts';
import { SHORT_GAMES } from '../../e2e/shortGames.ts';
import { accountOf, GAME, type Machine } from './machine.ts';

type Creation = Extract<Command, { type: 'createGame' }>;

export interface Beginning {
  readonly name: string;
  readonly creation: Creation;
  /** The first moves of the short game of its kind are played. */
  readonly plies: number;
  /** What the first two seats have offered. */
  readonly offers?: readonly OfferKind[];
  /** Alarms have rung until the time of whoever is to move was up. */
  readonly isLate?: true;
  /** How many things happen one after the other. */
  readonly depth: number;
}

const STRICT = { zone: 'UTC', vacation: [], isAutomatic: false };
const START = Date.parse('2090-01-01T12:00:00Z');

const create = (game: string, seats: number, terms: string, more: Partial<Creation> = {}): Creation => ({
  type: 'createGame',
  id: GAME,
  rulesId: asRulesId(game),
  options: {},
  host: accountOf(0),
  hostName: 'Player 0',
  seats: Array.from({ length: seats }, (_, seat) => accountOf(seat)),
  clock: { terms },
  ...more,
});

/** All sit at once. */
const begun = (game: string, seats: number, terms: string, more: Partial<Creation> = {}): Creation =>
  create(game, seats, terms, {
    agreed: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}`, availability: STRICT })),
    ...more,
  });

const automatic = {
  agreed: [0, 1].map((seat) => ({ name: `Player ${seat}`, availability: { ...STRICT, isAutomatic: true } })),
};

export const BEGINNINGS: readonly Beginning[] = [
  { name: 'an invitation for two', creation: create('charybdis', 2, '3d/move'), plies: 0, depth: 3 },
  {
    name: 'an invitation for three, with an open seat',
    creation: create('threehex', 3, 'none', { seats: [accountOf(0), accountOf(1), null] }),
    plies: 0,
    depth: 3,
  },
  { name: 'a game of two', creation: begun('charybdis', 2, '3d/move'), plies: 1, depth: 3 },
  {
    name: 'a game of two whose time must be claimed',
    creation: begun('charybdis', 2, '12h+12h/move,max36h', {
      clock: { terms: '12h+12h/move,max36h', isClaimable: true },
    }),
    plies: 2,
    isLate: true,
    depth: 2,
  },
  {
    name: 'a game of two with vacations, in a match',
    creation: begun('charybdis', 2, '1d/move', { ...automatic, series: newSeries(2, 2) }),
    plies: 3,
    depth: 2,
  },
  {
    name: 'a game of three in which all must consent to a resignation',
    creation: begun('threehex', 3, '3d/move'),
    plies: 2,
    depth: 2,
  },
  {
    name: 'offers to three, of whom one is about to be eliminated',
    creation: begun('three-way-checkers', 3, '3d/move'),
    plies: 20,
    offers: ['draw', 'pause'],
    depth: 2,
  },
  {
    name: 'a game of three that is nearly over',
    creation: begun('three-way-checkers', 3, 'none'),
    plies: 22,
    depth: 2,
  },
  { name: 'a game of claims', creation: begun('hibryd', 3, '3d/move'), plies: 9, depth: 2 },
];

export async function begin(
  machine: Machine,
  { creation, plies, offers = [], isLate }: Beginning,
): Promise<void> {
  machine.now = START;
  const created = await machine.execute(creation, 'creation');
  if (!created.ok) throw new Error(`not created: ${created.error.code}`);
  const moves = SHORT_GAMES.find(({ game }) => game === creation.rulesId)?.moves.slice(0, plies) ?? [];
  for (const [ply, text] of moves.entries()) {
    await machine.ring('sent');
    const seat = machine.state?.standing.toMove ?? 0;
    const played = await machine.execute({ type: 'playMove', seat, ply, text }, `move ${ply}`);
    if (!played.ok) throw new Error(`${text}: ${played.error.code}`);
  }
  for (const [seat, kind] of offers.entries()) {
    await machine.execute({ type: 'offer', seat, ply: plies, offer: askFor(kind) }, `offer ${seat}`);
  }
  while (isLate && !machine.state?.clock.running?.hasFallen) await machine.ring('sent');
}
