import type { ErrorCode } from '@cortado/contract';
import { fieldError } from '../../core/errors.ts';
import { uniqueViolation } from '../../database/constraint-violation.ts';
import type { Tx } from '../../database/open.ts';
import { filterCategories } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';

const TAKEN: Readonly<Record<string, [ErrorCode, field: string]>> = {
  filter_categories_name_unique: ['CATEGORY_EXISTS', 'name'],
  filter_options_category_value_key: ['OPTION_EXISTS', 'value'],
};

/** Throws a unique violation as the error of its field, and any other error unchanged. */
function throwAsTaken(error: unknown): never {
  const [code, field] = TAKEN[uniqueViolation(error) ?? ''] ?? [];
  throw code && field ? fieldError(field, code) : error;
}

/**
 * Changes categories or options in one transaction, which a lock serialises, and refreshes the catalogue.
 * @throws AppError CATEGORY_EXISTS or OPTION_EXISTS, and what the work throws
 */
export async function changeFilters<T>(
  { services: { database, catalogue } }: MemberContext,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await database
    .inTransaction(async (tx) => {
      await tx
        .select({ id: filterCategories.id })
        .from(filterCategories)
        .orderBy(filterCategories.id)
        .for('update');
      return work(tx);
    })
    .catch(throwAsTaken);
  await catalogue.refresh({ kind: 'filters' });
  return result;
}
