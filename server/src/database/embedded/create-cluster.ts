import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { forkScript } from '../../core/start-script.ts';

/** A small young generation and no optimising compiler: initdb runs once, and should take little memory. */
const MEMORY_FLAGS = ['--max-semi-space-size=1', '--liftoff-only'];

/** With less free space than one write-ahead log segment, a failure was caused by the full disk. */
export const MIN_FREE_BYTES = 16 * 1024 * 1024;

const INITDB = {
  bundled: new URL('./initdb.js', import.meta.url),
  source: new URL('./initdb.ts', import.meta.url),
};

async function runInitdb(folder: string): Promise<void> {
  const initdb = forkScript(INITDB, { args: [folder], execArgv: MEMORY_FLAGS });
  let failure = new Error('initdb ended early');
  initdb.on('message', (report: { code?: string; message: string }) => {
    failure = Object.assign(new Error(report.message), { code: report.code });
  });
  const [code] = await once(initdb, 'exit');
  if (code !== 0) throw failure;
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(entries.map(({ parentPath, name }) => syncToDisk(join(parentPath, name))));
  await syncToDisk(folder);
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Removes the folders of interrupted starts. An initdb whose parent was killed may still be writing to its own. */
function removeUnfinished(folder: string): void {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    // Renamed first, so that a running initdb cannot add files to it meanwhile.
    const removing = join(parent, `${name}.removing`);
    renameSync(join(parent, name), removing);
    rmSync(removing, { recursive: true, force: true });
  }
}

/**
 * Creates the files of an empty database in a child process, unless the folder has them. They are created
 * next to it and renamed once complete and synced, so that an interrupted start leaves no partial database.
 * @throws the failure of initdb, with the system's error code if it is known
 */
export async function createCluster(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  removeUnfinished(folder);
  const unfinished = mkdtempSync(`${folder}.new-`);
  try {
    await runInitdb(unfinished);
    await syncTree(unfinished);
    renameSync(unfinished, folder);
    await syncToDisk(dirname(folder));
  } catch (error) {
    const isDiskFull = freeBytes(unfinished) < MIN_FREE_BYTES;
    rmSync(unfinished, { recursive: true, force: true });
    // initdb itself only reports that its child ended.
    throw isDiskFull
      ? Object.assign(new Error('ENOSPC', { cause: error }), { code: 'ENOSPC' })
      : error;
  }
}
