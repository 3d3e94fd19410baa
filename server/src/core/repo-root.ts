import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function isRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && /"name":\s*"cortado"/.test(readFileSync(file, 'utf8'));
}

function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isRoot(folder)) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('Cortado must run from within its own folder.');
    folder = parent;
  }
  return folder;
}

/** The project's folder. For the bundle it is `dist/`, which has the files that are read under the same paths. */
export const repoRoot = findRoot();
