import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import budgets from '../testing/budgets.json' with { type: 'json' };
import { ROOT } from './lib/root.mjs';

interface Source {
  path: string;
  text: string;
}

/** All sources under a folder whose paths fit, relative to the project. */
function sources(folder: string, fits: RegExp): Source[] {
  const paths = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const found = paths
    .filter((path) => fits.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, folder, path), 'utf8') }));
  if (found.length === 0) throw new Error(`Nothing in ${folder} fits ${String(fits)}.`);
  return found;
}

const linesOf = (found: readonly Source[]) =>
  found.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
const filesWith = (found: readonly Source[], what: RegExp) =>
  found.filter(({ text }) => what.test(text)).map(({ path }) => path);
const countOf = (found: readonly Source[], what: RegExp) =>
  found.reduce((sum, { text }) => sum + [...text.matchAll(what)].length, 0);

/** Without tests and their helpers; messages are files of their own. */
const web = sources('web/src', /^(?!testing\/)(?!.*\.test\.).*\.(?:tsx?|css)$/);
const styles = web.filter(({ path }) => path.endsWith('.css'));
const components = web.filter(({ path }) => path.endsWith('.tsx'));
const server = sources('server/src', /^(?!(?:.*\/)?testing\/)(?!.*\.test\.).*\.ts$/);
const search = sources('search/src', /^(?!(?:.*\/)?testing\/)(?!.*\.test\.).*\.ts$/);
const streets = sources('streets/src', /^(?!(?:.*\/)?testing\/)(?!.*\.test\.).*\.ts$/);
const tools = ['scripts', 'bench', 'stress'].flatMap((folder) =>
  sources(folder, /^(?!.*\.test\.).*\.(?:ts|mjs)$/),
);
const generated = [
  ...sources('docs/generated', /\.md$/),
  ...sources('server/src/database/migrations/meta', /\.json$/),
];
const docs = sources('docs', /\.md$/);
const specs = sources('e2e/specs', /\.test\.ts$/);
const PAINTED = /background: var\(--color-(?:success|warn|danger)-wash\)/;

/** What each budget counts. Raise one in a commit that says why, and lower it where you have saved. */
const counts: Record<Exclude<keyof typeof budgets, 'firstLoadBytes'>, number> = {
  webLines: linesOf(web),
  featureLines: linesOf(web.filter(({ path }) => path.startsWith('features/'))),
  styleLines: linesOf(styles),
  serverLines: linesOf(server),
  searchLines: linesOf(search),
  streetsLines: linesOf(streets),
  toolLines: linesOf(tools),
  generatedLines: linesOf(generated),
  docsBytes: docs.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
  buttonKinds: filesWith(components, /from '.*\bbutton\.module\.css'/).length,
  dialogKinds: filesWith(components, /\b(?:Alert)?Dialog\b[^;]*from 'radix-ui'/).length,
  // Styles that show a state by color: a badge, a note, and three small marks.
  toneKinds: filesWith(styles, PAINTED).length,
  ownServers: filesWith(specs, /\buseAccountsProduct\(/).length,
  axeRuns: countOf(specs, /\b(?:await expectNoViolations|findViolations)\(/g),
};

describe('budgets', () => {
  it.each(Object.entries(counts))('are not exceeded: %s', (name, count) => {
    expect(count).toBeLessThanOrEqual(budgets[name as keyof typeof counts]);
  });
});
