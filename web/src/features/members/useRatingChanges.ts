import type { Cafe, MyRating, MyRatingWithCafe } from '@cortado/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiKey, call, errorText } from '../../lib/api.ts';
import { useOptimisticMutation, usePendingChanges, writeTo } from '../../lib/optimistic.ts';
import * as texts from '#messages/members';

/** A member's rating of a cafe; null withdraws it. */
interface Change {
  cafeId: number;
  given: { rating: number; review: string } | null;
}

const ROUTE = 'GET /api/user/ratings';

/** All ratings of a member. */
export const ratingsQuery = (viewerId: number) =>
  queryOptions({
    queryKey: apiKey(ROUTE, undefined, viewerId),
    queryFn: async ({ signal }): Promise<MyRatingWithCafe[]> => {
      const answer = await call(ROUTE, undefined, signal);
      return Array.isArray(answer) ? answer : [];
    },
  });

/** A member's rating of one cafe. */
export const ratingQuery = (viewerId: number, cafeId: number) => {
  const input = { query: { cafeId } };
  return queryOptions({
    queryKey: apiKey(ROUTE, input, viewerId),
    queryFn: async ({ signal }): Promise<MyRating | null> => {
      const answer = await call(ROUTE, input, signal);
      return Array.isArray(answer) ? null : answer;
    },
  });
};

export const ratingsTarget = (viewerId: number) => ({
  queryKey: ratingsQuery(viewerId).queryKey,
  apply: (ratings: MyRatingWithCafe[], { cafeId, given }: Change) =>
    given
      ? ratings.map((rated) => (rated.cafe.id === cafeId ? { ...rated, ...given } : rated))
      : ratings.filter(({ cafe }) => cafe.id !== cafeId),
});

export interface RatingChanges {
  submit: (rating: number, review: string) => void;
  withdraw: () => void;
  /** What is on its way. */
  pending: 'submit' | 'withdraw' | null;
}

/** Gives and withdraws a member's rating of a cafe; one change at a time across all screens. */
export function useRatingChanges(
  { id: cafeId }: Cafe,
  viewerId: number,
  onWithdrawn?: () => void,
): RatingChanges {
  const queries = useQueryClient();
  const target = ratingsTarget(viewerId);
  const params = { id: cafeId };
  const made = usePendingChanges<Change>(target.queryKey).find((one) => one.cafeId === cafeId);
  const { change } = useOptimisticMutation<
    MyRatingWithCafe[],
    Change,
    MyRating | { message: string }
  >({
    ...target,
    scope: `rating ${cafeId}`,
    write: ({ given }) =>
      given
        ? writeTo('POST /api/cafes/{id}/ratings', { params, body: given })
        : writeTo('DELETE /api/cafes/{id}/ratings', { params }),
    done(answer) {
      const { queryKey } = ratingQuery(viewerId, cafeId);
      void queries.cancelQueries({ queryKey }, { revert: false, silent: true });
      if ('rating' in answer) {
        queries.setQueryData(queryKey, answer);
        return { title: texts.ratingSubmitted(), description: texts.ratingSubmittedAbout() };
      }
      queries.setQueryData(queryKey, null);
      onWithdrawn?.();
      return { title: texts.ratingWithdrawn(), description: answer.message };
    },
    failed: (error, { given }) =>
      given ? { description: texts.ratingSubmitFailed({ why: errorText(error) }) } : {},
  });
  const ask = (given: Change['given']) => {
    if (!made) change({ cafeId, given });
  };
  return {
    submit: (rating, review) => ask({ rating, review }),
    withdraw: () => ask(null),
    pending: made ? (made.given ? 'submit' : 'withdraw') : null,
  };
}
