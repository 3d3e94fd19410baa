import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

export const SHARED_FOLDER = 'sharedFolder';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all files of a test run share; deleted after the run. */
    [SHARED_FOLDER]: string;
  }
}

/** For things that are expensive to create and the same for every file. */
export default function openSharedFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'cortado-run-'));
  project.provide(SHARED_FOLDER, folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
