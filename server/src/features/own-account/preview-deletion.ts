import type { DeletionPreview } from '@cortado/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { cafes, favorites, photos, ratings, userFilterPreferences } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { countOwnSuggestions } from '../suggestions/suggestions-of-member.ts';

/** What would go with the member's account, and what would stay. */
export async function previewDeletion({
  services,
  viewer: { id },
}: MemberContext): Promise<DeletionPreview> {
  const { db } = services.database;
  const staying = and(
    eq(photos.uploadedBy, id),
    eq(photos.isProposed, false),
    isNull(photos.removedAt),
  );
  const owned = await db
    .select({ name: cafes.name })
    .from(cafes)
    .where(eq(cafes.ownerId, id))
    .orderBy(cafes.name, cafes.id);
  return {
    favorites: await db.$count(favorites, eq(favorites.userId, id)),
    ratings: await db.$count(ratings, eq(ratings.userId, id)),
    filterPreferences: await db.$count(userFilterPreferences, eq(userFilterPreferences.userId, id)),
    suggestions: await countOwnSuggestions(db, id),
    cafes: owned.map(({ name }) => name),
    photos: await db.$count(photos, staying),
    credits: await db.$count(photos, and(staying, sql`${photos.credit} <> ''`)),
  };
}
