import type { AdminFilterCategory, AdminFilterOption } from '@cortado/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiGet, apiSend, errorText } from '../../../lib/api.ts';
import { useOptimisticData, useOptimisticMutation } from '../../../lib/optimistic.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useCafesChanged } from '../cafes/useAdminCafes.ts';
import { useDirectoryChanged } from '../useDirectoryChanged.ts';
import { inOrder, toOrders } from './order.ts';

const CATEGORIES = '/api/admin/filter-categories';
const OPTIONS = '/api/admin/filter-options';

/** Every category, by id. */
export function useAdminCategories() {
  return useQuery({
    queryKey: [CATEGORIES],
    queryFn: ({ signal }) => apiGet<AdminFilterCategory[]>(CATEGORIES, { signal }),
    select: (categories) => categories.toSorted((a, b) => a.id - b.id),
  });
}

interface Texts {
  done: string;
  failed: string;
}

/** A change of the taxonomy: told, and read anew by everything that shows it; `onDone` comes before that. */
function useFilterChange<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  texts: Texts,
  onDone?: () => void,
) {
  const changed = useCafesChanged();
  return useMutation({
    mutationFn: send,
    onSuccess() {
      onDone?.();
      toast({ tone: 'success', title: 'Success', description: texts.done });
    },
    onError: (error) =>
      toast({ tone: 'error', title: texts.failed, description: errorText(error) }),
    onSettled: changed,
  });
}

export interface NewCategory {
  name: string;
  display_name: string;
  description: string;
  is_individual_filter: boolean;
  is_core_filter: boolean;
}

export const useCreateCategory = () =>
  useFilterChange(
    (category: NewCategory) => apiSend<AdminFilterCategory>('POST', CATEGORIES, category),
    { done: 'Filter category created successfully', failed: 'Failed to create category' },
  );

export const useDeleteCategory = (onDone: () => void) =>
  useFilterChange(
    (id: number) => apiSend('DELETE', `${CATEGORIES}/${id}`),
    {
      done: 'Filter category deleted successfully',
      failed: 'Failed to delete filter category',
    },
    onDone,
  );

export type NewOption = Pick<
  AdminFilterOption,
  'category_id' | 'value' | 'display_name' | 'sort_order'
>;

export const useCreateOption = () =>
  useFilterChange((option: NewOption) => apiSend<AdminFilterOption>('POST', OPTIONS, option), {
    done: 'Filter option created successfully',
    failed: 'Failed to create option',
  });

export const useUpdateOption = () =>
  useFilterChange(
    ({ id, value, display_name, sort_order }: AdminFilterOption) =>
      apiSend<AdminFilterOption>('PUT', `${OPTIONS}/${id}`, { value, display_name, sort_order }),
    { done: 'Filter option updated successfully', failed: 'Failed to update option' },
  );

export const useDeleteOption = (onDone: () => void) =>
  useFilterChange(
    (id: number) => apiSend('DELETE', `${OPTIONS}/${id}`),
    {
      done: 'Filter option deleted successfully',
      failed: 'Failed to delete filter option',
    },
    onDone,
  );

export const useApplyFilters = () =>
  useFilterChange(
    ({ cafeId, ids }: { cafeId: number; ids: readonly number[] }) =>
      apiSend('POST', `/api/admin/cafes/${cafeId}/filters`, { filter_option_ids: ids }),
    { done: 'Filters applied to café successfully', failed: 'Failed to apply filters' },
  );

type Categories = AdminFilterCategory[];

const ORDER_TARGET = {
  queryKey: [CATEGORIES],
  apply(categories: Categories, ordered: readonly AdminFilterCategory[]): Categories {
    const orders = new Map(toOrders(ordered).map(({ id, sortOrder }) => [id, sortOrder]));
    const orderOf = ({ id, sort_order }: AdminFilterCategory) => orders.get(id) ?? sort_order;
    return categories.every((one) => orderOf(one) === one.sort_order)
      ? categories
      : categories.map((one) => ({ ...one, sort_order: orderOf(one) }));
  },
};

/** The categories in the order that was chosen last, saved or not yet. */
export const useOrderedCategories = (categories: Categories): Categories =>
  inOrder(useOptimisticData(categories, ORDER_TARGET) ?? categories);

/** Saves an order at once: the list shows it before the server has it, and goes back where it refuses. */
export function useReorder(): (ordered: readonly AdminFilterCategory[]) => void {
  return useOptimisticMutation({
    ...ORDER_TARGET,
    send: (ordered) =>
      apiSend<Categories>('PATCH', `${CATEGORIES}/reorder`, { categoryOrders: toOrders(ordered) }),
    scope: 'reorder',
    supersedes: () => true,
    onSuccess: () =>
      toast({
        tone: 'success',
        title: 'Success',
        description: 'Filter organization updated successfully',
      }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Failed to update filter organization',
        description: errorText(error),
      }),
    refresh: useDirectoryChanged(),
  }).change;
}

export function useResetOrder(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [CATEGORIES] });
    toast({ tone: 'note', title: 'Reset', description: 'Order reset to current saved state' });
  };
}
