import { defineConfig } from 'vitest/config';
import { writeMessages } from './web/messages/write.ts';

const IGNORED = ['**/node_modules/**', 'dist/**'];
/** Those that put another module in the place of one: they share none. */
const APART = ['**/added-fact.test.{ts,tsx}'];

/** From 25 on Node has a storage of its own, which would hide jsdom's. */
const WITHOUT_STORAGE = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

await writeMessages();

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,seed,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...IGNORED, ...APART],
          globalSetup: ['testing/shared-folder.ts'],
          setupFiles: ['testing/clean-up.ts'],
          // What Node is about to drop fails now.
          execArgv: ['--throw-deprecation', ...WITHOUT_STORAGE],
          maxWorkers: 2,
          // Files share a process and its modules, which spares a quarter of the CPU. So what they open they close, and none mocks a
          // module: a spy on `node:fs` reaches down to the streams of all files after it.
          isolate: false,
          // A database test waits for a database to be made before it begins.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'unit-apart',
          include: APART,
          exclude: IGNORED,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/specs/**/*.test.ts'],
          exclude: IGNORED,
          globalSetup: ['e2e/helper/servers.ts'],
          maxWorkers: 2,
          // Files of a worker share its browsers, and the modules of what drives them.
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // As long as a locator waits: a poll's own second is too short beside another browser.
          expect: { poll: { timeout: 20_000 } },
          // A failure on a machine nobody can look into says what was found, not how many.
          chaiConfig: { truncateThreshold: 0 },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['e2e/faults/**/*.test.ts'],
          exclude: IGNORED,
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
