import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../core/repo-root.ts';

export const MIGRATIONS_FOLDER = join(repoRoot, 'server/src/database/migrations');

interface Journal {
  entries: { tag: string; when: number }[];
}

const journal = JSON.parse(
  readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'),
) as Journal;

/** The names of all migrations, the oldest first. */
export const MIGRATIONS: readonly string[] = journal.entries.map(({ tag }) => tag);

/** The version whose databases and backups have other tables and cannot be migrated. */
export const VERSION_BEFORE = '0.1';

/** When one of them was made. */
export const madeAt = (name: string): number =>
  journal.entries.find(({ tag }) => tag === name)?.when ?? 0;
