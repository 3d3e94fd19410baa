//@ts-check
import { readFile, rm } from 'node:fs/promises';
import { auditDependencies } from './audit.mjs';
import { errorsPath } from './error-reporter.mjs';
import { collect, runTool } from './run.mjs';
import { ROOT } from './root.mjs';

/**
 * @typedef {{passed: number, failed: number, failures?: string[]}} Count `failures` says which, and why in a line
 * @typedef {{status: string, fullName: string, failureMessages: string[]}} Tried
 * @typedef {{numPassedTests: number, testResults: {
 *   name: string, status: string, message: string, assertionResults: Tried[]}[]}} Report vitest's JSON
 * @typedef {{name: string, run: (env: NodeJS.ProcessEnv) => Promise<Count>}} Check
 */

/** @param {boolean} ok @returns {Count} */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * A tool that either succeeds or does not.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{in?: string}} [options]
 * @returns {Check}
 */
const single = (name, command, args, options = {}) => ({
  name,
  run: async (env) => one((await runTool(command, args, { ...options, env })).code === 0),
});

const firstLine = (/** @type {string | undefined} */ text) => text?.split('\n', 1)[0] ?? '';

/**
 * What failed and at which line of its file.
 * @param {string | undefined} text a message with its stack
 * @param {string} file
 */
function reason(text, file) {
  const line = text?.split(`${file}:`)[1]?.match(/^\d+/)?.[0];
  return line ? `${firstLine(text)} (line ${line})` : firstLine(text);
}

/**
 * Counts a vitest report. A file that could not even be loaded has no test that failed, and is one failure.
 * @param {Report | null} report null where none was written
 * @param {number} code vitest's exit code
 * @param {readonly string[]} [errors] outside every test, each with its stack
 * @returns {Required<Count>}
 */
export function countReport(report, code, errors = []) {
  if (!report) return { passed: 0, failed: 1, failures: ['No report was written.'] };
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((tried) => tried.status === 'failed');
    const lines = failed.map(
      (tried) => `${tried.fullName}: ${reason(tried.failureMessages[0], name)}`,
    );
    const broken = status === 'failed' && failed.length === 0;
    return (broken ? [firstLine(message)] : lines).map(
      (line) => `${name.replace(ROOT, '')}: ${line}`,
    );
  });
  // An error outside every test fails the run without failing a test.
  failures.push(...errors.map((error) => `Outside every test: ${error.split('\n', 3).join(' ')}`));
  if (failures.length === 0 && code !== 0) failures.push('An error outside every test.');
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/**
 * Reads a JSON file and deletes it.
 * @param {string} path
 * @param {unknown} missing the result where the file does not exist
 */
async function takeJson(path, missing) {
  const content = await readFile(path, 'utf8').then(JSON.parse, () => missing);
  await rm(path, { force: true });
  return content;
}

/**
 * @param {string} name
 * @param {string} project of vitest.config.ts, or the beginning of several names
 * @param {readonly string[]} [choice] which tests; without one all of them
 * @returns {Check}
 */
const tests = (name, project, choice = []) => ({
  name,
  run: async (env) => {
    const path = `${ROOT}node_modules/.cache/report-${project}-${process.pid}.json`;
    const reporters = ['dot', 'json', `${ROOT}scripts/lib/error-reporter.mjs`];
    const output = [
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${path}`,
    ];
    const { code } = await runTool(
      'vitest',
      ['run', '--project', `${project}*`, ...choice, ...output],
      {
        env,
      },
    );
    const report = await takeJson(path, null);
    return countReport(report, code, await takeJson(errorsPath(path), []));
  },
});

/** @type {Check} */
const build = {
  name: 'Build',
  run: async (env) =>
    one(
      (
        await collect(process.execPath, ['scripts/command.mjs', 'build'], {
          env,
          stdio: ['ignore', 'inherit', 'inherit'],
        })
      ).code === 0,
    ),
};

/** The static checks. @type {readonly Check[]} */
export const STATIC_CHECKS = [
  // First, because it writes the types of the styles.
  single('Generated files', 'tsx', ['scripts/generate.ts', '--check']),
  single('Format', 'oxfmt', ['--check']),
  single('Lint', 'oxlint', ['--type-aware']),
  single('Unused files, exports and dependencies', 'knip', []),
  ...['contract', 'search', 'server', 'streets', 'web', 'e2e', 'bench', 'stress', 'scripts'].map(
    (folder) => single(`Types of ${folder}`, 'tsc', ['-p', folder], { in: 'typescript' }),
  ),
  { name: 'Known weaknesses of dependencies', run: auditDependencies },
];

/**
 * The unit and HTTP tests of what has changed since a commit, what is not committed included.
 * @param {string} commit
 */
export const changedTests = (commit) =>
  tests('Unit and HTTP tests of what has changed', 'unit', ['--changed', commit]);

/** The long form of the tests of failures under load. @param {readonly string[]} files parts of names; without one all of them */
export const faults = (files) => tests('Faults', 'faults', files);

/** The short form of `npm run fuzz`: always the same requests. */
const fuzz = single('Hostile requests', 'tsx', ['stress/fuzz/index.ts', '800', '--seed', '7']);

/** Everything `npm test` checks, in this order; browser tests come after the build they run. */
export const CHECKS = [
  ...STATIC_CHECKS,
  tests('Unit and HTTP tests', 'unit'),
  build,
  fuzz,
  tests('Browser tests', 'browser'),
];
