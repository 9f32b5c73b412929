/**
 * Makes what the Worker needs from the sources: the picture atlas and the browser's scripts. Run by
 * `wrangler.toml`.
 */
import { buildAtlas } from './buildAtlas.ts';
import { buildWeb } from './buildWeb.ts';

await Promise.all([buildAtlas(), buildWeb()]);
