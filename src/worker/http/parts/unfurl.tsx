/**
 * The preview of a pasted link to a position: title, sentence and picture, in every format that sites read.
 */
import { CARD } from '../../../render/index.ts';
import { SERVICE, type Words } from '../../../words/index.ts';
import type { Settings } from '../../env.ts';
import type { FoundGame } from '../games.ts';
import { addressesOf } from './addresses.ts';
import { positionWords } from './positionWords.ts';

export interface UnfurlFacts {
  readonly words: Words;
  readonly settings: Settings;
  readonly found: FoundGame;
  readonly ply: number;
  readonly alt: string;
}

/** For the head of a position's page. Goes first, because some readers only fetch the start of a page. */
export const UnfurlTags = ({ words, settings, found, ply, alt }: UnfurlFacts) => {
  const { title, description } = positionWords(words, found, ply);
  const { position, card, oEmbed, feed } = addressesOf(settings, found, ply);
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={SERVICE} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={position} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(CARD.width)} />
      <meta property="og:image:height" content={String(CARD.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta property="article:published_time" content={new Date(found.snapshot.createdAt).toISOString()} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={alt} />
      {found.snapshot.isPrivate ? <meta name="robots" content="noindex" /> : null}
      <link rel="alternate" type="application/json+oembed" href={oEmbed} title={title} />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={feed}
        title={words.pages.sharing.movesOf(title)}
      />
    </>
  );
};
