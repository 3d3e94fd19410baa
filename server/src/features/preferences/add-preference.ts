import { foreignKeyViolation } from '../../database/constraint-violation.ts';
import { userFilterPreferences } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';

/**
 * Saves a filter option; idempotent.
 * @throws AppError FILTER_OPTION_NOT_FOUND
 */
export async function addPreference(
  { services, viewer }: MemberContext,
  { filterOptionId }: { filterOptionId: number },
): Promise<{ filterOptionId: number }> {
  const { catalogue, database, now } = services;
  if (!catalogue.snapshot.filterOptions.some(({ id }) => id === filterOptionId)) {
    throw new AppError('FILTER_OPTION_NOT_FOUND');
  }
  await database.db
    .insert(userFilterPreferences)
    .values({ userId: viewer.id, filterOptionId, createdAt: now() })
    .onConflictDoNothing()
    .catch((error: unknown) => {
      // The option was deleted between the check and the insert.
      throw foreignKeyViolation(error) ? new AppError('FILTER_OPTION_NOT_FOUND') : error;
    });
  return { filterOptionId };
}
