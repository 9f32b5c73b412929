/** What a link to a position shows where it is pasted: title, sentence and picture, told in every way that is read. */

import { describeTurn, type Scene } from '../../../render/index.ts';
import type { Words } from '../../../words/index.ts';
import type { Settings } from '../../env.ts';
import { openAddress } from '../../game/show/publicAddress.ts';
import type { FoundGame } from '../games.ts';
import { statusOf, titleOf } from './gameFacts.tsx';

export const SITE_NAME = 'Sealed Move';

export interface PositionWords {
  readonly title: string;
  readonly description: string;
}

/** The position after `ply` turns, as a title and a sentence or two. */
export function positionWords(words: Words, { rules, snapshot }: FoundGame, ply: number): PositionWords {
  const title = titleOf(rules, snapshot);
  const last = snapshot.turns.length;
  const turn = snapshot.turns[ply - 1];
  const name = turn && (snapshot.seats[turn.seat]?.name ?? '');
  const played = turn
    ? `Move ${ply}: ${name} ${turn.move ? `plays ${turn.move}` : describeTurn(words, turn)}. `
    : '';
  return ply === last
    ? { title, description: `${played}${statusOf(words, rules, snapshot)}` }
    : {
        title: `${title}, ${ply === 0 ? 'the start' : `after move ${ply} of ${last}`}`,
        description: played || 'The position before the first move.',
      };
}

/** Absolute addresses of everything that shows a game. */
export function addressesOf(settings: Settings, { snapshot }: FoundGame, ply: number) {
  const address = openAddress(settings, snapshot);
  const game = `${settings.publicUrl}/g/${address}`;
  const position = `${game}/${ply}`;
  return {
    game,
    position,
    picture: `${position}.png`,
    film: `${game}/game.gif`,
    feed: `${game}/feed.atom`,
    text: `${game}/game.txt`,
    record: `${game}/game.json`,
    log: `${settings.publicUrl}/api/games/${address}/log`,
    embedded: `${settings.publicUrl}/embed/${address}/${ply}`,
    oEmbed: `${settings.publicUrl}/oembed?format=json&url=${encodeURIComponent(position)}`,
  };
}

export interface UnfurlFacts {
  readonly words: Words;
  readonly settings: Settings;
  readonly found: FoundGame;
  readonly ply: number;
  readonly scene: Scene;
  readonly alt: string;
}

/** For the head of a position's page; first in it, since some readers take only the beginning of a page. */
export const UnfurlTags = ({ words, settings, found, ply, scene, alt }: UnfurlFacts) => {
  const { title, description } = positionWords(words, found, ply);
  const { position, picture, oEmbed, feed } = addressesOf(settings, found, ply);
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={position} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(scene.width)} />
      <meta property="og:image:height" content={String(scene.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta property="article:published_time" content={new Date(found.snapshot.createdAt).toISOString()} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
      {found.snapshot.isPrivate ? <meta name="robots" content="noindex" /> : null}
      <link rel="alternate" type="application/json+oembed" href={oEmbed} title={title} />
      <link rel="alternate" type="application/atom+xml" href={feed} title={`Moves of ${title}`} />
    </>
  );
};
