/** The pages of the site, for tests that look at each; and the games that they show. */
import type { Service } from './service.ts';
import { SHORT_GAMES } from './shortGames.ts';
import { beginGame, confirmPath, playMoves, playPath, seatToMove } from './table.ts';

/** A game in its middle, and the addresses on which its next move is played and confirmed. */
export interface GamePaths {
  readonly id: string;
  readonly path: string;
  readonly confirm: string;
}

export interface Visited {
  /** By the id of the rules. */
  readonly games: ReadonlyMap<string, GamePaths>;
  /** The page of a player, as others see it. */
  readonly player: string;
}

/** Games whose board and whose pieces another one shows as well. */
const SISTERS = ['charybdis-square', 'threehex-two'];
const PLAYED = SHORT_GAMES.filter(({ game }) => !SISTERS.includes(game));

/** Begins a game of each kind but those, and plays it to its last move but one. */
export async function beginGames(service: Service): Promise<ReadonlyMap<string, GamePaths>> {
  const games = new Map<string, GamePaths>();
  for (const { game, moves } of PLAYED) {
    const id = await beginGame(service, game);
    const ply = moves.length - 2;
    await playMoves(service, game, id, moves.slice(0, ply));
    const seat = await seatToMove(service, id);
    games.set(game, {
      id,
      path: playPath(id, seat, ply),
      confirm: confirmPath(id, seat, ply, moves[ply] ?? ''),
    });
  }
  return games;
}

type PageOf = readonly [name: string, pathIn: (visited: Visited) => string];

const three = ({ games }: Visited): GamePaths | undefined => games.get('three-crowns');

/** Each page's name and its path. */
export const PAGES: readonly PageOf[] = [
  ['front', () => '/'],
  ['rules', () => '/rules'],
  ['my games', () => '/games'],
  ['new game', () => '/new'],
  ['new game of a kind', () => '/new/three-way-checkers'],
  ['post office', () => '/post'],
  ['mailbox', () => '/post/box/ada@sample.localhost'],
  ['lobby', () => '/lobby'],
  ['puzzles', () => '/puzzles/hibryd'],
  ['a puzzle', () => '/puzzles/three-way-checkers/1'],
  ['a puzzle solved', () => '/puzzles/charybdis/1?solution'],
  ['archive', () => '/archive?result=shared'],
  ['a player', ({ player }) => player],
  ['account', () => '/account'],
  ['own time', () => '/account/time'],
  ['proof of a log', () => '/verify'],
  ['nothing here', () => '/nowhere'],
  ['a move shown', (visited) => `${three(visited)?.path}?move=a2-a1`],
  ['a move refused', (visited) => `${three(visited)?.path}?move=a2-b9`],
  ['agreements', (visited) => `${three(visited)?.path}/agreements`],
  ['earlier position', (visited) => `/g/${three(visited)?.id}/3`],
  ['embedded board', (visited) => `/embed/${three(visited)?.id}`],
  ['confirming a move', (visited) => three(visited)?.confirm ?? ''],
  ['a link that is not ours', () => '/play/nonsense'],
  ['resign', (visited) => `${three(visited)?.path}/resign`],
  ...SHORT_GAMES.map(({ game }): PageOf => [`rules of ${game}`, () => `/rules/${game}`]),
  ...PLAYED.flatMap(({ game }): readonly PageOf[] => [
    [`game of ${game}`, ({ games }) => `/g/${games.get(game)?.id}`],
    [`play ${game}`, ({ games }) => games.get(game)?.path ?? ''],
  ]),
];
