/** The foot of a game letter: who plays what under which terms, and the two links that are always there. */
import type { GameFacts } from './letter.ts';
import { words } from './words.ts';

/** "3 Crowns. Gold: Ada (you), Silver: Bob." and the terms, each a sentence. */
export function footerSentences({ gameName, players, seat, terms }: GameFacts): readonly string[] {
  const seats = players.map((player) => {
    const { you, openSeat } = words.footer;
    return words.footer.seat(player.side, player.seat === seat ? you(player.name) : player.name || openSeat);
  });
  return [gameName, seats.join(', '), ...terms].map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
}

export const footerLinks = (game: GameFacts, unsubscribe: string) => [
  { label: words.footer.page, url: game.url },
  { label: words.footer.stop, url: unsubscribe },
];
