import { type Block, button, heading, lead, list, paragraph } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import { type LetterWords, template } from './template.ts';

export interface ListedFacts {
  readonly gameName: string;
  /** By seat; '' for a seat whose player has not joined yet, undefined for one open to anybody. */
  readonly names: readonly (string | undefined)[];
  /** The number of the next move, counted from 1. */
  readonly move: number;
  readonly standing: 'yourTurn' | 'toMove' | 'notBegun';
  /** Who is to move; '' for nobody. */
  readonly mover: string;
  /** The time left for the player to move, in words; '' when it is up; undefined without a clock. */
  readonly left?: string;
}

interface GameList extends AccountLetter {
  readonly games: readonly ListedFacts[];
  /** How many games are left out. */
  readonly more: number;
  /** The page with the reader's games. */
  readonly link: string;
}

export const gameList = template('gameList', (words, facts: GameList) => {
  const text = words.gameList;
  const { games, more, link } = facts;
  const count = games.length + more;
  const mine = games.filter(({ standing }) => standing === 'yourTurn');
  const body = [
    lead(count === 0 ? text.none : text.count(count, mine.length)),
    ...group(words, text.yourTurn, mine),
    ...group(
      words,
      text.othersTurn,
      games.filter(({ standing }) => standing === 'toMove'),
    ),
    ...group(
      words,
      text.notBegun,
      games.filter(({ standing }) => standing === 'notBegun'),
    ),
    ...(more > 0 ? [paragraph(text.more(more))] : []),
    ...(mine.length > 0 ? [paragraph(text.howToPlay)] : []),
    button(text.button, link),
  ];
  return accountLetter(words, facts, text.subject(count), body);
});

const group = (words: LetterWords, title: string, games: readonly ListedFacts[]): readonly Block[] =>
  games.length === 0 ? [] : [heading(title), list(games.map((game) => sentenceOf(words, game)))];

function sentenceOf({ gameList: text }: LetterWords, game: ListedFacts): string {
  const { gameName, names, move, standing, mover, left } = game;
  const status = {
    notBegun: text.status.notBegun,
    yourTurn: text.status.yourTurn(move),
    toMove: text.status.toMove(mover, move),
  }[standing];
  const time = left === undefined ? [] : [left === '' ? text.timeIsUp : text.left(left)];
  const players = names.map((name) => (name === undefined ? text.anybody : name || text.somebody));
  return text.game(gameName, players, [status, ...time].join(' '));
}
