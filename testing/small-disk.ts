import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const guards = new Map<string, ChildProcess>();

/** Unmounts a disk once this process has ended, killed or not: its pipe to the guard ends with it. */
function guard(folder: string): ChildProcess {
  const script = 'cat; umount -l "$0"';
  // In a group of its own, which no signal for the tests reaches.
  const child = spawn('sh', ['-c', script, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.unref();
  return child;
}

/** Mounts an empty disk of this size at a folder. @returns false without the permission to mount */
export function mountDisk(folder: string, megabytes: number): boolean {
  try {
    const size = ['-o', `size=${megabytes}m`];
    execFileSync('mount', ['-t', 'tmpfs', ...size, 'tmpfs', folder], { stdio: 'ignore' });
    guards.set(folder, guard(folder));
    return true;
  } catch {
    return false;
  }
}

export function unmountDisk(folder: string): void {
  execFileSync('umount', ['-l', folder]);
  guards.get(folder)?.kill();
  guards.delete(folder);
}

/** Fills a disk but for so many bytes. @returns a function that deletes the file */
export function fillDisk(folder: string, leftBytes: number): () => void {
  const file = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, new Uint8Array(Math.max(bavail * bsize - leftBytes, 0)));
  } catch (error) {
    // Another process has used some of it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => rmSync(file);
}
