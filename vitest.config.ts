import { globSync } from 'node:fs';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { needsWorkerd } from './test/support/needsWorkerd.ts';

const ofTheWorker = globSync('test/worker/**/*.test.{ts,tsx}');

export default defineConfig({
  test: {
    // `npm run coverage`: how much of the rules is reached by their tests and by machines.
    coverage: {
      provider: 'v8',
      include: ['src/rules/**/*.ts'],
      reporter: 'text',
      thresholds: { branches: 100 },
    },
    projects: [
      {
        // Pure rooms and scripts, and what of the Worker needs no workerd, in plain Node.
        test: {
          name: 'node',
          environment: 'node',
          // No test leaves anything behind, and the modules of all are the same.
          isolate: false,
          testTimeout: 60_000,
          setupFiles: ['./test/support/openVocabulary.ts'],
          include: [
            'test/!(e2e|worker)/**/*.test.ts',
            'test/*.test.ts',
            ...ofTheWorker.filter((file) => !needsWorkerd(file)),
          ],
        },
      },
      {
        // The Worker, its objects and its mail, inside workerd.
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // Bound as ARCHIVE by the tests that are about it.
              r2Buckets: ['BUCKET'],
              bindings: { SECRET: 'only for these tests', TEST_MIGRATIONS: [await allMigrations()] },
            },
          })),
        ],
        test: {
          name: 'worker',
          isolate: false,
          testTimeout: 60_000,
          include: ofTheWorker.filter(needsWorkerd),
          setupFiles: ['./test/support/openVocabulary.ts', './test/support/worker/setup.ts'],
        },
      },
      {
        // The whole service over HTTP, with fakes of what lies outside, and a real browser.
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

/** All migrations as one, which is one request to D1 before each test instead of one for each. */
async function allMigrations() {
  const migrations = await readD1Migrations('./migrations');
  return { name: 'all', queries: migrations.flatMap(({ queries }) => queries) };
}
