import type { MergePreview } from '@cortado/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { REPORT_REASONS } from '@cortado/contract/admin-enums';
import { presentFacts } from '../../catalogue/documents/known-facts.ts';
import { AppError } from '../../core/errors.ts';
import { cafes, suggestions } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { factsOf } from '../cafes/cafe-facts.ts';
import { readCafes } from '../cafes/catalogue-source.ts';
import { adminCafePresenter } from '../cafes/admin-cafes.ts';
import { countMovingPhotos } from '../photos/move-photos.ts';

/** Two cafes side by side, and what would move from one to the other. @throws AppError CAFE_NOT_FOUND */
export async function previewMerge(
  { services: { database, catalogue } }: MemberContext,
  { query: { winner, loser } }: { query: { winner: number; loser: number } },
): Promise<MergePreview> {
  const { db } = database;
  const stored = await readCafes(db, inArray(cafes.id, [winner, loser]));
  const present = adminCafePresenter(catalogue.snapshot.categories);
  const sideOf = (id: number) => {
    const one = stored.find(({ cafe }) => cafe.id === id);
    if (!one) throw new AppError('CAFE_NOT_FOUND');
    return { cafe: present(one), facts: factsOf(one), known: presentFacts(one.cafe, one.cafe) };
  };
  const countMoving = async (table: 'favorites' | 'ratings') => {
    const { rows } = await db.execute<{ all: number; both: number }>(sql`
      select count(*)::int as all, count(there.id)::int as both
      from ${sql.identifier(table)} here left join ${sql.identifier(table)} there
        on there.user_id = here.user_id and there.cafe_id = ${winner}
      where here.cafe_id = ${loser}`);
    const { all, both } = rows[0]!;
    return { count: all - both, both };
  };
  const isOpenReport = and(
    eq(suggestions.cafeId, loser),
    eq(suggestions.state, 'open'),
    inArray(suggestions.kind, [...REPORT_REASONS]),
  );
  return {
    winner: sideOf(winner),
    loser: sideOf(loser),
    favorites: await countMoving('favorites'),
    ratings: await countMoving('ratings'),
    photos: await countMovingPhotos(db, { from: loser, to: winner }),
    reports: await db.$count(suggestions, isOpenReport),
  };
}
