/** What lists show of a game: its picture, how it stands, its time and its terms. */
import { describeOptions, describeOutcome, formatDuration } from '../../../render/index.ts';
import { type RulesId, rulesById } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import { parseTerms } from '../../clock/terms.ts';
import { formatAgo, termsInWords } from '../../clock/words.ts';
import type { Settings } from '../../env.ts';
import type { AccountId } from '../../game/model/ids.ts';
import { picturePath } from '../../game/show/publicAddress.ts';
import type { ListedGame } from '../../store/lists/games.ts';
import { nameOf } from './gameWords.ts';

/**
 * From the reader's side, if they play. A private game's picture needs a signed link, since only people who
 * see this list may see it.
 */
export function pictureOf(settings: Settings, game: ListedGame, reader?: AccountId): string {
  const seat = reader === undefined ? -1 : game.seats.findIndex(({ account }) => account === reader);
  const side = seat > 0 ? { seat } : {};
  return picturePath(settings, game, rulesById(game.rulesId), { ply: game.ply, ...side, size: 'thumbnail' });
}

export const isTurnOf = ({ phase, toMove, seats }: ListedGame, reader: AccountId | undefined): boolean =>
  phase === 'playing' && reader !== undefined && toMove !== undefined && seats[toMove]?.account === reader;

/** The name of the game that is played. */
export function gameNameOf(words: Words, rulesId: RulesId): string {
  const rules = rulesById(rulesId);
  return rules ? gameWords(words, rules).name : rulesId;
}

/** "Your turn: move 12", "Ada wins: three in a row." */
export function standingWords(words: Words, listed: ListedGame, reader: AccountId | undefined): string {
  const text = words.pages.standing;
  const { phase, toMove, seats, ply, outcome } = listed;
  const rules = rulesById(listed.rulesId);
  if (outcome && rules)
    return describeOutcome(
      words,
      rules,
      outcome,
      seats.map((player) => nameOf(words, player)),
    );
  if (phase === 'inviting') return text.notBegun;
  if (toMove === undefined) return text.notPlayed;
  return isTurnOf(listed, reader)
    ? text.yourMove(ply + 1)
    : text.moveOf(ply + 1, nameOf(words, seats[toMove]));
}

/** "2 days 3 hours left", or when the game last changed. */
export function timeWords(
  words: Words,
  { deadline, phase, movedAt, endedAt }: ListedGame,
  now: number,
): string {
  const text = words.pages.standing;
  const ago = formatAgo(words, now - (endedAt ?? movedAt));
  if (phase !== 'playing') return phase === 'over' ? text.ended(ago) : ago;
  if (deadline === undefined) return text.lastMove(ago);
  return deadline > now ? text.left(formatDuration(words, deadline - now)) : text.timeIsUp;
}

/** A game's options and clock: "Goal: most stones. 3 days a move." */
export function termsWords(words: Words, { rulesId, options, terms, noVacation }: ListedGame): string {
  const rules = rulesById(rulesId);
  const clock = parseTerms(terms);
  return words.pages.standing.terms([
    ...(rules ? describeOptions(words, rules, options) : []),
    ...(clock.ok ? [sentence(termsInWords(words, clock.value))] : []),
    ...(noVacation ? [words.clock.setup.noVacation] : []),
  ]);
}

const sentence = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
