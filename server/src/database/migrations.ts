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

/** When the newest of them was made, as the database remembers it of what was applied. */
export const NEWEST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when));

/** When one of them was made. */
export const madeAt = (name: string): number =>
  journal.entries.find(({ tag }) => tag === name)?.when ?? 0;
