/** Absolute addresses of everything that shows a game. */
import type { Seat } from '../../../rules/index.ts';
import type { Settings } from '../../env.ts';
import { openAddress } from '../../game/show/publicAddress.ts';
import type { FoundGame } from '../games.ts';

/** `seat`: from which the boards are seen; left out for readers who have none. */
export function addressesOf(settings: Settings, { snapshot }: FoundGame, ply: number, seat?: Seat) {
  const address = openAddress(settings, snapshot);
  const game = `${settings.publicUrl}/g/${address}`;
  const position = `${game}/${ply}`;
  const side = seat === undefined || seat === 0 ? '' : `.${seat + 1}`;
  return {
    game,
    position,
    picture: `${position}${side}.png`,
    card: `${position}.card.png`,
    animation: `${game}/game${side}.gif`,
    feed: `${game}/feed.atom`,
    text: `${game}/game.txt`,
    record: `${game}/game.json`,
    log: `${settings.publicUrl}/api/games/${address}/log?signed`,
    embedded: `${settings.publicUrl}/embed/${address}/${ply}`,
    oEmbed: `${settings.publicUrl}/oembed?format=json&url=${encodeURIComponent(position)}`,
  };
}
