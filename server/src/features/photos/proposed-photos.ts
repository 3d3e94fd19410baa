import type { SuggestedPhoto } from '@cortado/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { cafes, photos } from '../../database/schema.ts';
import { presentManaged } from './photos-repository.ts';

/** The photos that came with suggestions, by their suggestion. */
export async function photosOfSuggestions(
  db: Executor,
  suggestions: readonly { id: number; kind: string }[],
): Promise<Map<number, SuggestedPhoto>> {
  const ids = suggestions.filter(({ kind }) => kind === 'photo').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(photos)
    .where(and(inArray(photos.suggestionId, ids), isNull(photos.removedAt)));
  return new Map(
    rows.map((row) => {
      const { hash, thumbHash, alt, credit, width, height, state, failure } = presentManaged(
        row,
        null,
      );
      return [row.suggestionId!, { hash, thumbHash, alt, credit, width, height, state, failure }];
    }),
  );
}

/** What a member has uploaded and proposed, the oldest first. */
export const photosOf = (db: Executor, userId: number) =>
  db
    .select({
      cafe: cafes.name,
      alt: photos.alt,
      credit: photos.credit,
      state: photos.state,
      createdAt: photos.createdAt,
    })
    .from(photos)
    .innerJoin(cafes, eq(cafes.id, photos.cafeId))
    .where(eq(photos.uploadedBy, userId))
    .orderBy(photos.id);
