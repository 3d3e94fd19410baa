//@ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { ROOT } from './root.mjs';

/** What the built product is made of. */
const FOLDERS = ['contract', 'search', 'server', 'streets', 'web', 'seed', 'scripts/lib'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.vite', 'generated']);

/** @param {string} name */
const isSkipped = (name) =>
  /\.test\.(tsx?|mjs)$/.test(name) || name.startsWith('.') || name.endsWith('.md');

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesIn(folder) {
  const entries = await readdir(`${ROOT}${folder}`, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesIn(path);
      return entry.isFile() && !isSkipped(entry.name) ? [path] : [];
    }),
  );
  return found.flat();
}

/**
 * The hash of everything a build depends on: names and contents, never times, so that a
 * checkout or a touch rebuilds nothing.
 */
export async function hashInputs() {
  const paths = [...FILES, ...(await Promise.all(FOLDERS.map(filesIn))).flat()].toSorted();
  const contents = await Promise.all(paths.map((path) => readFile(`${ROOT}${path}`)));
  const hash = createHash('sha256');
  paths.forEach((path, i) => {
    hash.update(`${path}\0${contents[i]?.length}\0`).update(contents[i] ?? '');
  });
  return hash.digest('hex');
}
