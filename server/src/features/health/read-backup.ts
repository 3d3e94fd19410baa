import { stat } from 'node:fs/promises';
import type { Health } from '@cortado/contract';
import { backupFolder, listBackups } from '../../database/backup/backup-files.ts';
import { MINUTE_MS } from '../../core/durations.ts';
import type { Services } from '../../http/services.ts';

/** Work that is due begins within a minute. */
const LATE_MS = 5 * MINUTE_MS;

/** The newest backup in the folder of this node. */
async function newestIn(folder: string): Promise<{ madeAt: string; bytes: number } | null> {
  const [newest] = await listBackups(folder).catch(() => []);
  const file = newest && (await stat(newest.path).catch(() => null));
  return file ? { madeAt: newest.madeAt.toISOString(), bytes: file.size } : null;
}

/** The newest backup that is known, which another node may have made. */
export async function readBackup(
  { settings, now }: Services,
  jobs: Health['jobs'],
): Promise<Health['backup']> {
  const scheduled = jobs?.kinds.find(({ kind }) => kind === 'backup');
  const own = await newestIn(backupFolder(settings));
  // A schedule outlives the setting and the node that followed it.
  const isFollowed =
    settings.BACKUP_EVERY_HOURS !== undefined ||
    Date.parse(scheduled?.dueAt ?? '') > now().getTime() - LATE_MS;
  const isOwn = own !== null && own.madeAt >= (scheduled?.doneAt ?? '').slice(0, 19);
  return {
    everyHours: settings.BACKUP_EVERY_HOURS ?? null,
    madeAt: isOwn ? own.madeAt : (scheduled?.doneAt ?? null),
    bytes: isOwn ? own.bytes : null,
    nextAt: isFollowed ? (scheduled?.dueAt ?? null) : null,
  };
}
