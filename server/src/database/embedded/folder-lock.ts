import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';
import { makeFolder } from '../../core/make-folder.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

const TRIES = 20;
const BETWEEN_MS = 100;

/**
 * Locks the data folder for this process: two embedded databases on one folder would silently
 * lose rows. The operating system holds the lock, so it ends with the process in any case;
 * a process that was killed just as it started another one leaves it to that one for a moment.
 * @returns a function that releases the lock
 * @throws UserFacingError if the folder is in use or cannot be written to
 */
export async function lockFolder(folder: string): Promise<() => void> {
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
