import { defineConfig } from 'vitest/config';

const IGNORED = ['**/node_modules/**', 'dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,seed,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: IGNORED,
          // A database test waits for a database to be made before it begins.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/specs/**/*.test.ts'],
          exclude: IGNORED,
          globalSetup: ['e2e/helper/servers.ts'],
          fileParallelism: false,
          retry: 0,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
