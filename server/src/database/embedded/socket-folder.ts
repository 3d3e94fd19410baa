import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the path of the present socket folder is noted. */
const NOTE = 'socket-folder';

/** Removes what a killed process left behind. The lock on the data folder says that nobody uses it. */
function removeLeftover(note: string, prefix: string): void {
  try {
    const path = readFileSync(note, 'utf8');
    if (path.startsWith(prefix)) rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Makes a private folder for the database's socket. It lies among the system's temporary files, for a socket's
 * path is short and not every file system takes one.
 * @param dataDir a data folder that this process has locked
 */
export function makeSocketFolder(dataDir: string): { path: string; remove: () => void } {
  const note = join(dataDir, NOTE);
  const prefix = join(tmpdir(), 'cortado-');
  removeLeftover(note, prefix);
  const path = mkdtempSync(prefix);
  writeFileSync(note, path);
  return {
    path,
    remove() {
      rmSync(path, { recursive: true, force: true });
      rmSync(note, { force: true });
    },
  };
}
