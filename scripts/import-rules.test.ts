import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featuresOf, SERVER_LAYERS, SHARED_FEATURES, WEB_LAYERS } from './lib/import-graph.ts';
import { ROOT } from './lib/root.mjs';

/** Every layer with each of those above it, from its first folder and from a subfolder. */
function upwardImports(): [string, string][] {
  return SERVER_LAYERS.flatMap((layer, at) =>
    SERVER_LAYERS.slice(at + 1).flatMap((above): [string, string][] => [
      [`server/src/${layer}/to-${above}.ts`, `../${above}/a.ts`],
      [`server/src/${layer}/inner/to-${above}.ts`, `../../${above}/inner/a.ts`],
    ]),
  );
}

/** Every layer of the browser side with each of those above it, and every feature with each one that is not shared. */
function upwardWebImports(): [string, string][] {
  const layers = WEB_LAYERS.flatMap((layer, at) =>
    WEB_LAYERS.slice(at + 1).flatMap((above): [string, string][] => [
      [`web/src/${layer}/to-${above}.ts`, `../${above}/a.ts`],
      [`web/src/${layer}/inner/to-${above}.ts`, `../../${above}/inner/a.ts`],
    ]),
  );
  const features = featuresOf('web/src').flatMap((feature) =>
    featuresOf('web/src')
      .filter((other) => other !== feature && !SHARED_FEATURES.includes(other))
      .flatMap((other): [string, string][] => [
        [`web/src/features/${feature}/to-${other}.ts`, `../${other}/a.ts`],
        [`web/src/features/${feature}/inner/to-${other}.ts`, `../../${other}/inner/a.ts`],
      ]),
  );
  return [...layers, ...features];
}

/** A file, what it imports from, and what it imports if that matters. */
type Import = [path: string, from: string, name?: string];

const FORBIDDEN: Import[] = [
  ['contract/src/a.ts', '../../server/src/settings.ts'],
  ['contract/src/b.ts', '../../web/src/lib/format.ts'],
  ['contract/src/c.ts', '@cortado/server'],
  ['contract/src/d.ts', '../../search/src/slices.ts'],
  ['search/src/a.ts', '@cortado/contract/distance'],
  ['search/src/text/b.ts', '../../../contract/src/distance.ts'],
  ['search/src/c.test.ts', '../../server/src/core/errors.ts'],
  ['search/src/d.ts', 'node:fs/promises'],
  ['web/src/lib/a.ts', '../../../server/src/errors.ts'],
  ['web/src/features/cafe/a.tsx', '@cortado/server'],
  ['web/src/features/cafe/b.tsx', '@cortado/contract'],
  ['web/src/features/cafe/e.tsx', '@cortado/search/text/fold'],
  ['web/src/features/cafe/c.tsx', '@cortado/contract/cafe'],
  ['web/src/features/cafe/d.test.tsx', '../../../../server/src/errors.ts'],
  ['web/src/ui/a.tsx', '../lib/api.ts'],
  ['web/src/ui/c.tsx', '@cortado/contract/labels'],
  ['web/src/ui/d.tsx', '@tanstack/react-query'],
  ['web/src/map/b.tsx', '../lib/api.ts'],
  ['web/src/map/c.tsx', '@tanstack/react-query'],
  ['web/src/map/e.tsx', '../lib/format.ts'],
  ['web/src/map/f.tsx', '@cortado/contract'],
  ['web/src/features/admin/e.tsx', '@cortado/contract'],
  ['web/src/features/admin/f.tsx', '@tanstack/react-query', 'useMutation'],
  ['web/src/features/cafe/f.tsx', '@tanstack/react-query', 'useMutation'],
  ['web/src/app/f.tsx', '@cortado/contract/search'],
  ...upwardWebImports(),
  ...upwardImports(),
  ['server/src/core/y.ts', '../../../web/messages/compile.ts'],
  ['server/src/features/pages/a.ts', '../../../../web/src/entry-server.tsx'],
  ['server/src/core/p.ts', 'fastify'],
  ['server/src/hours/p.ts', 'fastify'],
  ['server/src/hours/q.ts', 'drizzle-orm'],
  ['server/src/catalogue/p.ts', 'fastify'],
  ['server/src/catalogue/q.ts', 'drizzle-orm/pg-core'],
  ['server/src/catalogue/r.ts', 'pg'],
  ['e2e/specs/a.ts', '../../server/src/settings.ts'],
  ['e2e/specs/b.ts', '../../web/src/lib/format.ts'],
  ['e2e/specs/c.ts', '@cortado/contract'],
];

const ALLOWED: Import[] = [
  ['web/src/features/admin/y.tsx', '@tanstack/react-query', 'useQuery'],
  ['web/src/lib/x.ts', '@cortado/contract/public-enums'],
  ['web/src/features/cafe/x.tsx', '@cortado/contract/admin-enums'],
  ['web/src/features/cafe/x.tsx', '../../ui/Button.tsx'],
  ['web/src/features/discovery/x.test.ts', '@cortado/contract'],
  ['web/src/features/cafe/y.tsx', '../members/useFavorites.ts'],
  ['web/src/features/cafe/z.tsx', '../hours/HoursCard.tsx'],
  ['web/src/features/profile/settings/x.tsx', '../../passwords/StrengthMeter.tsx'],
  ['web/src/features/discovery/state/x.ts', '../list/list-view.ts'],
  ['web/src/features/discovery/map/x.tsx', '../../../map/CafeMap.tsx'],
  ['web/src/features/admin/x.tsx', '@cortado/contract/admin-cafes'],
  ['web/src/app/x.tsx', '../features/cafe/CafeScreen.tsx'],
  ['web/src/map/x.tsx', '../lib/theme.ts'],
  ['web/src/map/y.tsx', '@cortado/contract/distance'],
  ['web/src/ui/x.tsx', '../lib/format.ts'],
  ['server/src/features/ratings/x.ts', '../cafes/catalogue-view.ts'],
  ['server/src/features/ratings/y.ts', '../../http/route.ts'],
  ['server/src/auth/sessions/x.ts', '../../database/open.ts'],
  ['server/src/core/x.ts', '../../../web/messages/en/errors.json'],
  ['server/src/catalogue/x.ts', '../core/errors.ts'],
  ['server/src/catalogue/y.ts', '@cortado/search/slices'],
  ['search/src/text/x.ts', '../slices.ts'],
  ['search/src/x.ts', 'node:timers/promises'],
  ['server/src/features/cafes/x.test.ts', '../../app/create-app.ts'],
];

const MISSPELT = [
  'contract/src/badName.ts',
  'server/src/core/BadName.ts',
  'scripts/badName.mjs',
  'e2e/specs/badName.test.ts',
  'web/src/lib/badName.ts',
  'web/src/lib/use-bad-name.tsx',
  'web/src/ui/bad-name.tsx',
  'web/src/ui/badName.tsx',
];
const WELL_SPELT = [
  'server/src/core/good-name.test.ts',
  'web/src/lib/good-name.ts',
  'web/src/lib/good-name.test.tsx',
  'web/src/lib/useGoodName.ts',
  'web/src/lib/useGoodName.test.tsx',
  'web/src/ui/GoodName.tsx',
  'web/src/ui/GoodName.test.tsx',
  'web/src/entry-good.tsx',
];

let folder: string;
/** The files oxlint blames for an import. */
let blamed: Set<string>;
/** The files oxlint blames for their name. */
let misspelt: Set<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cortado-lint-'));
  await copyFile(`${ROOT}.oxlintrc.json`, join(folder, '.oxlintrc.json'));
  for (const [path, from, name = 'thing'] of [...FORBIDDEN, ...ALLOWED]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `export { ${name} } from '${from}';\n`);
  }
  for (const path of [...MISSPELT, ...WELL_SPELT]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), 'export const thing = 1;\n');
  }
  const oxlint = `${ROOT}node_modules/.bin/oxlint`;
  const { stdout } = await promisify(execFile)(oxlint, ['--format=json'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  const filesWith = (rule: string) =>
    new Set(diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename));
  blamed = filesWith('no-restricted-imports');
  misspelt = filesWith('filename-case');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('import rules', () => {
  it.each(FORBIDDEN)('refuse %s importing %s', (path) => {
    expect(blamed).toContain(path);
  });

  it.each(ALLOWED)('let %s import %s', (path) => {
    expect(blamed).not.toContain(path);
  });
});

describe('file names', () => {
  it.each(MISSPELT)('refuse %s', (path) => {
    expect(misspelt).toContain(path);
  });

  it.each(WELL_SPELT)('accept %s', (path) => {
    expect(misspelt).not.toContain(path);
  });
});
