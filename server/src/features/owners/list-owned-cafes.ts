import type { OwnedCafe } from '@cortado/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { cafes, suggestions, suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { readCafes } from '../cafes/catalogue-source.ts';
import { adminCafePresenter } from '../cafes/present-admin-cafe.ts';
import { missingFacts } from './missing-facts.ts';

/** How many of the member's own changes of each cafe wait for an admin. */
async function countWaiting({ services, viewer }: MemberContext): Promise<Map<number, number>> {
  const rows = await services.database.db
    .select({ cafeId: suggestions.cafeId, waiting: count() })
    .from(suggestions)
    .innerJoin(suggestionSenders, eq(suggestionSenders.suggestionId, suggestions.id))
    .where(
      and(
        eq(suggestions.kind, 'owner_change'),
        eq(suggestions.state, 'open'),
        eq(suggestionSenders.userId, viewer.id),
      ),
    )
    .groupBy(suggestions.cafeId);
  return new Map(rows.map(({ cafeId, waiting }) => [cafeId!, waiting]));
}

/** The member's own cafes of any status with what is missing, or those of them that match; who misses most comes first. */
export async function listOwnedCafes(context: MemberContext, where?: SQL): Promise<OwnedCafe[]> {
  const { services, viewer } = context;
  const { database, catalogue, settings, now } = services;
  const stored = await readCafes(database.db, and(eq(cafes.ownerId, viewer.id), where));
  const waiting = await countWaiting(context);
  const present = adminCafePresenter(catalogue.snapshot.categories);
  const needs = { now: now(), checkAfterDays: settings.CHECK_AFTER_DAYS };
  return stored
    .map((one) => ({
      cafe: present(one),
      missing: missingFacts(one, needs),
      waiting: waiting.get(one.cafe.id) ?? 0,
    }))
    .toSorted((a, b) => b.missing.length - a.missing.length || a.cafe.id - b.cafe.id);
}
