import { lists } from '../lists.ts';

export const substitute = {
  subject: (by: string, gameName: string): string => `${by} asks you to go on in a game of ${gameName}`,
  asked: (by: string, of: string, gameName: string, players: readonly string[]): string =>
    `${by} asks whether you take over a seat in a game of ${gameName}, played by ${lists.all(players)}. You would go on for ${of}, and all have agreed to it.`,
  button: 'Look at the game',
  mayIgnore: 'If you do not want to, do nothing: no other letter comes.',
};
