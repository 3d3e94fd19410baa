import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../core/repo-root.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { seedFilters, type SeedCategory } from './seed-filters.ts';

const FILE = 'seed/filters.json';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserFacingError(`${FILE} is not valid JSON.`, { cause });
  }
}

/**
 * Checks the text of a filter taxonomy.
 * @throws UserFacingError naming the file and the place in it
 */
export function parseSeedFilters(text: string): SeedCategory[] {
  const parsed = seedFilters.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new UserFacingError(`${FILE}, ${issue.path.join('.')}: ${issue.message}`);
}

/** The bundled filter taxonomy. */
export function readSeedFilters(): SeedCategory[] {
  return parseSeedFilters(readFileSync(join(repoRoot, FILE), 'utf8'));
}
