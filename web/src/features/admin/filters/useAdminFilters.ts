import type { AdminFilterCategory, WriteRoute } from '@cortado/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { useOptimisticData, useOptimisticMutation, writeTo } from '../../../lib/optimistic.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import { inOrder, toOrders } from './order.ts';
import { filterWriteTexts } from './texts.tsx';

const categoriesQuery = apiQuery('GET /api/admin/filter-categories');

/** Every category, by id. */
export function useAdminCategories() {
  return useQuery({
    ...categoriesQuery,
    select: (categories) => categories.toSorted((a, b) => a.id - b.id),
  });
}

interface Texts {
  done: string;
  failed: string;
}

/** A change of the taxonomy, and what is told of it; `onDone` comes before anything is read anew. */
function useFilterWrite<R extends WriteRoute>(route: R, texts: Texts, onDone?: () => void) {
  return useWrite(route, {
    onSuccess() {
      onDone?.();
      toast({ tone: 'success', title: filterWriteTexts.doneTitle, description: texts.done });
    },
    onError: (error) =>
      toast({ tone: 'error', title: texts.failed, description: errorText(error) }),
  });
}

export const useCreateCategory = () =>
  useFilterWrite('POST /api/admin/filter-categories', filterWriteTexts.createCategory);

export const useDeleteCategory = (onDone: () => void) =>
  useFilterWrite(
    'DELETE /api/admin/filter-categories/{id}',
    filterWriteTexts.deleteCategory,
    onDone,
  );

export const useCreateOption = () =>
  useFilterWrite('POST /api/admin/filter-options', filterWriteTexts.createOption);

export const useUpdateOption = () =>
  useFilterWrite('PUT /api/admin/filter-options/{id}', filterWriteTexts.updateOption);

export const useDeleteOption = (onDone: () => void) =>
  useFilterWrite('DELETE /api/admin/filter-options/{id}', filterWriteTexts.deleteOption, onDone);

export const useApplyFilters = () =>
  useFilterWrite('POST /api/admin/cafes/{id}/filters', filterWriteTexts.apply);

type Categories = AdminFilterCategory[];

const ORDER_TARGET = {
  queryKey: categoriesQuery.queryKey,
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
    write: (ordered) =>
      writeTo('PATCH /api/admin/filter-categories/reorder', {
        body: { categoryOrders: toOrders(ordered) },
      }),
    scope: 'reorder',
    supersedes: () => true,
    onSuccess: () =>
      toast({
        tone: 'success',
        title: filterWriteTexts.doneTitle,
        description: filterWriteTexts.reorder.done,
      }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: filterWriteTexts.reorder.failed,
        description: errorText(error),
      }),
  }).change;
}

export function useResetOrder(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: categoriesQuery.queryKey });
    const { resetTitle: title, reset: description } = filterWriteTexts;
    toast({ tone: 'note', title, description });
  };
}
