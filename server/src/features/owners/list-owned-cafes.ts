import type { OwnedCafe } from '@cortado/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { readCafes } from '../cafes/catalogue-source.ts';
import { adminCafePresenter } from '../cafes/present-admin-cafe.ts';
import { missingFacts } from './missing-facts.ts';
import { openSuggestionsOf } from './open-suggestions.ts';

/** The member's own cafes of any status with what is missing, or those of them that match; who misses most comes first. */
export async function listOwnedCafes(context: MemberContext, where?: SQL): Promise<OwnedCafe[]> {
  const { services, viewer } = context;
  const { database, catalogue, settings, now } = services;
  const stored = await readCafes(database.db, and(eq(cafes.ownerId, viewer.id), where));
  const openOf = await openSuggestionsOf(context);
  const present = adminCafePresenter(catalogue.snapshot.categories);
  const needs = { now: now(), checkAfterDays: settings.CHECK_AFTER_DAYS };
  return stored
    .map((one) => ({
      cafe: present(one),
      missing: missingFacts(one, needs),
      ...openOf(one.cafe.id),
    }))
    .toSorted((a, b) => b.missing.length - a.missing.length || a.cafe.id - b.cafe.id);
}
