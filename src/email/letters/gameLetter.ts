/** What all letters of a game have in common: subject and thread, the footer, and the unsubscribe link. */
import { type Block, oneLine, paragraph } from '../blocks.ts';
import type { Desk, GameFacts } from './facts.ts';
import type { Draft, LetterWords } from './template.ts';

export interface GameLetter {
  readonly game: GameFacts;
  /** Turns off this game's letters. */
  readonly unsubscribe: string;
  /** Where the reader can make and answer offers; undefined for a reader who does not play. */
  readonly desk?: Desk;
  /** Set on the last reply we answer in a day: the daily limit. */
  readonly mostAnswers?: number;
}

/** The draft of a letter about a game. `answerTo`: whose address takes the reply, unless it is the desk's. */
export const gameLetter = (
  words: LetterWords,
  { game, unsubscribe, desk, mostAnswers }: GameLetter,
  body: readonly Block[],
  answerTo: { readonly replyTo: string } | undefined = desk,
  preheader?: string,
): Draft => ({
  subject: subjectOfGame(words, game),
  ...(preheader !== undefined && { preheader }),
  blocks: [
    ...body,
    ...(mostAnswers === undefined ? [] : [paragraph(words.parts.lastAnswer(mostAnswers))]),
    footer(words, { game, unsubscribe, ...(desk && { desk }) }),
  ],
  replyTo: answerTo?.replyTo,
  unsubscribe,
  thread: threadRoot(game),
});

/** Enough of a game's id to tell two games of the same players apart. */
const ID_LETTERS = 4;

/**
 * "3 Crowns: Ada – Ben (k3xq)". Mail programs start a new thread when the subject changes, so it stays the
 * same once the game has begun. Before that, a seat nobody has taken is named by its side.
 */
export function subjectOfGame({ subject }: LetterWords, { gameName, id, players, seat }: GameFacts): string {
  const names = players.map(
    (player) => oneLine(player.name) || (player.seat === seat ? subject.you : player.side),
  );
  return subject.game(gameName, names, id.slice(0, ID_LETTERS));
}

const threadRoot = ({ id, seat, url }: GameFacts): string => `<game.${id}.${seat}@${new URL(url).hostname}>`;

const footer = ({ footer: words }: LetterWords, { game, unsubscribe, desk }: GameLetter): Block => ({
  type: 'footer',
  sentences: sentencesAbout(words, game),
  links: [
    { label: words.page, url: game.url },
    { label: words.moves, url: `${game.url}#moves` },
    { label: words.rules, url: game.rulesUrl },
    ...(desk ? [{ label: words.desk, url: desk.link }] : []),
    { label: words.stop, url: unsubscribe },
  ],
});

/** "3 Crowns. Gold: Ada (you), Silver: Bob." and the terms, one sentence each. */
function sentencesAbout(
  { you, openSeat, seat: seatLine }: LetterWords['footer'],
  { gameName, players, seat, terms }: GameFacts,
): readonly string[] {
  const seats = players.map(({ side, name, seat: each }) =>
    seatLine(side, each === seat ? you(name) : name || openSeat),
  );
  return [gameName, seats.join(', '), ...terms].map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
}
