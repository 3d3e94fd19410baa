import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyOlderAssets } from './older-assets.mjs';

const DAY = 24 * 60 * 60 * 1000;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cortado-assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string, files: readonly string[]): Promise<string> {
  const client = `${folder}/${name}/`;
  await mkdir(`${client}assets`, { recursive: true });
  await mkdir(`${client}.vite`);
  for (const file of files) await writeFile(`${client}assets/${file}`, `${name}: ${file}`);
  return client;
}
const assets = async (client: string) => (await readdir(`${client}assets`)).toSorted();

it('copies what earlier builds replaced for a week, and no longer', async () => {
  const first = await build('first', ['a-1.js', 'a-1.js.gz', 'b-1.js']);
  const second = await build('second', ['a-2.js', 'b-1.js']);
  const third = await build('third', ['a-3.js', 'b-3.js']);
  const fourth = await build('fourth', ['a-4.js']);
  const now = Date.parse('2026-03-01T12:00:00Z');

  await copyOlderAssets(first, second, now);
  expect(await assets(second)).toEqual(['a-1.js', 'a-1.js.gz', 'a-2.js', 'b-1.js']);
  expect(await readFile(`${second}assets/b-1.js`, 'utf8')).toBe('second: b-1.js');

  await copyOlderAssets(second, third, now + 5 * DAY);
  expect(await assets(third)).toEqual([
    'a-1.js',
    'a-1.js.gz',
    'a-2.js',
    'a-3.js',
    'b-1.js',
    'b-3.js',
  ]);

  await copyOlderAssets(third, fourth, now + 8 * DAY);
  expect(await assets(fourth)).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'b-1.js', 'b-3.js']);
});

it('has nothing to copy at the first build', async () => {
  const first = await build('first', ['a-1.js']);
  await copyOlderAssets(`${folder}/none/`, first);
  expect(await assets(first)).toEqual(['a-1.js']);
});

it('starts again for a file that an older build restores', async () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const first = await build('first', ['a-1.js']);
  const second = await build('second', ['a-2.js']);
  const third = await build('third', ['a-1.js']);
  const fourth = await build('fourth', ['a-4.js']);
  await copyOlderAssets(first, second, now);
  await copyOlderAssets(second, third, now + 6 * DAY);
  await copyOlderAssets(third, fourth, now + 8 * DAY);
  expect(await assets(fourth)).toEqual(['a-1.js', 'a-2.js', 'a-4.js']);
});
