import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropServerDatabase } from './server-database.ts';

export const SHARED_FOLDER = 'sharedFolder';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all files of a test run share; deleted after the run. */
    [SHARED_FOLDER]: string;
  }
}

const databasesIn = (folder: string) => join(folder, 'server-databases');

/** Has a database on a server dropped after the run; files in the folder are deleted with it. */
export function dropAfterRun(folder: string, url: string): void {
  appendFileSync(databasesIn(folder), `${url}\n`);
}

/** For things that are expensive to create and the same for every file. */
export default function openSharedFolder(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cortado-run-'));
  project.provide(SHARED_FOLDER, folder);
  return async () => {
    const list = databasesIn(folder);
    const urls = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
    await Promise.all(urls.map((url) => dropServerDatabase(url)));
    rmSync(folder, { recursive: true, force: true });
  };
}
