/** What the Worker is bundled from: nothing that it reads from its assets. */
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { aliases } from '../bench/wranglerToml.ts';

it('bundles no guide, diagram, puzzle or task, and no vocabulary', async () => {
  const { metafile } = await build({
    entryPoints: ['src/worker/index.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    plugins: [aliases],
    metafile: true,
    write: false,
  });
  const [output] = Object.values(metafile.outputs);
  const bundled = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  expect(bundled.length).toBeGreaterThan(500);
  const misplaced = bundled
    .map(([file]) => file)
    .filter((file) =>
      /^src\/(?:guides|words\/[^/]+\/guides|puzzles\/found|lessons\/games|email\/reading\/vocabulary|rules\/.*\/diagrams\.ts)/.test(
        file,
      ),
    );
  expect(misplaced).toEqual([]);
});
