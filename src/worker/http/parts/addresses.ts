/** Absolute addresses of everything that shows a game. */
import type { Settings } from '../../env.ts';
import { openAddress } from '../../game/show/publicAddress.ts';
import type { FoundGame } from '../games.ts';

export function addressesOf(settings: Settings, { snapshot }: FoundGame, ply: number) {
  const address = openAddress(settings, snapshot);
  const game = `${settings.publicUrl}/g/${address}`;
  const position = `${game}/${ply}`;
  return {
    game,
    position,
    picture: `${position}.png`,
    card: `${position}.card.png`,
    animation: `${game}/game.gif`,
    feed: `${game}/feed.atom`,
    text: `${game}/game.txt`,
    record: `${game}/game.json`,
    log: `${settings.publicUrl}/api/games/${address}/log?signed`,
    embedded: `${settings.publicUrl}/embed/${address}/${ply}`,
    oEmbed: `${settings.publicUrl}/oembed?format=json&url=${encodeURIComponent(position)}`,
  };
}
