/** The vocabulary whole, as data that JSON can hold. The Worker reads it from a file made of this. */
import { verbs } from './attributions.ts';
import { away } from './automatic.ts';
import { conditions } from './conditions.ts';
import { courtesies } from './courtesies.ts';
import { doubt } from './doubt.ts';
import { headings } from './headings.ts';
import { leadIns } from './leadIns.ts';
import { requests } from './requests.ts';
import { spellings } from './spellings.ts';
import { stray } from './stray.ts';
import { stubs } from './stubs.ts';

export const vocabulary = {
  away,
  conditions,
  courtesies,
  doubt,
  headings,
  leadIns,
  requests,
  spellings,
  stray,
  stubs,
  verbs,
};

export type Vocabulary = typeof vocabulary;
