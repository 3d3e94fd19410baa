import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Health } from '@cortado/contract';
import { orFallback } from '../../database/is-unavailable.ts';
import type { Services } from '../../http/services.ts';
import { findProblems, type Figures } from './find-problems.ts';
import { readBackup } from './read-backup.ts';
import { countNodes, readDatabase } from './read-database.ts';
import { readJobs } from './read-jobs.ts';

/** The space of the disk that a folder is on, or would be made on. */
async function readDisk(folder: string): Promise<Health['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    const parent = dirname(folder);
    return parent === folder ? null : readDisk(parent);
  }
}

/** What the database knows. */
async function askDatabase(services: Services) {
  const database = await readDatabase(services);
  return { database, jobs: await readJobs(services), nodes: await countNodes(services) };
}

/** How everything is, as the node that answers sees it. */
export async function getHealth(services: Services): Promise<Health> {
  const { settings, catalogue, renderer, now } = services;
  const status = await orFallback(
    services.database.breaker.run(() => askDatabase(services)),
    null,
  );
  const jobs = status?.jobs ?? null;
  const { snapshot, pendingChanges, loadedAt } = catalogue;
  const figures: Figures = {
    checkedAt: now().toISOString(),
    database: status?.database ?? null,
    catalogue: {
      cafes: snapshot.cafes.size,
      revision: snapshot.revision,
      pendingChanges,
      loadedAt: loadedAt.toISOString(),
    },
    mailTo: settings.MAIL_URL ? 'smtp' : 'files',
    jobs,
    disk: await readDisk(resolve(settings.DATA_DIR)),
    backup: await readBackup(services, jobs),
    server: {
      version: renderer?.version ?? null,
      node: process.versions.node,
      startedAt: services.startedAt.toISOString(),
      nodes: status?.nodes ?? null,
    },
  };
  return { ...figures, findings: findProblems(figures) };
}
