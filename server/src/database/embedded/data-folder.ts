import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';
import { makeFolder } from '../../core/make-folder.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { notOpened } from './thread.ts';

const TRIES = 20;
const BETWEEN_MS = 100;
/** The file that holds the path of the current socket folder. */
const NOTE = 'socket-folder';

/** The socket folder of the process that has this data folder open; null if there is none. */
export function socketFolderOf(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, NOTE), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Locks the folder for this process: two embedded databases on one folder would silently lose rows. The operating system
 * holds the lock, so it ends with the process in any case. A process that was killed just as it started another one leaves
 * the lock to that one for a moment.
 */
async function lock(folder: string): Promise<() => void> {
  let file: number;
  try {
    await makeFolder(folder);
    file = openSync(join(folder, 'lock'), 'a');
  } catch (cause) {
    throw new UserFacingError(`The data folder ${folder} cannot be written to.`, { cause });
  }
  for (let tried = 0; tried < TRIES; tried++) {
    if (tryLock(file)) return () => closeSync(file);
    await sleep(BETWEEN_MS);
  }
  closeSync(file);
  throw new UserFacingError(`The data folder ${folder} is in use by another Cortado.`);
}

/**
 * Creates a private folder for sockets. It is in the system's temporary directory, because a socket's path must be short and
 * not every file system supports sockets. What a killed process left is removed; the lock guarantees that nobody uses it.
 */
function makeSocketFolder(folder: string): string {
  const prefix = join(tmpdir(), 'cortado-');
  const leftover = socketFolderOf(folder);
  if (leftover?.startsWith(prefix)) rmSync(leftover, { recursive: true, force: true });
  const path = mkdtempSync(prefix);
  try {
    writeFileSync(join(folder, NOTE), path);
    return path;
  } catch (cause) {
    removeSocketFolder(folder, path);
    throw notOpened(folder, cause);
  }
}

function removeSocketFolder(folder: string, path: string): void {
  rmSync(path, { recursive: true, force: true });
  rmSync(join(folder, NOTE), { force: true });
}

/**
 * Takes a data folder for this process alone.
 * @returns the folder of the database's files, which may not exist yet, one for sockets, and what releases them
 * @throws UserFacingError if the folder is in use, cannot be written to or has no room
 */
export async function claimDataFolder(dataDir: string) {
  const folder = resolve(dataDir);
  const unlock = await lock(folder);
  try {
    const socketFolder = makeSocketFolder(folder);
    return {
      files: join(folder, 'database'),
      socketFolder,
      release: () => {
        removeSocketFolder(folder, socketFolder);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
