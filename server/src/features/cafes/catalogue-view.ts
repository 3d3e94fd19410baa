import type { Answer, Question } from '../../http/answer-cache.ts';
import type { ReadyResponse } from '../../http/ready-response.ts';
import type { Snapshot } from '../../catalogue/types.ts';
import { favoritesOf } from '../../http/viewer.ts';
import { NO_FAVORITES, type FavoriteSet } from '../../auth/member-favorites.ts';
import type { Context } from '../../http/route.ts';

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
