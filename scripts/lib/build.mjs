//@ts-check
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { compressFolder } from './compress.mjs';
import { hashInputs } from './inputs.mjs';
import { ensureInstalled, missingPackages } from './install.mjs';
import { copyOlderAssets } from './older-assets.mjs';
import { withLock } from './lock.mjs';
import { writePackage, writePrograms } from './production-package.mjs';
import { ROOT } from './root.mjs';
import { runTool } from './run.mjs';
import { say, Sentence } from './say.mjs';

const DIST = `${ROOT}dist/`;
const STAMP = `${DIST}inputs.sha256`;
const LOCK = `${DIST}.lock`;
/** Builds in progress lie in `dist/.building-{pid}`, and what they replace in `dist/.old-{pid}`. */
const PASSING = /^\.(building|old)-/;
/** Files that the program reads, copied under the same paths: `dist/` runs without the project. */
const DATA = [
  'seed/areas.csv',
  'seed/cafes.csv',
  'seed/licences.csv',
  'seed/filters.json',
  'seed/photos',
  'server/src/database/migrations',
  'streets/boston/addresses.csv',
  'streets/boston/crossings.csv',
  'streets/boston/gaps.csv',
  'streets/boston/streets.geojson',
  'streets/boston/transit.geojson',
  'streets/boston-osm/crossings.csv',
  'streets/boston-osm/streets.geojson',
  'web/src/styles/tints.css',
  'web/src/ui/covers.svg',
];

/**
 * The three bundles; each is one run of vite.
 * @param {string} out folder the parts go into, with a closing slash
 */
const bundles = (out) => [
  { name: 'pages', args: ['build', 'web', '--outDir', `${out}web/client`] },
  {
    name: 'page rendering',
    args: ['build', 'web', '--ssr', 'src/entry-server.tsx', '--outDir', `${out}web/server`],
  },
  { name: 'server', args: ['build', 'server', '--outDir', `${out}server`] },
];

/** @param {string} out */
async function buildInto(out) {
  const results = await Promise.all(
    bundles(out).map(async ({ name, args }) => {
      const { code, output } = await runTool(
        'vite',
        [...args, '--emptyOutDir', '--logLevel', 'warn'],
        { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
      );
      return { name, code, output };
    }),
  );
  const failed = results.filter(({ code }) => code !== 0);
  // The output of a successful build is not shown.
  for (const { output } of failed) process.stderr.write(output);
  if (failed.length > 0) {
    throw new Sentence(`Building failed: ${failed.map(({ name }) => name).join(', ')}.`);
  }
  for (const path of DATA) await cp(`${ROOT}${path}`, `${out}${path}`, { recursive: true });
  await cp(`${ROOT}.npmrc`, `${out}.npmrc`);
  await writePrograms(out);
  await writePackage(out);
}

/** @param {string} hash */
async function replaceBuild(hash) {
  const fresh = `${DIST}.building-${process.pid}/`;
  const old = `${DIST}.old-${process.pid}/`;
  await mkdir(old, { recursive: true });
  await buildInto(fresh);
  await copyOlderAssets(`${DIST}web/client/`, `${fresh}web/client/`);
  // Without a stamp nothing is taken for built: it is removed first and written last.
  await rm(STAMP, { force: true });
  for (const part of await readdir(fresh)) {
    await rename(`${DIST}${part}`, `${old}${part}`).catch(() => {});
    await rename(`${fresh}${part}`, `${DIST}${part}`);
  }
  await writeFile(`${fresh}stamp`, `${hash}\n`);
  await rename(`${fresh}stamp`, STAMP);
}

/** The size of what was built, in MB. */
async function builtMegabytes() {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(`${parentPath}/${name}`)).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

async function removePassing() {
  const names = await readdir(DIST);
  await Promise.all(
    names
      .filter((name) => PASSING.test(name))
      .map((name) => rm(`${DIST}${name}`, { recursive: true, force: true })),
  );
}

/** Whether `dist/` was built from the present files. */
async function isBuilt() {
  const stamp = await readFile(STAMP, 'utf8').catch(() => '');
  return stamp.trim() === (await hashInputs());
}

const isReady = async () => (await isBuilt()) && !(await missingPackages({ dev: false }));

/**
 * Installs and builds what is missing or stale. Only one process does so at a time; another
 * waits and then finds everything done. An interrupted build leaves no stamp and is repeated.
 */
export async function ensureBuilt() {
  if (await isReady()) return;
  await withLock(
    LOCK,
    { onWait: () => say('Another start is installing or building; waiting for it ...') },
    async () => {
      if (await isReady()) return;
      await ensureInstalled({ dev: false });
      if (await isBuilt()) return;
      say('Building pages and server ...');
      const began = performance.now();
      try {
        await replaceBuild(await hashInputs());
      } finally {
        await removePassing();
      }
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      say(`Built in ${seconds} s: dist/ has ${(await builtMegabytes()).toFixed(1)} MB.`);
    },
  );
}

/**
 * Compresses what was built and is not compressed yet. Until then it is answered as it lies.
 * @param {number} [atOnce] how many files; all cores are occupied unless it says less
 */
export const ensureCompressed = (atOnce = availableParallelism()) =>
  compressFolder(`${DIST}web/client`, atOnce);
