import type { Cafe, MyRating, MyRatingWithCafe } from '@cortado/contract';
import { useQueryClient } from '@tanstack/react-query';
import { apiSend, errorText } from '../../lib/api.ts';
import { useOptimisticMutation, usePendingChanges } from '../../lib/optimistic.ts';
import { toast } from '../../ui/toast-store.ts';

const MY_RATINGS = '/api/user/ratings';

/** What a member gives a cafe; null withdraws it. */
interface Change {
  cafeId: number;
  given: { rating: number; review: string } | null;
}

interface Withdrawn {
  message: string;
}

/** All ratings of a member. */
export const ratingsTarget = (viewerId: number) => ({
  queryKey: [MY_RATINGS, viewerId] as const,
  apply: (ratings: MyRatingWithCafe[], { cafeId, given }: Change) =>
    given
      ? ratings.map((rated) => (rated.cafe.id === cafeId ? { ...rated, ...given } : rated))
      : ratings.filter(({ cafe }) => cafe.id !== cafeId),
});

/** The rating of one cafe. */
export const ratingKey = (viewerId: number, cafeId: number) =>
  [MY_RATINGS, viewerId, cafeId] as const;

export interface RatingChanges {
  submit: (rating: number, review: string) => void;
  withdraw: () => void;
  /** What is on its way. */
  pending: 'submit' | 'withdraw' | null;
}

/** Gives and withdraws a member's rating of a cafe; one change at a time, wherever it is asked for. */
export function useRatingChanges(
  { id: cafeId }: Cafe,
  viewerId: number,
  onWithdrawn?: () => void,
): RatingChanges {
  const queries = useQueryClient();
  const target = ratingsTarget(viewerId);
  const path = `/api/cafes/${cafeId}/ratings`;
  const made = usePendingChanges<Change>(target.queryKey).find((one) => one.cafeId === cafeId);
  const { change } = useOptimisticMutation<MyRatingWithCafe[], Change, MyRating | Withdrawn>({
    ...target,
    scope: `rating ${cafeId}`,
    send: ({ given }) =>
      given ? apiSend<MyRating>('POST', path, given) : apiSend<Withdrawn>('DELETE', path),
    onSuccess(answer) {
      const queryKey = ratingKey(viewerId, cafeId);
      void queries.cancelQueries({ queryKey }, { revert: false, silent: true });
      if ('rating' in answer) {
        queries.setQueryData(queryKey, answer);
        toast({
          tone: 'success',
          title: 'Rating submitted',
          description: 'Thank you for rating this café!',
        });
      } else {
        queries.setQueryData(queryKey, null);
        onWithdrawn?.();
        toast({ tone: 'success', title: 'Rating withdrawn', description: answer.message });
      }
    },
    onError: (error, { given }) =>
      toast({
        tone: 'error',
        title: 'Error',
        description: given ? `Failed to submit rating: ${errorText(error)}` : errorText(error),
      }),
    refresh() {
      for (const key of [MY_RATINGS, '/api/cafes', '/api/facets']) {
        void queries.invalidateQueries({ queryKey: [key] });
      }
    },
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
