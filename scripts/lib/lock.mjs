//@ts-check
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 2_000;
/** A holder that has not touched its lock for so long is gone, even if its pid lives on as another process. */
const DEAD_AFTER_MS = 60_000;

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** @param {string} path */
async function isAbandoned(path) {
  try {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > DEAD_AFTER_MS) return true;
    const pid = Number(await readFile(path, 'utf8'));
    // Between its creation and its first write the file is empty.
    if (!pid) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH';
  }
}

/**
 * Two waiters may find the same lock abandoned, and the slower must not remove the faster one's
 * new lock: so the file is moved aside, checked again, and put back where it has an owner.
 * @param {string} path
 */
async function removeAbandoned(path) {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
    if (!(await isAbandoned(aside))) await link(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** @param {string} path */
async function take(path) {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (await isAbandoned(path)) await removeAbandoned(path);
    return false;
  }
}

/**
 * Runs `work` while no other process runs its own under the same lock.
 * @template T
 * @param {string} path of the lock file
 * @param {{onWait: () => void}} options `onWait` is called once, where another process is at work
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, { onWait }, work) {
  await mkdir(dirname(path), { recursive: true });
  let waited = false;
  while (!(await take(path))) {
    if (!waited && !(await isAbandoned(path))) {
      waited = true;
      onWait();
    }
    await sleep(100);
  }
  const beat = setInterval(() => {
    utimes(path, new Date(), new Date()).catch(() => {});
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(path, { force: true });
  }
}
