/**
 * Makes what the Worker needs from the sources: the picture atlas, the games' guides, the vocabulary by
 * which letters are read, the browser's scripts and the style sheet. Run by `wrangler.toml`.
 */
import { buildAtlas } from './buildAtlas.ts';
import { buildGuides } from './buildGuides.ts';
import { buildVocabulary } from './buildVocabulary.ts';
import { buildWeb } from './buildWeb.ts';

buildGuides();
buildVocabulary();
await Promise.all([buildAtlas(), buildWeb()]);
