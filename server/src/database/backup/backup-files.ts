import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../core/settings.ts';

const NAME = /^cortado-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.gz$/;
/** The file of a backup that was killed. */
const PARTIAL = /^cortado-\w+\.backup\.gz\.\w+\.partial$/;
/** A backup that is being written changes its file more often than this. */
const LEFTOVER_MS = 3_600_000;

export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Settings): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups');

/** The name begins with the time, so that names are in the order of time. */
export const backupName = (now: Date): string =>
  `cortado-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup.gz`;

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** The backups in a folder, the newest first. */
export async function listBackups(folder: string): Promise<{ path: string; madeAt: Date }[]> {
  return (await namesIn(folder))
    .toSorted((a, b) => (a < b ? 1 : -1))
    .flatMap((name) => {
      const time = NAME.exec(name);
      if (!time) return [];
      const [, year, month, day, hour, minute, second] = time;
      const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
      return [{ path: join(folder, name), madeAt }];
    });
}

/** Deletes all but the newest backups of a folder, and nothing else in it. */
export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  for (const { path } of (await listBackups(folder)).slice(keep)) await rm(path);
}

/** Deletes the files of backups that were killed: they may take the room that the next one needs. */
export async function removePartialBackups(folder: string, now: Date): Promise<void> {
  for (const name of (await namesIn(folder)).filter((one) => PARTIAL.test(one))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > LEFTOVER_MS) await rm(path);
  }
}
