/**
 * A game as it is told to the player of one seat. By the log alone, so that it is told the same however
 * often.
 */
import {
  type Asked,
  type Desk,
  formatReplyAddress,
  type GameFacts,
  type GameLetter,
} from '../../../email/index.ts';
import { type Atlas, describeOptions, seatName, sideName } from '../../../render/index.ts';
import { type Seat, sideOf } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import type { Settings } from '../../env.ts';
import { type Link, signLink } from '../../links.ts';
import { type GameState, isStillIn } from '../evolve/state.ts';
import { describeClock } from '../model/clockSetup.ts';
import { namedHand } from '../model/hand.ts';
import { NOBODY } from '../model/ids.ts';
import { openAddress } from '../show/publicAddress.ts';

export interface Telling {
  readonly words: Words;
  readonly state: GameState;
  /** The reader's seat. */
  readonly seat: Seat;
  readonly settings: Settings;
  readonly atlas: Atlas;
  /** Set where it is the last answer of its day: so many there are. */
  readonly mostAnswers?: number;
}

/** What every letter of a game tells. */
export const gameOf = (telling: Telling): GameLetter => {
  const { state, seat, mostAnswers } = telling;
  const account = state.seats[seat]?.account ?? NOBODY;
  const isInPlay = state.phase === 'playing' && isStillIn(state, seat);
  return {
    game: gameFacts(telling),
    unsubscribe: linkTo(telling, { purpose: 'unsubscribe', account, game: state.id }),
    ...(isInPlay && { desk: deskOf(telling) }),
    ...(mostAnswers !== undefined && { mostAnswers }),
  };
};

const gameFacts = ({ words, state, seat, settings }: Telling): GameFacts => ({
  id: state.id,
  gameName: gameWords(words, state.rules).name,
  players: state.seats.map(({ name }, each) => ({
    seat: each,
    side: sideNameOf({ words, state }, each),
    name,
  })),
  url: `${settings.publicUrl}/g/${openAddress(settings, state)}`,
  rulesUrl: `${settings.publicUrl}/rules/${state.rules.id}`,
  seat,
  terms: [...describeOptions(words, state.rules, state.options), ...describeClock(words, state.clockSetup)],
});

/** What names are told by: the same to every reader. */
type Naming = Pick<Telling, 'words' | 'state'>;

export const sideNameOf = ({ words, state: { rules, standing } }: Naming, seat: Seat): string =>
  sideName(words, rules, sideOf(rules, standing.position, seat));

/**
 * A player's display name; "somebody who left" once the account is deleted; the side's, while nobody has sat.
 */
export function nameOf({ words, state: { seats, rules } }: Naming, seat: Seat | undefined): string {
  const player = seat === undefined ? undefined : seats[seat];
  if (seat === undefined || player?.name) return player?.name ?? '';
  const hasSat = player?.state === 'playing' || player?.state === 'left';
  return hasSat ? words.pages.standing.unnamed.gone : seatName(words, rules, seat);
}

export const namesOf = (naming: Naming): readonly string[] =>
  naming.state.seats.map((_, seat) => nameOf(naming, seat));

export const linkTo = ({ settings: { publicUrl, secret } }: Telling, link: Link): string =>
  `${publicUrl}/${link.purpose}/${signLink(secret, link)}`;

/** The page to play on, signed for the seat and this ply. */
export const playLink = (telling: Telling): string => {
  const { state, seat } = telling;
  return linkTo(telling, {
    purpose: 'play',
    game: state.id,
    seat,
    ply: state.turns.length,
    ...namedHand(state.seats[seat]),
  });
};

/** The address that takes the seat's replies, as of this ply. */
export const replyAddress = (
  { state: { id, seats, turns }, seat, settings }: Telling,
  asks?: Asked,
): string =>
  formatReplyAddress(
    settings.secret,
    { game: id, seat, ply: turns.length, ...namedHand(seats[seat]), ...(asks && { asks }) },
    settings.mailDomain,
  );

/** Where the seat answers offers and makes them, as of this ply. */
export const deskOf = (telling: Telling, asks?: Asked): Desk => ({
  link: `${playLink(telling)}/agreements`,
  replyTo: replyAddress(telling, asks),
});
