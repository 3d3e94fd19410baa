import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../core/repo-root.ts';
import { parseSeedCafes } from './parse-seed-cafes.ts';
import { readSeedFilters } from './read-seed-filters.ts';
import type { SeedCafe } from './seed-cafe.ts';

/** The bundled cafes of Greater Boston, every row checked. */
export function readSeedCafes(): SeedCafe[] {
  const known = readSeedFilters().flatMap((category) =>
    category.options.map((option) => `${category.name}:${option.value}`),
  );
  return parseSeedCafes(readFileSync(join(repoRoot, 'seed/cafes.csv'), 'utf8'), new Set(known));
}
