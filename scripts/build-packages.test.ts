import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';

const { packages } = createRequire(import.meta.url)('../package-lock.json') as {
  packages: Record<string, { dev?: boolean } | undefined>;
};

/** The files that run while the product is built, besides the sources themselves. */
const FILES = ['web', 'web/world-map', 'web/messages', 'server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => /^(?!.*\.test\.)(?!.*\.d\.)(?!drizzle).*\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** '@scope/name' or 'name' of a package that a file imports, also by a subpath; not type imports. */
function packagesOf(text: string): string[] {
  const values = text.replaceAll(/import type [^;]+;/g, '');
  const named = [...values.matchAll(/(?:from|import\(|readAtlas\()\s*'([^'.#$][^'$]*)'/g)];
  return named
    .map(([, path = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(path)![0])
    .filter((name) => !isBuiltin(name) && !name.startsWith('virtual:'));
}

it('a build needs no package that is installed for tests alone', () => {
  const used = FILES.flatMap((file) => packagesOf(readFileSync(join(ROOT, file), 'utf8')));
  expect(used).toEqual(expect.arrayContaining(['vite', 'polylabel', 'world-atlas']));
  const missing = used.filter((name) => packages[`node_modules/${name}`]?.dev !== undefined);
  expect(missing).toEqual([]);
  const unknown = used.filter((name) => !packages[`node_modules/${name}`]);
  expect(unknown).toEqual([]);
});
