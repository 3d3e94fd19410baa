import type { AdminCafe } from '@cortado/contract';
import type { CafeForm } from '@cortado/contract/admin-cafes';
import { isSameValue } from '@cortado/contract/fact-values';
import { ApiError, call, errorText } from '../../../lib/api.ts';
import type { FieldForm } from '../../../lib/show-field-errors.ts';
import { useAction } from '../../../lib/useWrite.ts';
import * as texts from '#messages/admin/cafe-form';

export const filterIdsOf = (cafe: AdminCafe) => cafe.appliedFilters.map(({ id }) => id);

interface SaveCafe {
  id: number;
  form: FieldForm;
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
export function useSaveCafe({ id, form, filterIds, onStored, onError }: SaveCafe) {
  const params = { id };
  const failed = (error: unknown) => {
    onError(error);
    const why = error instanceof ApiError ? errorText(error) : '';
    const description = `${texts.editCafeFailedDescription()} ${why}`.trim();
    return { tone: 'error', title: texts.editCafeFailed(), description } as const;
  };
  const save = async ({ values, version }: Edit): Promise<Saved> => {
    const from =
      version === 'newest'
        ? (await call('GET /api/admin/cafes/{id}', { params })).version
        : version;
    const body = { ...values, ...(from !== null && { version: from }) };
    const cafe = await call('PUT /api/admin/cafes/{id}', { params, body });
    if (isSameValue(filterIdsOf(cafe), filterIds)) return { cafe, filtersError: null };
    try {
      await call('PUT /api/admin/cafes/{id}/filters', { params, body: { filterIds } });
      return { cafe: await call('GET /api/admin/cafes/{id}', { params }), filtersError: null };
    } catch (filtersError) {
      return { cafe, filtersError };
    }
  };
  return useAction(save, {
    changes: 'PUT /api/admin/cafes/{id}',
    form,
    done({ cafe, filtersError }) {
      const areFiltersSaved = filtersError === null;
      // The next save goes on from the fields that are stored.
      onStored(cafe, areFiltersSaved ? undefined : filterIds);
      return areFiltersSaved
        ? {
            title: texts.editCafeDone(),
            description: texts.editCafeDoneDescription({ cafe: cafe.name }),
          }
        : failed(filtersError);
    },
    failed,
  });
}
