import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { writeMessages } from './web/messages/write.ts';

const IGNORED = ['**/node_modules/**', 'dist/**'];
/** Those that put another module in the place of one: they share none. */
const APART = ['**/added-fact.test.{ts,tsx}'];

/** Tests with a document: their first line says so. */
const WITH_DOCUMENT = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .map((name) => `web/src/${name}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom'));

/** From 25 on Node has a storage of its own, which would hide jsdom's. */
const WITHOUT_STORAGE = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/** Unit and HTTP tests. */
const UNIT: TestProjectInlineConfiguration['test'] = {
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
};

await writeMessages();

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: ['{contract,search,server,streets,web,seed,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...IGNORED, ...APART, ...WITH_DOCUMENT],
        },
      },
      // A worker ends where the next file has another environment, so these have a project of their own.
      { test: { ...UNIT, name: 'unit-document', include: WITH_DOCUMENT, exclude: APART } },
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
