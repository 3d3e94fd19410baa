import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Folder } from './product.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MIGRATIONS = 'server/src/database/migrations';
const exec = promisify(execFile);
const git = async (...words: string[]) => (await exec('git', words, { cwd: ROOT })).stdout.trim();

/** The files of this version's migrations, the newest last. */
export async function migrationNames(): Promise<string[]> {
  const names = await readdir(join(ROOT, MIGRATIONS));
  return names.filter((name) => name.endsWith('.sql')).toSorted();
}

async function findCommit(): Promise<string> {
  const names = await migrationNames();
  const path = `${MIGRATIONS}/${names.at(-1)}`;
  const last = (...words: string[]) => git('log', '-1', '--format=%H', ...words, '--', path);
  if (names.length === 1) return last();
  const added = await last('--diff-filter=A');
  return added ? `${added}^` : 'HEAD';
}

/**
 * The last commit whose schema is the one before: the parent of the commit that added the newest migration, or the last one
 * where that is not committed. While there is the baseline alone, it is the oldest commit with this schema.
 * @returns null where git, or so much of its history, is not here
 */
export async function commitBefore(): Promise<string | null> {
  try {
    return await git('rev-parse', '--verify', await findCommit());
  } catch {
    return null;
  }
}

/** Installs and builds a commit in a folder of its own, where `dist/main.js` starts it. */
export async function buildOf(commit: string): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), 'cortado-before-'));
  const remove = () => rm(path, { recursive: true, force: true });
  try {
    const archive = join(path, 'sources.tar');
    await git('archive', '--output', archive, commit);
    await exec('tar', ['-xf', archive, '-C', path]);
    await exec(process.execPath, [join(path, 'scripts/command.mjs'), 'build'], {
      env: { ...process.env, npm_config_prefer_offline: 'true' },
    });
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
