// @vitest-environment jsdom
import type { AdminFilterCategory } from '@cortado/contract';
import { notifyManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openHook, stubNetwork, type PendingRequest } from '../../../testing/open-hook.ts';
import { useAdminCategories, useOrderedCategories, useReorder } from './useAdminFilters.ts';
import { waitFor } from '../../../../../testing/wait-for.ts';

// As in the product (app/query-client.ts).
notifyManager.setScheduler(queueMicrotask);

const REORDER = 'PATCH /api/admin/filter-categories/reorder';
const READ = 'GET /api/admin/filter-categories';
const category = (id: number, sort_order: number) =>
  ({ id, name: `custom_${id}`, is_core_filter: false, sort_order }) as AdminFilterCategory;
const SAVED = [category(1, 10), category(2, 20), category(3, 30)];

let requests: PendingRequest[] = [];
beforeEach(() => {
  requests = stubNetwork();
});
afterEach(() => void vi.unstubAllGlobals());

/** The oldest unanswered request of a route. */
async function answer(route: string, body: unknown, status?: number) {
  await waitFor(() => expect(requests.map((request) => request.route)).toContain(route));
  const at = requests.findIndex((request) => request.route === route);
  const [request] = requests.splice(at, 1);
  await act(async () => request!.answer(body, status));
  return request!;
}

async function open() {
  const screen = openHook(() => ({
    shown: useOrderedCategories(useAdminCategories().data ?? []).map(({ id }) => id),
    reorder: useReorder(),
  }));
  await answer(READ, SAVED);
  const { result } = screen;
  await waitFor(() => expect(result.current.shown).toEqual([1, 2, 3]));
  const reorder = (...ids: number[]) =>
    act(async () => result.current.reorder(ids.map((id) => SAVED[id - 1]!)));
  return { shown: () => result.current.shown, reorder };
}

it('an order shows at once, and stays once it is saved', async () => {
  const { shown, reorder } = await open();
  await reorder(3, 1, 2);
  expect(shown()).toEqual([3, 1, 2]);
  const { body } = await answer(REORDER, []);
  expect(body).toEqual({
    categoryOrders: [
      { id: 3, sortOrder: 10 },
      { id: 1, sortOrder: 20 },
      { id: 2, sortOrder: 30 },
    ],
  });
  await answer(READ, [category(3, 10), category(1, 20), category(2, 30)]);
  expect(shown()).toEqual([3, 1, 2]);
});

it('an order that is refused is reverted and refetched', async () => {
  const { shown, reorder } = await open();
  await reorder(2, 1, 3);
  expect(shown()).toEqual([2, 1, 3]);
  await answer(REORDER, { message: 'No.' }, 500);
  await waitFor(() => expect(shown()).toEqual([1, 2, 3]));
  await waitFor(() => expect(requests.map(({ route }) => route)).toEqual([READ]));
});

it('an order that is overtaken while it waits is never sent', async () => {
  const { shown, reorder } = await open();
  await reorder(2, 1, 3);
  await reorder(3, 2, 1);
  await reorder(1, 3, 2);
  expect(requests.map(({ route }) => route)).toEqual([REORDER]);
  await answer(REORDER, []);
  const { body } = await answer(REORDER, []);
  expect(body).toMatchObject({ categoryOrders: [{ id: 1 }, { id: 3 }, { id: 2 }] });
  await waitFor(() => expect(requests.map(({ route }) => route)).toEqual([READ]));
  expect(shown()).toEqual([1, 3, 2]);
});
