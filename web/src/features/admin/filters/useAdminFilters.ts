import type { AdminFilterCategory, Answer, WriteRoute } from '@cortado/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { useOptimisticData, useOptimisticMutation, writeTo } from '../../../lib/optimistic.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import { inOrder, toOrders } from './order.ts';
import * as texts from './texts.tsx';

type Categories = AdminFilterCategory[];

const categoriesQuery = apiQuery('GET /api/admin/filter-categories');

/** Every category, by id. */
export function useAdminCategories() {
  return useQuery({
    ...categoriesQuery,
    select: (categories) => categories.toSorted((a, b) => a.id - b.id),
  });
}

/** What is told of a change. */
interface Outcome {
  done: string;
  failed: string;
}

/** A change of the taxonomy; `onDone` comes before anything is refetched. */
function useFilterWrite<R extends WriteRoute>(
  route: R,
  { done, failed }: Outcome,
  onDone?: (answer: Answer<R>) => void,
) {
  return useWrite(route, {
    onSuccess(answer) {
      onDone?.(answer);
      toast({ tone: 'success', title: texts.writeDoneTitle, description: done });
    },
    onError: (error) => toast({ tone: 'error', title: failed, description: errorText(error) }),
  });
}

export const useCreateCategory = () =>
  useFilterWrite('POST /api/admin/filter-categories', texts.writeCreateCategory);

export const useDeleteCategory = (onDone: () => void) =>
  useFilterWrite('DELETE /api/admin/filter-categories/{id}', texts.writeDeleteCategory, onDone);

export const useCreateOption = () =>
  useFilterWrite('POST /api/admin/filter-options', texts.writeCreateOption);

export function useUpdateOption() {
  const queries = useQueryClient();
  return useFilterWrite('PUT /api/admin/filter-options/{id}', texts.writeUpdateOption, (stored) =>
    queries.setQueryData<Categories>(categoriesQuery.queryKey, (categories) =>
      categories?.map((category) => ({
        ...category,
        options: category.options.map((one) => (one.id === stored.id ? stored : one)),
      })),
    ),
  );
}

export const useDeleteOption = (onDone: () => void) =>
  useFilterWrite('DELETE /api/admin/filter-options/{id}', texts.writeDeleteOption, onDone);

export const useApplyFilters = () =>
  useFilterWrite('POST /api/admin/cafes/{id}/filters', texts.writeApply);

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
        title: texts.writeDoneTitle,
        description: texts.writeReorder.done,
      }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: texts.writeReorder.failed,
        description: errorText(error),
      }),
  }).change;
}

export function useResetOrder(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: categoriesQuery.queryKey });
    toast({
      tone: 'note',
      title: texts.writeResetTitle,
      description: texts.writeReset,
    });
  };
}
