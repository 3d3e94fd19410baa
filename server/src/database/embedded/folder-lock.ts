import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Locks the data folder for this process: two embedded databases on one folder would silently
 * lose rows. The operating system holds the lock, so it ends with the process in any case.
 * @returns a function that releases the lock
 * @throws UserFacingError if the folder is in use or cannot be written to
 */
export function lockFolder(folder: string): () => void {
  let file: number;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    file = openSync(join(folder, 'lock'), 'a');
  } catch (cause) {
    throw new UserFacingError(`The data folder ${folder} cannot be written to.`, { cause });
  }
  if (!tryLock(file)) {
    closeSync(file);
    throw new UserFacingError(`The data folder ${folder} is in use by another Cortado.`);
  }
  return () => closeSync(file);
}
