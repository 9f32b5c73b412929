/** How balanced the games are, by games between machines. */
import { counted } from '../lists.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

export const balance = {
  title: 'Balance',
  about:
    'Nobody has published how balanced these games are. So our machines played each of them against their equals, and here is what came of it. A figure is as good as the number of its games: the range behind it holds the true value with 95% certainty, as far as machines of that level go. People may play otherwise.',
  howMany:
    'The numbers of games are what there has been time for so far. The games are kept, and the same command goes on from them.',
  command: 'The command, with a level and a number of games of your choice:',
  commandFor: (rulesId: string, level: string, games: number, seed: string): string =>
    `npm run study -- ${rulesId} ${level} ${games} ${seed}`,
  between: (level: string, games: number): string => `Between ${level}s, ${counted(games, 'game')}`,
  columns: { seat: 'Seat', share: 'Share of the points', within: '95% range' },
  share: percent,
  range: (share: number, within: number): string =>
    `${percent(Math.max(0, share - within))} to ${percent(Math.min(1, share + within))}`,
  /** `fair`: an equal share. */
  verdict: (side: string, level: string, share: number, within: number, fair: number): string => {
    const found = `${side}, who moves first, takes ${percent(share)} of the points between ${level}s; an equal share would be ${percent(fair)}.`;
    if (Math.abs(share - fair) <= within) return `${found} So few games do not tell this from chance.`;
    return share > fair
      ? `${found} Moving first is an advantage.`
      : `${found} Moving first is a disadvantage.`;
  },
  /** One line on the page of a game's rules. */
  line: (side: string, level: string, share: number, within: number, games: number): string =>
    `Balance: ${side}, who moves first, takes ${percent(share)} (±${percent(within)}) of the points in ${counted(games, 'game')} between ${level}s.`,
  more: 'More about balance',
  details: (plies: number, choices: number, draws: number): string =>
    `Half of the games have at most ${plies} turns; there are ${choices.toFixed(1)} choices a turn on average; ${percent(draws)} are drawn.`,
  endings: 'How they end',
  ending: (reason: string, share: number): string => `${reason} ${percent(share)}`,
  strength: {
    title: 'How far the levels are apart',
    about:
      'One machine of a level against others of the level below, in each seat in turn. In ThreeHex Chess a win is two thirds of the points of a game, so that nobody can take more.',
    columns: { game: 'Game', levels: 'Levels', games: 'Games', share: 'Share of the points' },
    levels: (level: string, other: string): string => `${level} against ${other}`,
  },
};
