import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

describe('a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'cortado-folder-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('is made with those above it, whoever else makes them, for its owner alone', async () => {
    const paths = Array.from({ length: 20 }, (_, n) => join(root, 'a', 'b', `c${n % 2}`));
    await Promise.all(paths.map(makeFolder));
    for (const path of [join(root, 'a'), ...paths]) {
      expect(statSync(path).isDirectory()).toBe(true);
      expect(statSync(path).mode & 0o777).toBe(0o700);
    }
  });

  it('is not made below a file', async () => {
    writeFileSync(join(root, 'file'), '');
    await expect(makeFolder(join(root, 'file', 'below'))).rejects.toThrow('EEXIST');
  });
});
