import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '../core/repo-root.ts';

export const MIGRATIONS_FOLDER = join(repoRoot, 'server/src/database/migrations');

interface Journal {
  entries: { tag: string; when: number }[];
}

const journalOf = (folder: string) => join(folder, 'meta/_journal.json');
const journal = JSON.parse(readFileSync(journalOf(MIGRATIONS_FOLDER), 'utf8')) as Journal;

/** The names of all migrations, the oldest first. */
export const MIGRATIONS: readonly string[] = journal.entries.map(({ tag }) => tag);

/** When the newest of them was made, as the database remembers it of what was applied. */
export const NEWEST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when));

/** Lends a folder with the migrations up to one of them. */
export async function withMigrationsUpTo<T>(
  last: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cortado-migrations-'));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const entries = journal.entries.slice(0, MIGRATIONS.indexOf(last) + 1);
    await writeFile(journalOf(folder), JSON.stringify({ ...journal, entries }));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
