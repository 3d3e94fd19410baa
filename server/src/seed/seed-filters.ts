import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filterValue, RESERVED_CATEGORY_NAMES } from '@cortado/contract';
import { z } from 'zod';
import { repoRoot } from '../core/repo-root.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import type { Tx } from '../database/open.ts';
import { filterCategories, filterOptions } from '../database/schema.ts';

const order = z.int().nonnegative().multipleOf(10);
const label = z.string().trim().min(1);

const seedOption = z.strictObject({
  value: filterValue,
  display_name: label,
  sort_order: order,
  /** What else people call it. */
  synonyms: z.array(label).optional(),
});

const seedCategory = z.strictObject({
  name: filterValue.refine(
    (name) => !RESERVED_CATEGORY_NAMES.some((reserved) => reserved === name),
    'The name is reserved.',
  ),
  display_name: label,
  description: z.string().optional(),
  is_core_filter: z.boolean(),
  sort_order: order,
  options: z.array(seedOption).min(1),
});

type SeedCategory = z.infer<typeof seedCategory>;

const FILE = 'seed/filters.json';

/**
 * Checks the text of a filter taxonomy.
 * @throws UserFacingError naming the file and the place in it
 */
export function parseSeedFilters(text: string): SeedCategory[] {
  try {
    return z.array(seedCategory).parse(JSON.parse(text));
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) {
      throw new UserFacingError(`${FILE} is not valid JSON.`, { cause });
    }
    const issue = cause.issues[0]!;
    throw new UserFacingError(`${FILE}, ${issue.path.join('.')}: ${issue.message}`);
  }
}

/** The bundled filter taxonomy. */
export function readSeedFilters(): SeedCategory[] {
  return parseSeedFilters(readFileSync(join(repoRoot, FILE), 'utf8'));
}

/**
 * Inserts the taxonomy.
 * @returns the id of each option by `category:value`
 */
export async function insertFilters(
  tx: Tx,
  categories: readonly SeedCategory[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { options, ...category } of categories) {
    const [row] = await tx
      .insert(filterCategories)
      .values({
        ...category,
        displayName: category.display_name,
        isCoreFilter: category.is_core_filter,
        sortOrder: category.sort_order,
        createdAt: now,
      })
      .returning({ id: filterCategories.id });
    const optionRows = await tx
      .insert(filterOptions)
      .values(
        options.map((option) => ({
          ...option,
          categoryId: row!.id,
          displayName: option.display_name,
          sortOrder: option.sort_order,
          createdAt: now,
        })),
      )
      .returning({ id: filterOptions.id, value: filterOptions.value });
    for (const { id, value } of optionRows) ids.set(`${category.name}:${value}`, id);
  }
  return ids;
}
