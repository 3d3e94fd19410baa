//@ts-check
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { ROOT } from './root.mjs';

/**
 * @typedef {Record<string, string>} Ranges
 * @typedef {import('./install.mjs').LockedPackage & {dependencies?: Ranges, optionalDependencies?: Ranges,
 *   peerDependencies?: Ranges, peerDependenciesMeta?: Record<string, {optional?: boolean}>}} Locked
 * @typedef {Record<string, Locked>} Lock
 */

const SERVER = 'server';
const COMMANDS = ['admin', 'backup', 'import', 'restore'];

/** @param {string} path */
const readJson = async (path) => JSON.parse(await readFile(`${ROOT}${path}`, 'utf8'));

/**
 * Where Node finds a package for the one at a path, or undefined where an optional one is left out.
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 */
function find(lock, from, name) {
  const parts = from === '' ? [] : from.split('/node_modules/');
  for (let depth = parts.length; depth >= 0; depth--) {
    const folder = parts.slice(0, depth).join('/node_modules/');
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (lock[path]) return path;
  }
  return undefined;
}

/** @param {Locked} locked */
function needs({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

/**
 * The part of a lock file that some packages need.
 * @param {Lock} lock
 * @param {readonly string[]} names
 * @throws where they are not at the top, and so would not be found from outside the workspace
 */
export function lockOf(lock, names) {
  /** @type {Lock} */
  const needed = {};
  /** @param {string} from @param {readonly string[]} wanted */
  const add = (from, wanted) => {
    for (const name of wanted) {
      const path = find(lock, from, name);
      if (!path || needed[path]) continue;
      const { dev: _dev, devOptional, ...locked } = lock[path] ?? {};
      needed[path] = { ...locked, ...(devOptional && { optional: true }) };
      add(path, needs(locked));
    }
  };
  const hidden = names.filter((name) => !lock[`node_modules/${name}`]);
  if (hidden.length > 0) throw new Error(`Not at the top of node_modules: ${hidden.join(', ')}`);
  add('', names);
  return Object.fromEntries(Object.entries(needed).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Writes the package file and the lock file with which `npm ci --omit=dev` installs what the bundle does not
 * contain, at the versions of the project's own lock file.
 * @param {string} out folder, with a closing slash
 */
export async function writePackage(out) {
  const [project, server, { packages }] = await Promise.all([
    readJson('package.json'),
    readJson(`${SERVER}/package.json`),
    readJson('package-lock.json'),
  ]);
  const names = Object.keys(server.dependencies).filter((name) => !server.bundled.includes(name));
  const lock = lockOf(packages, names);
  const { name, version, license, engines } = project;
  const overrides = Object.entries(project.overrides).filter(([one]) => find(lock, '', one));
  const root = {
    name,
    version,
    license,
    dependencies: Object.fromEntries(
      names.map((one) => [one, packages[`node_modules/${one}`].version]),
    ),
    engines,
  };
  const scripts = ['start', ...COMMANDS].map((command) => [
    command,
    `node ${command === 'start' ? 'main' : command}.js`,
  ]);
  const files = {
    'package.json': {
      ...root,
      private: true,
      type: 'module',
      scripts: Object.fromEntries(scripts),
      overrides: Object.fromEntries(overrides),
    },
    'package-lock.json': {
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, ...lock },
    },
  };
  for (const [file, content] of Object.entries(files)) {
    await writeFile(`${out}${file}`, `${JSON.stringify(content, null, 2)}\n`);
  }
}

/**
 * Writes the programs that `node` starts.
 * @param {string} out folder, with a closing slash
 */
export async function writePrograms(out) {
  const parts = ['end-with-npm.mjs', 'node-version.mjs'];
  for (const part of parts) await copyFile(`${ROOT}scripts/lib/${part}`, `${out}${part}`);
  for (const program of ['main', ...COMMANDS]) {
    const lines = [
      "import { endWithNpm } from './end-with-npm.mjs';",
      "import { requireNode } from './node-version.mjs';",
      '',
      'requireNode();',
      'endWithNpm();',
      `await import('./server/${program}.js');`,
    ];
    await writeFile(`${out}${program}.js`, `${lines.join('\n')}\n`);
  }
}
