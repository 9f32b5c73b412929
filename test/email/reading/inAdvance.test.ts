/** A line that gives a move in advance makes every move of its letter conditional, whatever the language. */
import { expect, it } from 'vitest';
import { isConditional } from '../../../src/email/index.ts';

/** `|` is a line break. */
const IN_ADVANCE = [
  'if anything then f1-e2',
  'otherwise f1-e2',
  'any: f1-e2',
  'any other: f1-e2',
  'anything else f1-e2',
  'then f1-e2',
  '1. otherwise f1-e2',
  '- else f1-e2',
  'plan: f1-e2',
  'next f1-e2',
  'whatever happens f1-e2',
  'f1-e2||otherwise c3-d3',
  'c3-d3|then f1-e2',
  'c3-d3||Nice game!||If h3-g3 then f1-e2',
  'c3-d3||if gibberish then boohoo',
  'sonst f1-e2',
  'ansonsten f1-e2',
  'c3-d3||andernfalls f1-e2',
  'sinon f1-e2',
  "n'importe quoi : f1-e2",
  'si no f1-e2',
  'cualquier cosa: f1-e2',
  'altrimenti f1-e2',
  'anders f1-e2',
  'senão f1-e2',
  'annars f1-e2',
  'ellers f1-e2',
  'muuten f1-e2',
  'inaczej f1-e2',
  'jinak f1-e2',
  'иначе f1-e2',
  'yoksa f1-e2',
];

it.each(IN_ADVANCE)('%s', (written) => {
  const lines = written.split('|');
  for (const at of lines.keys()) expect(isConditional(lines, at)).toBe(true);
});

it.each([
  'c3-d3||Anything new? The weather is fine.',
  'c3-d3||Then the sun came out.',
  'c3-d3||See you after that!',
])('is no condition: %s', (written) => expect(isConditional(written.split('|'), 0)).toBe(false));
