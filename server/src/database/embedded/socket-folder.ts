import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notOpened } from './start-worker.ts';

/** The file that holds the path of the current socket folder. */
const NOTE = 'socket-folder';

/** The socket folder of whoever has this data folder open; null if nobody has. */
export function socketFolderOf(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, NOTE), 'utf8');
  } catch {
    return null;
  }
}

/** Removes what a killed process left behind. The lock on the data folder guarantees that nobody uses it. */
function removeLeftover(note: string, prefix: string): void {
  try {
    const path = readFileSync(note, 'utf8');
    if (path.startsWith(prefix)) rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Creates a private folder for the database's socket. It is in the system's temporary directory, because a
 * socket's path must be short and not every file system supports sockets.
 * @param dataDir a data folder that this process has locked
 * @throws UserFacingError if the data folder has no room
 */
export function makeSocketFolder(dataDir: string): { path: string; remove: () => void } {
  const note = join(dataDir, NOTE);
  const prefix = join(tmpdir(), 'cortado-');
  removeLeftover(note, prefix);
  const path = mkdtempSync(prefix);
  const remove = () => {
    rmSync(path, { recursive: true, force: true });
    rmSync(note, { force: true });
  };
  try {
    writeFileSync(note, path);
  } catch (cause) {
    remove();
    throw notOpened(dataDir, cause);
  }
  return { path, remove };
}
