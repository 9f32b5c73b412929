/**
 * Makes what the Worker needs from the sources: the picture atlas, the games' guides and the browser's
 * scripts. Run by `wrangler.toml`.
 */
import { buildAtlas } from './buildAtlas.ts';
import { buildGuides } from './buildGuides.ts';
import { buildWeb } from './buildWeb.ts';

buildGuides();
await Promise.all([buildAtlas(), buildWeb()]);
