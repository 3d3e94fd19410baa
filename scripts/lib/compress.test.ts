import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFolder } from './compress.mjs';

it('compresses each text of some size, and after an end halfway only what is left', async () => {
  const folder = await mkdtemp(`${tmpdir()}/cortado-compress-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  const text = 'quiet espresso cups '.repeat(100);
  for (const name of ['done.js', 'left.js', 'photo.avif'])
    await writeFile(`${folder}/${name}`, text);
  await writeFile(`${folder}/small.js`, 'a');
  await writeFile(`${folder}/done.js.br`, 'as it was');
  await writeFile(`${folder}/left.js.gz`, 'cut o');

  await compressFolder(folder, 2);
  const names = ['done.js', 'done.js.br', 'left.js', 'left.js.br', 'left.js.gz', 'photo.avif', 'small.js']; // prettier-ignore
  expect((await readdir(folder)).toSorted()).toEqual(names);
  const read = (name: string) => readFile(`${folder}/${name}`);
  expect(String(await read('done.js.br'))).toBe('as it was');
  expect(String(brotliDecompressSync(await read('left.js.br')))).toBe(text);
  expect(String(gunzipSync(await read('left.js.gz')))).toBe(text);
});
