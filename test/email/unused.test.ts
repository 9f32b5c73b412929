/** What the Worker's bundle leaves out of its packages is not missed: letters are read and sent alike. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import * as whole from '../../src/email/index.ts';
import { vocabulary } from '../../src/email/reading/vocabulary/index.ts';
import { aliases } from '../bench/wranglerToml.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const receiver = { authservId: 'mx.example.net' };

let bundled: typeof whole;
let text: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from './src/email/index.ts'", resolveDir: ROOT },
    bundle: true,
    format: 'esm',
    target: 'es2024',
    external: ['node:*'],
    plugins: [aliases],
    write: false,
  });
  text = outputFiles[0]?.text ?? '';
  bundled = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  bundled.openVocabulary(vocabulary);
});

it('leaves out what is heavy', () => {
  expect(text).not.toMatch(/CounterClockwiseContourIntegral|fast-sha256/);
});

/** Every fifth will do: each reads HTML and text. */
const letters = globSync('test/fixtures/mail/*.eml', { cwd: ROOT })
  .sort()
  .filter((_, at) => at % 5 === 0);

it.each(letters)('reads %s alike', async (file) => {
  const raw = readFileSync(path.join(ROOT, file));
  expect(await bundled.readReply(raw, receiver)).toEqual(await whole.readReply(raw, receiver));
});
