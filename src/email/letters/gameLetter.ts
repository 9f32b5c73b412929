/** What all letters of a game share: subject and thread, the footer, and the link that stops them. */
import { type Block, oneLine, paragraph } from '../blocks.ts';
import type { Desk, GameFacts } from './facts.ts';
import type { Draft, LetterWords } from './template.ts';

export interface GameLetter {
  readonly game: GameFacts;
  /** Turns the letters of this game off. */
  readonly unsubscribe: string;
  /** Where the reader, who plays in the game, proposes and answers; undefined for others. */
  readonly desk?: Desk;
  /** Of the last answer for a day: how many there are at most. */
  readonly mostAnswers?: number;
}

/** The draft of a letter of a game. `answerTo`: whose address takes the reply, if it is not the desk's. */
export const gameLetter = (
  words: LetterWords,
  { game, unsubscribe, desk, mostAnswers }: GameLetter,
  body: readonly Block[],
  answerTo: { readonly replyTo: string } | undefined = desk,
): Draft => ({
  subject: subjectOfGame(words, game),
  blocks: [
    ...body,
    ...(mostAnswers === undefined ? [] : [paragraph(words.parts.lastAnswer(mostAnswers))]),
    footer(words, { game, unsubscribe, ...(desk && { desk }) }),
  ],
  replyTo: answerTo?.replyTo,
  unsubscribe,
  thread: threadRoot(game),
});

/** Enough of a game's id to keep two games of the same players apart. */
const ID_LETTERS = 4;

/**
 * "3 Crowns: Ada – Ben (k3xq)". Mail programs start a new thread where the subject changes, so it stays the
 * same from the beginning of the game. Before that, a seat that nobody has taken is named by its side.
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
    ...(desk ? [{ label: words.desk, url: desk.link }] : []),
    { label: words.stop, url: unsubscribe },
  ],
});

/** "3 Crowns. Gold: Ada (you), Silver: Bob." and the terms, each a sentence. */
function sentencesAbout(
  { you, openSeat, seat: seatLine }: LetterWords['footer'],
  { gameName, players, seat, terms }: GameFacts,
): readonly string[] {
  const seats = players.map(({ side, name, seat: each }) =>
    seatLine(side, each === seat ? you(name) : name || openSeat),
  );
  return [gameName, seats.join(', '), ...terms].map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
}
