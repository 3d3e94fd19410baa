import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { foreignKeyViolation } from '../../database/constraint-violation.ts';
import { userFilterPreferences as table } from '../../database/schema.ts';
import { type MemberContext, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as texts from './texts.ts';

/** The saved filter options that still exist and are active, in the order they were saved. */
async function listPreferences({
  services,
  viewer,
}: MemberContext): Promise<{ filterOptionId: number }[]> {
  const { catalogue, database } = services;
  const saved = await database.db
    .select({ filterOptionId: table.filterOptionId })
    .from(table)
    .where(eq(table.userId, viewer.id))
    .orderBy(asc(table.id));
  const known = new Set(catalogue.snapshot.filterOptions.map(({ id }) => id));
  return saved.filter(({ filterOptionId }) => known.has(filterOptionId));
}

/**
 * Saves a filter option; idempotent.
 * @throws AppError FILTER_OPTION_NOT_FOUND
 */
async function addPreference(
  { services, viewer }: MemberContext,
  { filterOptionId }: { filterOptionId: number },
): Promise<{ filterOptionId: number }> {
  const { catalogue, database, now } = services;
  if (!catalogue.snapshot.filterOptions.some(({ id }) => id === filterOptionId)) {
    throw new AppError('FILTER_OPTION_NOT_FOUND');
  }
  await database.db
    .insert(table)
    .values({ userId: viewer.id, filterOptionId, createdAt: now() })
    .onConflictDoNothing()
    .catch((error: unknown) => {
      // The option was deleted between the check and the insert.
      throw foreignKeyViolation(error) ? new AppError('FILTER_OPTION_NOT_FOUND') : error;
    });
  return { filterOptionId };
}

/** Removes a saved filter option; idempotent. */
async function removePreference(
  { services, viewer }: MemberContext,
  filterOptionId: number,
): Promise<{ message: string }> {
  await services.database.db
    .delete(table)
    .where(and(eq(table.userId, viewer.id), eq(table.filterOptionId, filterOptionId)));
  return { message: texts.removed };
}

async function clearPreferences({ services, viewer }: MemberContext): Promise<{ message: string }> {
  await services.database.db.delete(table).where(eq(table.userId, viewer.id));
  return { message: texts.allRemoved };
}

export function preferenceRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listPreferences', listPreferences);
  route(app, services, 'addPreference', (context, { body }) => addPreference(context, body));
  route(app, services, 'removePreference', (context, { params }) =>
    removePreference(context, params.id),
  );
  route(app, services, 'clearPreferences', clearPreferences);
}
