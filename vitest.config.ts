import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // `npm run coverage`: how much of the rules their own tests reach.
    coverage: {
      provider: 'v8',
      include: ['src/rules/**/*.ts'],
      reporter: 'text',
      thresholds: { branches: 99 },
    },
    projects: [
      {
        // Pure rooms and scripts, in plain Node.
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: 60_000,
          include: [
            'test/{words,rules,render,email,web,scripts,worker/clock}/**/*.test.ts',
            'test/*.test.ts',
          ],
        },
      },
      {
        // The Worker, its objects and its mail, inside workerd.
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                SECRET: 'only for these tests',
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          isolate: false,
          testTimeout: 60_000,
          include: ['test/worker/**/*.test.{ts,tsx}'],
          exclude: ['test/worker/clock/**'],
          setupFiles: ['./test/support/worker/setup.ts'],
        },
      },
      {
        // The whole service over HTTP, with fakes of what lies outside, and a real browser.
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
