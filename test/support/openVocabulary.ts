/** For tests that read letters without a Worker: the vocabulary, which it would have opened. */
import { openVocabulary } from '../../src/email/index.ts';
import { vocabulary } from '../../src/email/reading/vocabulary/index.ts';

openVocabulary(vocabulary);
