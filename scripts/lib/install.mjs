//@ts-check
import { readFile } from 'node:fs/promises';
import { withLock } from './lock.mjs';
import { runNpm } from './run.mjs';
import { ROOT } from './root.mjs';
import { say, Sentence } from './say.mjs';

/**
 * @typedef {{version?: string, integrity?: string, resolved?: string, link?: boolean, dev?: boolean,
 *   optional?: boolean, devOptional?: boolean, peer?: boolean}} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * The first package that is not installed as in the lock file, or null.
 * Optional packages (other platforms' builds) and, unless wanted, development ones may be absent.
 * @param {LockedPackages} wanted the lock file's packages
 * @param {LockedPackages} installed those npm noted in node_modules
 * @param {{dev: boolean}} options
 */
export function firstDifference(wanted, installed, { dev }) {
  for (const [path, lock] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    if (!found) {
      if (lock.optional || lock.devOptional || (lock.dev && !dev)) continue;
      return path;
    }
    if (found.version !== lock.version || found.integrity !== lock.integrity) return path;
  }
  return null;
}

/**
 * @param {string} path
 * @returns {Promise<LockedPackages | null>} null where the file is missing or half written
 */
async function readPackages(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Why packages must be installed, or null where all are there.
 * @param {{dev: boolean}} options
 */
export async function missingPackages(options) {
  // npm writes this file last, so an install killed halfway has none.
  const installed = await readPackages(`${ROOT}node_modules/.package-lock.json`);
  if (!installed) return 'there is no node_modules yet';
  const wanted = await readPackages(`${ROOT}package-lock.json`);
  if (!wanted) return null;
  const path = firstDifference(wanted, installed, options);
  return path && `${path.replace(/^.*node_modules\//, '')} is not as package-lock.json wants it`;
}

const notInstalled = (/** @type {string} */ output) =>
  new Sentence(
    `${output}\nThe packages could not be installed, npm says why above. Installing needs the npm registry once.`,
  );

/** Whether a package that only checks and tests need is here. */
async function hasTools() {
  const installed = await readPackages(`${ROOT}node_modules/.package-lock.json`);
  return Object.values(installed ?? {}).some(({ dev }) => dev);
}

/** @param {{dev: boolean}} options */
async function install(options) {
  const why = await missingPackages(options);
  if (!why) return;
  say(`Installing packages (${why}) ...`);
  const flags = [
    // A start that finds the tools leaves them installed.
    options.dev || (await hasTools()) ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  // What npm's cache says of a package may be older than the lock file.
  const ways = [['ci', '--prefer-offline'], ['ci']];
  // In production `npm install` might go beyond the lock file, which nobody would have reviewed.
  if (process.env['NODE_ENV'] !== 'production') {
    // The lock file stays as it is: a corrected copy would hide from the tests that the one in the repository is wrong.
    ways.push(['install', '--no-save']);
    // A running server needs its packages: where only tools are missing, nothing is removed.
    if (options.dev && !(await missingPackages({ dev: false }))) ways.splice(0, 2);
  }
  let output = '';
  for (const command of ways) {
    const npm = await runNpm([...command, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
    if (npm.code === 0) return;
    if (npm.code > 128) throw new Sentence('Installing was interrupted.');
    output += `${npm.output}\n`;
  }
  throw notInstalled(output.trimEnd());
}

/**
 * Installs what the lock file names, where something is missing. Only one process does so at a time.
 * @param {{dev: boolean}} options whether the tools that check and test are needed
 */
export async function ensureInstalled(options) {
  if (!(await missingPackages(options))) return;
  const onWait = () => say('Another process is installing packages; waiting for it ...');
  await withLock(`${ROOT}dist/.installing`, { onWait }, () => install(options));
}
