import { rowId, type Cafe } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { NO_FAVORITES, type FavoriteSet } from '../../auth/member-favorites.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Snapshot } from '../../catalogue/types.ts';
import { AppError } from '../../core/errors.ts';
import { orFallback } from '../../database/is-unavailable.ts';
import type { Answer, Question } from '../../http/answer-cache.ts';
import type { ReadyResponse } from '../../http/ready-response.ts';
import type { Context } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { favoritesOf } from '../../http/viewer.ts';

/** The directory as the viewer sees it. */
export interface CatalogueView {
  snapshot: Snapshot;
  favorites: FavoriteSet;
  /** The cached or new answer for this viewer and all members with the same favorites. */
  answer: (question: Omit<Question, 'snapshot'>, make: () => ReadyResponse) => Promise<Answer>;
}

/**
 * Reads the snapshot and the viewer's favorites once per request, so that an answer and its cache key are
 * made from the same state: both may change in between.
 */
export async function catalogueView(context: Context): Promise<CatalogueView> {
  const known = await favoritesOf(context);
  const favorites = known ?? NO_FAVORITES;
  const { answers, catalogue } = context.services;
  const { snapshot } = catalogue;
  const isProvisional = context.isProvisional === true || known === undefined;
  const audience = context.viewer ? { audience: favorites.key } : {};
  return {
    snapshot,
    favorites,
    answer: async (question, make) => ({
      ...(await answers.answer({ ...question, snapshot }, make)),
      ...audience,
      isProvisional,
    }),
  };
}

/** @throws AppError CAFE_NOT_FOUND if a cafe is not published */
export function requireCafe({ snapshot }: Catalogue, id: number): void {
  if (!snapshot.cafes.has(id)) throw new AppError('CAFE_NOT_FOUND');
}

/**
 * A published cafe in its public form.
 * @throws AppError CAFE_NOT_FOUND
 */
export function findCafe({ snapshot }: Catalogue, id: number): Cafe {
  const cafe = snapshot.cafes.get(id);
  if (!cafe) throw new AppError('CAFE_NOT_FOUND');
  return cafe;
}

/**
 * The published cafe that an unpublished one was merged into, also over several merges; null if none, or while the
 * database is unavailable: then it is just not found.
 * @throws AppError RATE_LIMITED, if a client asks for too many
 */
export async function mergedInto(
  { database, catalogue, uncachedReads }: Services,
  id: number,
  ip: string,
): Promise<number | null> {
  // An address may have a larger number than a row can.
  if (!rowId.safeParse(id).success) return null;
  uncachedReads.take(ip);
  const asked = database.db.execute<{ id: number }>(sql`
    with recursive way as (
      select winner_id as id from merges where loser_id = ${id} and undone_at is null
      union
      select winner_id from merges join way on loser_id = way.id and undone_at is null
    )
    select id from way`);
  const found = await orFallback(asked, { rows: [] });
  const { snapshot } = catalogue;
  return found.rows.find((row) => snapshot.cafes.has(row.id))?.id ?? null;
}

/** Redirects permanently, with the query of the request, but without being cached: a merge can be undone. */
export function redirectMerged(reply: FastifyReply, path: string): FastifyReply {
  const { search } = new URL(reply.request.raw.url!, 'http://localhost');
  return reply.header('cache-control', 'no-cache').redirect(path + search, 301);
}
