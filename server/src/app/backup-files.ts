import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../core/settings.ts';

const NAME = /^cortado-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.gz$/;

export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Settings): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups');

/** By when it was made, so that names are in the order of time. */
export const backupName = (now: Date): string =>
  `cortado-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup.gz`;

/** The backups in a folder, the newest first. */
export async function listBackups(folder: string): Promise<{ path: string; madeAt: Date }[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
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
