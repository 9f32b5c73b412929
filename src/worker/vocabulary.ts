/** The vocabulary by which letters are read: an asset made by `scripts/buildVocabulary.ts`. */
import { VOCABULARY_VERSION } from '../../generated/vocabularyVersion.ts';
import { openVocabulary, type Vocabulary } from '../email/index.ts';
import { checkVersion, fetchAsset } from './assets.ts';

const FILE = 'vocabulary.json';

let isReady = false;

/** Before a letter is read. Rejects if the asset is missing, or another build's: mail is tried again then. */
export async function getReadyToRead(env: Pick<Env, 'ASSETS'>): Promise<void> {
  if (isReady) return;
  const response = await fetchAsset(env, FILE);
  const { version, ...vocabulary } = await response.json<Vocabulary & { readonly version: string }>();
  checkVersion(FILE, version, VOCABULARY_VERSION);
  openVocabulary(vocabulary);
  isReady = true;
}
