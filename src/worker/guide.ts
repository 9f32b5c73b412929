/** The games' guides: assets made by `scripts/buildGuides.ts`, a file for each game and language. */
import { GUIDE_VERSION } from '../../generated/guideVersion.ts';
import type { Guide } from '../guides/index.ts';
import type { RulesId } from '../rules/index.ts';
import { checkVersion, fetchAsset } from './assets.ts';

/** By file. An isolate keeps those it has shown: there are as many as games, each of some 100 kB. */
const opened = new Map<string, Guide>();

/** The guide of a game that is one of the house, in the language of the words. */
export async function guideOf(
  env: Pick<Env, 'ASSETS'>,
  { locale }: { readonly locale: string },
  { id }: { readonly id: RulesId },
): Promise<Guide> {
  const file = `guide.${locale}.${id}.json`;
  const known = opened.get(file);
  if (known) return known;
  const response = await fetchAsset(env, file);
  const { version, ...guide } = await response.json<Guide & { readonly version: string }>();
  checkVersion(file, version, GUIDE_VERSION);
  opened.set(file, guide);
  return guide;
}
