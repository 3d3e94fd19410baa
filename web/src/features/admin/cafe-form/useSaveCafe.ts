import type { AdminCafe } from '@cortado/contract';
import type { CafeForm } from '@cortado/contract/admin-cafes';
import { useMutation } from '@tanstack/react-query';
import { ApiError, apiGet, apiSend, errorText } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useCafesChanged } from '../cafes/useAdminCafes.ts';
import { sameFilters } from './form-values.ts';

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

/** Saves the fields of a cafe and its filters. */
export function useSaveCafe({ id, filterIds, onStored, onError }: SaveCafe) {
  const path = `/api/admin/cafes/${id}`;
  const changed = useCafesChanged();
  return useMutation({
    async mutationFn({ values, version }: Edit) {
      const from = version === 'newest' ? (await apiGet<AdminCafe>(path)).version : version;
      const saved = await apiSend<AdminCafe>('PUT', path, { ...values, version: from });
      if (sameFilters(filterIdsOf(saved), filterIds)) return saved;
      // The fields are stored now, whatever becomes of the filters: the next save goes on from there.
      onStored(saved, filterIds);
      await apiSend('PUT', `${path}/filters`, { filterIds });
      return apiGet<AdminCafe>(path);
    },
    onSuccess(saved) {
      onStored(saved);
      toast({
        tone: 'success',
        title: 'Cafe updated',
        description: `${saved.name} has been saved.`,
      });
    },
    onError(error) {
      const text = error instanceof ApiError ? ` ${errorText(error)}` : '';
      toast({
        tone: 'error',
        title: 'Update failed',
        description: `There was an error updating the cafe details.${text}`,
      });
      onError(error);
    },
    onSettled: changed,
  });
}
