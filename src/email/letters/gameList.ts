import { type Block, button, heading, lead, list, paragraph } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import { type LetterWords, template } from './template.ts';

export interface ListedFacts {
  readonly gameName: string;
  /** By seat; '' for a seat that nobody has taken, undefined for one that anybody may take. */
  readonly names: readonly (string | undefined)[];
  /** The move that comes next, counted from 1. */
  readonly move: number;
  readonly standing: 'yourTurn' | 'toMove' | 'notBegun';
  /** Who is to move; '' for nobody. */
  readonly mover: string;
  /** Of the player to move, in words; '' when it is up; undefined without a clock. */
  readonly left?: string;
}

interface GameList extends AccountLetter {
  readonly games: readonly ListedFacts[];
  /** How many more there are. */
  readonly more: number;
  /** The page of the reader's games. */
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
