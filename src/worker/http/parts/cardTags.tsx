/** The preview of a pasted link to a page that is about no particular game: a sentence and a card. */
import { CARD } from '../../../render/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import { gameWords, SERVICE, type Words } from '../../../words/index.ts';
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

export interface GameCardTagsFacts {
  readonly words: Words;
  readonly settings: Settings;
  readonly rules: AnyRules;
  /** Without one, the game's name. */
  readonly title?: string;
}

/** For a page that is about a kind of game: its card, and what it is in a sentence. */
export const GameCardTags = ({ words, settings, rules, title }: GameCardTagsFacts) => (
  <CardTags
    settings={settings}
    title={title ?? gameWords(words, rules).name}
    description={words.sheets[rules.id].summary}
    card={`/rules/${rules.id}/card.png`}
  />
);
