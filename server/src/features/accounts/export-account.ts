import type { AccountExport } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import {
  cafes,
  favorites,
  filterCategories,
  filterOptions,
  jobs,
  ratings,
  userFilterPreferences,
} from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { subscriptionOf } from '../newsletter/subscribers-repository.ts';
import { listSessions } from '../sessions/routes.ts';
import { suggestionsOf } from '../suggestions/suggestions-of-member.ts';
import { photosOf } from '../photos/proposed-photos.ts';
import { twoStepOf } from '../../auth/two-step/two-step-of.ts';
import { tracesOf } from './export-traces.ts';
import { findCurrentUser } from './find-current-user.ts';
import { presentUser } from './present-user.ts';

/** Everything stored about a member, with names instead of ids. */
export async function exportAccount(context: MemberContext): Promise<AccountExport> {
  const { viewer, services } = context;
  const { db } = services.database;
  const favoriteRows = await db
    .select({ cafe: cafes.name, createdAt: favorites.createdAt })
    .from(favorites)
    .innerJoin(cafes, eq(cafes.id, favorites.cafeId))
    .where(eq(favorites.userId, viewer.id))
    .orderBy(favorites.id);
  const ratingRows = await db
    .select({
      cafe: cafes.name,
      rating: ratings.rating,
      review: ratings.review,
      createdAt: ratings.createdAt,
    })
    .from(ratings)
    .innerJoin(cafes, eq(cafes.id, ratings.cafeId))
    .where(eq(ratings.userId, viewer.id))
    .orderBy(ratings.id);
  const preferences = await db
    .select({ category: filterCategories.displayName, option: filterOptions.displayName })
    .from(userFilterPreferences)
    .innerJoin(filterOptions, eq(filterOptions.id, userFilterPreferences.filterOptionId))
    .innerJoin(filterCategories, eq(filterCategories.id, filterOptions.categoryId))
    .where(eq(userFilterPreferences.userId, viewer.id))
    .orderBy(userFilterPreferences.id);
  const dated = <T extends { createdAt: Date }>(row: T) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  });
  const mails = await db
    .select({
      subject: jobs.title,
      createdAt: jobs.createdAt,
      failedAt: jobs.failedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.userId, viewer.id), eq(jobs.kind, 'mail')))
    .orderBy(jobs.id);
  const user = await findCurrentUser(context);
  const account = presentUser(user, services.settings);
  return {
    account,
    newsletter: account.isEmailConfirmed ? await subscriptionOf(db, account.email) : null,
    favorites: favoriteRows.map(dated),
    ratings: ratingRows.map(dated),
    filterPreferences: preferences,
    suggestions: (await suggestionsOf(db, viewer.id)).map(dated),
    photos: (await photosOf(db, viewer.id)).map(dated),
    ...(await tracesOf(db, viewer.id)),
    sessions: await listSessions(context),
    twoStep: await twoStepOf(db, user),
    mails: mails.map((mail) => ({
      ...dated(mail),
      failedAt: mail.failedAt?.toISOString() ?? null,
    })),
  };
}
