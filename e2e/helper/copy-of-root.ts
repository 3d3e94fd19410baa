import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Folder } from './product.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What the product is built and started from, and what has been built of it. */
const PARTS = [
  'contract',
  'server',
  'web',
  'seed',
  'scripts',
  'dist',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  '.npmrc',
];

/** A copy of the built product that can be changed and built again while other tests use this one. */
export async function copyOfRoot(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), 'cortado-root-'));
  const filter = (from: string) => !from.endsWith('node_modules');
  for (const part of PARTS) {
    await cp(join(ROOT, part), join(path, part), { recursive: true, filter });
  }
  for (const packages of ['node_modules', 'server/node_modules']) {
    await symlink(join(ROOT, packages), join(path, packages));
  }
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Changes a text in all files of a folder. */
export async function changeText(folder: string, from: string, to: string): Promise<void> {
  let found = 0;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    if (!text.includes(from)) continue;
    found += 1;
    await writeFile(file, text.replaceAll(from, to));
  }
  if (found === 0) throw new Error(`${folder} has no '${from}'.`);
}
