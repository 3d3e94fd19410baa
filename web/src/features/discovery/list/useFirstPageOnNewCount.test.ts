// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { apiKey } from '../../../lib/api.ts';
import { openHook } from '../../../testing/open-hook.ts';
import type { ListPage } from '../data/list-page.ts';
import { useFirstPageOnNewCount } from '../useDiscoveryScreen.ts';

afterEach(cleanup);

const page = (number: number, total: number, queryString = 'q=tea'): ListPage => ({
  cafes: [],
  total,
  page: number,
  queryString,
});
const keyOf = (number: number) =>
  apiKey('GET /api/cafes', { query: { q: 'tea', offset: String(number) } });

it('goes to the first page, and refetches it, where a page has another count than the one before', () => {
  const restart = vi.fn();
  let shown = page(1, 13);
  const { queries, rerender } = openHook(() => useFirstPageOnNewCount(shown, restart));
  const show = (next: ListPage) => {
    shown = next;
    queries.setQueryData(keyOf(next.page), next);
    rerender();
  };
  show(page(1, 13));
  show(page(2, 13));
  show(page(1, 40, 'q=coffee'));
  show(page(1, 13));
  expect(restart).not.toHaveBeenCalled();
  show(page(2, 14));
  expect(restart).toHaveBeenCalledOnce();
  expect(queries.getQueryState(keyOf(1))?.isInvalidated).toBe(true);
  expect(queries.getQueryState(keyOf(2))?.isInvalidated).toBe(false);
});
