//@ts-check
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall, versionOf } from './apt.mjs';
import { packagedPrograms } from './postgres-package.mjs';
import { collect } from './run.mjs';

export const MIN_VERSION = 15;

/** Folders in which a distribution installs one folder a version, each with `bin`. */
const VERSIONED = [
  '/usr/lib/postgresql',
  '/usr/libexec',
  '/usr',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
];

/** @param {string} folder */
function versionFolders(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) =>
    /^(\d+|pgsql-\d+|postgresql(@?\d+)?)$/.test(name)
      ? [join(folder, name, 'bin'), join(folder, name)]
      : [],
  );
}

async function candidates() {
  const onPath = (await collect('sh', ['-c', 'command -v initdb'])).output.trim();
  return [
    ...(onPath ? [dirname(onPath)] : []),
    ...VERSIONED.flatMap(versionFolders),
    '/usr/local/pgsql/bin',
  ].filter((folder) => existsSync(join(folder, 'initdb')));
}

/** The folder of the newest installed server programs, or null. */
async function installedPrograms() {
  const found = await Promise.all(
    (await candidates()).map(async (folder) => {
      const version = await versionOf(join(folder, 'postgres'));
      return { folder, major: Number(version?.match(/(\d+)/)?.[1] ?? 0) };
    }),
  );
  const [best] = found
    .filter(({ major }) => major >= MIN_VERSION)
    .toSorted((a, b) => b.major - a.major);
  return best?.folder ?? null;
}

/** The folder with PostgreSQL's server programs, installed where needed and possible; else null. */
export async function findPostgresPrograms() {
  return (
    (await installedPrograms()) ??
    ((await aptInstall(['postgresql'])) ? await installedPrograms() : null) ??
    (await packagedPrograms())
  );
}
