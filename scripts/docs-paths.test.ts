import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';

/** The folders that a path in backticks may be relative to. */
const BASES = ['', 'search', 'server/src', 'web/src'];
const PATH = /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|css|json|geojson|sql))`/g;

const pages = [
  'README.md',
  'SECURITY.md',
  'search/README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('docs', name))
    .filter((name) => name.endsWith('.md')),
];

const namedIn = (page: string) =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(PATH)].map(([, path]) => path!);

it.each(pages)('%s names only existing files', (page) => {
  const missing = namedIn(page).filter((path) =>
    BASES.every((base) => !existsSync(join(ROOT, base, path))),
  );
  expect(missing).toEqual([]);
});

it('the pages name files at all', () => {
  expect(pages.flatMap(namedIn).length).toBeGreaterThan(20);
});
