import type { AdminFilterCategory } from '@cortado/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { textParam } from '../../../lib/address.ts';
import { apiQuery } from '../../../lib/api.ts';
import { useOptimisticData, useOptimisticMutation, writeTo } from '../../../lib/optimistic.ts';
import { useParam } from '../../../lib/useParam.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../lib/toast.ts';
import { inOrder, toOrders } from './order.ts';
import * as texts from '#messages/admin/filters';

/** What a toast says of a change of the filters. */
export const outcomeOf = ({ done, failed }: { done: () => string; failed: () => string }) => ({
  done: { title: texts.writeSuccess(), description: done() },
  failed: failed(),
});

const SYNONYM = textParam('synonym', (text) => text?.trim() ?? '');

/** The word that is to become a synonym of an option, in the address: the insights link here with it. */
export function useAskedSynonym(): string | null {
  return useParam(SYNONYM).value || null;
}

type Categories = AdminFilterCategory[];

const categoriesQuery = apiQuery('GET /api/admin/filter-categories');

/** Every category, by id. */
export function useAdminCategories() {
  return useQuery({
    ...categoriesQuery,
    select: (categories) => categories.toSorted((a, b) => a.id - b.id),
  });
}

export function useUpdateOption() {
  const queries = useQueryClient();
  return useWrite('PUT /api/admin/filter-options/{id}', {
    ...outcomeOf(texts.writeUpdateOption),
    done(stored) {
      queries.setQueryData<Categories>(categoriesQuery.queryKey, (categories) =>
        categories?.map((category) => ({
          ...category,
          options: category.options.map((one) => (one.id === stored.id ? stored : one)),
        })),
      );
      return outcomeOf(texts.writeUpdateOption).done;
    },
  });
}

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

/** Saves an order at once: the list shows it before the server has stored it, and reverts where that fails. */
export function useReorder(): (ordered: readonly AdminFilterCategory[]) => void {
  return useOptimisticMutation({
    ...ORDER_TARGET,
    write: (ordered) =>
      writeTo('PATCH /api/admin/filter-categories/reorder', {
        body: { categoryOrders: toOrders(ordered) },
      }),
    scope: 'reorder',
    supersedes: () => true,
    ...outcomeOf(texts.writeReorder),
  }).change;
}

export function useResetOrder(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: categoriesQuery.queryKey });
    toast({ tone: 'note', title: texts.writeResetTitle(), description: texts.writeReset() });
  };
}
