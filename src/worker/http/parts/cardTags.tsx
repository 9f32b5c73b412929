/** The preview of a pasted link to a page that is about no particular game: a sentence and a card. */
import { CARD } from '../../../render/index.ts';
import { SERVICE } from '../../../words/index.ts';
import type { Settings } from '../../env.ts';

export interface CardTagsFacts {
  readonly settings: Settings;
  readonly title: string;
  readonly description: string;
  /** The card's path. */
  readonly card: string;
}

export const CardTags = ({ settings, title, description, card }: CardTagsFacts) => (
  <>
    <meta name="description" content={description} />
    <meta property="og:site_name" content={SERVICE} />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:image" content={settings.publicUrl + card} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(CARD.width)} />
    <meta property="og:image:height" content={String(CARD.height)} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
