/** `public/vocabulary.json`, by which the Worker reads letters, and its version for it to check: its hash. */
import { vocabulary } from '../src/email/reading/vocabulary/index.ts';
import { versionOf, writePublic, writeVersion } from './generated.ts';

export function buildVocabulary(): void {
  const version = versionOf(vocabulary);
  writePublic('vocabulary.json', JSON.stringify({ version, ...vocabulary }));
  writeVersion('vocabulary', version);
}
