/**
 * What is made from the sources before the Worker: the picture atlas and the browser's script.
 * `wrangler.toml` runs it.
 */
import { buildAtlas } from './buildAtlas.ts';
import { buildWeb } from './buildWeb.ts';

await Promise.all([buildAtlas(), buildWeb()]);
