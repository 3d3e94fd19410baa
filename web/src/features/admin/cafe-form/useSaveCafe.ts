import type { AdminCafe } from '@cortado/contract';
import type { CafeForm } from '@cortado/contract/admin-cafes';
import { isSameValue } from '@cortado/contract/fact-values';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call, errorText } from '../../../lib/api.ts';
import { useInvalidate } from '../../../lib/invalidation.ts';
import { toast } from '../../../ui/toast-store.ts';
import * as texts from './texts.ts';

export const filterIdsOf = (cafe: AdminCafe) => cafe.appliedFilters.map(({ id }) => id);

interface SaveCafe {
  id: number;
  filterIds: readonly number[];
  /** The cafe as it is stored now, and what was chosen for it besides. */
  onStored: (cafe: AdminCafe, ticked?: readonly number[]) => void;
  onError: (error: unknown) => void;
}

export interface Edit {
  values: CafeForm;
  /** What the edit began from; the newest where somebody else's change is to be replaced. */
  version: number | null | 'newest';
}

interface Saved {
  cafe: AdminCafe;
  /** Why the filters are not stored, though the fields are. */
  filtersError: unknown;
}

/** Saves the fields of a cafe and its filters. */
export function useSaveCafe({ id, filterIds, onStored, onError }: SaveCafe) {
  const invalidate = useInvalidate();
  const params = { id };
  const tellFailure = (error: unknown) => {
    const why = error instanceof ApiError ? errorText(error) : '';
    toast({
      tone: 'error',
      title: texts.editCafeFailed,
      description: `${texts.editCafeFailedDescription} ${why}`.trim(),
    });
    onError(error);
  };
  return useMutation({
    async mutationFn({ values, version }: Edit): Promise<Saved> {
      const from =
        version === 'newest'
          ? (await call('GET /api/admin/cafes/{id}', { params })).version
          : version;
      const body = { ...values, ...(from !== null && { version: from }) };
      const cafe = await call('PUT /api/admin/cafes/{id}', { params, body });
      if (isSameValue(filterIdsOf(cafe), filterIds)) return { cafe, filtersError: null };
      try {
        await call('PUT /api/admin/cafes/{id}/filters', { params, body: { filterIds } });
        return {
          cafe: await call('GET /api/admin/cafes/{id}', { params }),
          filtersError: null,
        };
      } catch (filtersError) {
        return { cafe, filtersError };
      }
    },
    onSuccess({ cafe, filtersError }) {
      if (filtersError !== null) {
        // The next save goes on from the fields that are stored.
        onStored(cafe, filterIds);
        return tellFailure(filtersError);
      }
      onStored(cafe);
      toast({
        tone: 'success',
        title: texts.editCafeDone,
        description: texts.editCafeDoneDescription(cafe.name),
      });
    },
    onError: tellFailure,
    onSettled: () => void invalidate('PUT /api/admin/cafes/{id}'),
  });
}
