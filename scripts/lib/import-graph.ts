import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { ROOT } from './root.mjs';

/** The layers of `server/src`, the lowest first: each may import those before it. */
export const SERVER_LAYERS = [
  'core',
  'hours',
  'catalogue',
  'database',
  'seed',
  'auth',
  'integrations',
  'http',
  'features',
  'app',
  'testing',
];

/** The layers of `web/src`, the lowest first. */
export const WEB_LAYERS = ['lib', 'ui', 'map', 'features', 'app'];
/** What the screens of `web/src/features` share; beside these none imports another. */
export const SHARED_FEATURES = [
  'cafe-editing',
  'facts',
  'hours',
  'members',
  'passwords',
  'photos',
  'places',
  'suggestions',
];

/** The folders of a side's features. */
export const featuresOf = (side: string): string[] => readdirSync(join(ROOT, side, 'features'));

/** One import from a folder's subfolder to another one. */
export interface Import {
  from: string;
  to: string;
  /** The importing file and what it imports, from the folder. */
  why: string;
}

const IMPORT = /\b(?:from|import\()\s*'(\.[^']+)'/g;
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /(^|\/)testing[/-]/.test(path);

/** The product's code in a folder. */
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, folder, path), 'utf8') }));

/** The packages that a folder imports, types included. */
export const packagesOf = (folder: string): string[] =>
  filesIn(folder)
    .flatMap(({ text }) => [...text.matchAll(/\b(?:from|import\()\s*'([^'.][^']*)'/g)])
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith('node:'));

/** The imports of the product's code between the subfolders of a folder, types included. */
export function importsBetween(folder: string): Import[] {
  return filesIn(folder).flatMap(({ path, text }) => {
    return [...text.matchAll(IMPORT)].flatMap(([, specifier]) => {
      const imported = normalize(join(dirname(path), specifier!)).replaceAll(sep, '/');
      const [from, to] = [path, imported].map((one) => one.split('/', 1)[0]!);
      const stays = from === to || to === '..' || !path.includes('/');
      return stays ? [] : [{ from: from!, to: to!, why: `${path} → ${imported}` }];
    });
  });
}

/** Imports that go up, or out of the layers. */
export function upwardImports(imports: readonly Import[], layers: readonly string[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const [own, other] = [layers.indexOf(from), layers.indexOf(to)];
      return own < 0 || other < 0 || other > own;
    })
    .map(({ why }) => why);
}

/** The subfolders that can be reached from themselves, in alphabetical order. */
export function subfoldersInCycles(imports: readonly Import[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reaches = (start: string) => {
    const seen = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      open.push(...(next.get(at) ?? []));
    }
    return seen.has(start);
  };
  return [...next.keys()].filter(reaches).toSorted();
}
