/** The formatter wraps code, not comments; this holds them to the same width. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const COMMENT = /^\s*(\/\/|\/?\*)|\s\/\/\s/;

it('no comment is wider than 110 columns', () => {
  const wide = globSync('{src,scripts,test}/**/*.{ts,tsx}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > 110 && COMMENT.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});
