/** A game as JSON. Other people's programs read it: fields may be added, but never renamed. */
import { remainingAt } from '../../clock/clock.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { endOfOffer, waitedFor } from '../../game/offers/policy.ts';
import type { ListedGame } from '../../store/lists/games.ts';
import type { UnreadableGame } from '../unreadable.ts';

export const gameForPrograms = (snapshot: GameSnapshot, now: number) => ({
  id: snapshot.id,
  game: snapshot.rulesId,
  rulesVersion: snapshot.rulesVersion,
  options: snapshot.options,
  phase: snapshot.phase,
  ply: snapshot.turns.length,
  toMove: snapshot.toMove ?? null,
  seats: snapshot.seats.map(({ name, state, before = [] }, seat) => ({
    name,
    state,
    isPlaying: snapshot.playing.includes(seat),
    before: before.map((player) => ({ name: player.name, until: player.until })),
  })),
  moves: snapshot.turns.map(({ move, ...turn }) => ({ ...turn, move: move ?? null })),
  clock: {
    terms: snapshot.clock.terms,
    isClaimable: snapshot.clock.isClaimable ?? false,
    weekendsOff: snapshot.clock.weekendsOff ?? false,
    noVacation: snapshot.clock.noVacation ?? false,
    deadline: snapshot.clock.deadline ?? null,
    isOver: snapshot.clock.isOver,
    pausedUntil: snapshot.clock.clock.pausedUntil ?? null,
    remaining: snapshot.seats.map((_, seat) => remainingAt(snapshot.clock.clock, seat, now) ?? null),
  },
  offers: snapshot.offers.map(({ isClosed: _, ...offer }) => ({
    ...offer,
    waitsFor: waitedFor(offer, snapshot.playing),
    standsUntil: endOfOffer(offer.kind),
  })),
  series: snapshot.series ?? null,
  outcome: snapshot.outcome ?? null,
  /** Set when the game is read-only: this is its state before the record `seq`. */
  readOnly: snapshot.trouble ? { code: snapshot.trouble.code, seq: snapshot.trouble.seq } : null,
});

/** A game whose raw log can be read but not replayed: what the lists know about it. */
export const unreadableForPrograms = ({ listed, trouble }: UnreadableGame) => ({
  id: listed.id,
  game: listed.rulesId,
  phase: listed.phase,
  ply: listed.ply,
  toMove: null,
  seats: listed.seats.map(({ name, state }) => ({ name, state })),
  readOnly: { code: trouble.code, seq: trouble.seq },
});

/** A public game as it stands in a list. */
export const listedForPrograms = (listed: ListedGame, publicUrl: string) => ({
  id: listed.id,
  url: `${publicUrl}/g/${listed.id}`,
  game: listed.rulesId,
  options: listed.options,
  terms: listed.terms,
  phase: listed.phase,
  ply: listed.ply,
  seats: listed.seats.map(({ account, name, state }) => ({
    name,
    state,
    player: name === '' ? null : `${publicUrl}/p/${account}`,
  })),
  outcome: listed.outcome ?? null,
  createdAt: listed.createdAt,
  endedAt: listed.endedAt ?? null,
});
