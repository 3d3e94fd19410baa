import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_ROOMS } from './lib/import-graph.ts';
import { ROOT } from './lib/root.mjs';

/** Every room with each of those above it, from its first folder and from one within. */
function upwardImports(): [string, string][] {
  return SERVER_ROOMS.flatMap((room, floor) =>
    SERVER_ROOMS.slice(floor + 1).flatMap((above): [string, string][] => [
      [`server/src/${room}/to-${above}.ts`, `../${above}/a.ts`],
      [`server/src/${room}/inner/to-${above}.ts`, `../../${above}/inner/a.ts`],
    ]),
  );
}

const FORBIDDEN: [string, string][] = [
  ['contract/src/a.ts', '../../server/src/settings.ts'],
  ['contract/src/b.ts', '../../web/src/lib/format.ts'],
  ['contract/src/c.ts', '@cortado/server'],
  ['web/src/lib/a.ts', '../../../server/src/errors.ts'],
  ['web/src/features/cafe/a.tsx', '@cortado/server'],
  ['web/src/features/cafe/b.tsx', '@cortado/contract'],
  ['web/src/features/cafe/c.tsx', '@cortado/contract/cafe'],
  ['web/src/features/cafe/d.test.tsx', '../../../../server/src/errors.ts'],
  ['web/src/ui/a.tsx', '../lib/api.ts'],
  ['web/src/ui/b.tsx', '../features/cafe/CafePage.tsx'],
  ['web/src/ui/c.tsx', '@cortado/contract/labels'],
  ['web/src/ui/d.tsx', '@tanstack/react-query'],
  ['web/src/ui/e.tsx', '../map/CafeMap.tsx'],
  ['web/src/map/a.tsx', '../features/discovery/DiscoveryScreen.tsx'],
  ['web/src/map/b.tsx', '../lib/api.ts'],
  ['web/src/map/c.tsx', '@tanstack/react-query'],
  ['web/src/map/d.tsx', '../app/routes.tsx'],
  ...upwardImports(),
  ['server/src/features/pages/a.ts', '../../../../web/src/entry-server.tsx'],
  ['server/src/core/p.ts', 'fastify'],
  ['server/src/catalogue/p.ts', 'fastify'],
  ['server/src/catalogue/q.ts', 'drizzle-orm/pg-core'],
  ['server/src/catalogue/r.ts', 'pg'],
  ['e2e/specs/a.ts', '../../server/src/settings.ts'],
  ['e2e/specs/b.ts', '../../web/src/lib/format.ts'],
  ['e2e/specs/c.ts', '@cortado/contract'],
];

const ALLOWED: [string, string][] = [
  ['web/src/lib/x.ts', '@cortado/contract/vocabulary'],
  ['web/src/features/cafe/x.tsx', '../../ui/Button.tsx'],
  ['web/src/features/discovery/x.test.ts', '@cortado/contract'],
  ['web/src/ui/x.tsx', '../lib/format.ts'],
  ['server/src/features/ratings/x.ts', '../cafes/require-cafe.ts'],
  ['server/src/features/ratings/y.ts', '../../http/route.ts'],
  ['server/src/auth/sessions/x.ts', '../../database/open.ts'],
  ['server/src/catalogue/x.ts', '../core/errors.ts'],
  ['server/src/features/cafes/x.test.ts', '../../app/create-app.ts'],
];

let folder: string;
/** The files oxlint blames for an import. */
let blamed: Set<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cortado-lint-'));
  await copyFile(`${ROOT}.oxlintrc.json`, join(folder, '.oxlintrc.json'));
  for (const [path, imported] of [...FORBIDDEN, ...ALLOWED]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `export { thing } from '${imported}';\n`);
  }
  const oxlint = `${ROOT}node_modules/.bin/oxlint`;
  const { stdout } = await promisify(execFile)(oxlint, ['--format=json'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  blamed = new Set(
    diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename }) => filename),
  );
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
