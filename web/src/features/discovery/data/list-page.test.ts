import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_STATE } from '../../../lib/search-params.ts';
import { stubNetwork } from '../../../testing/open-hook.ts';
import { listPageQuery } from './list-page.ts';

afterEach(() => vi.unstubAllGlobals());

const total = { 'x-total-count': '13' };

it('shows the last page where the address names a later one', async () => {
  const requests = stubNetwork();
  const state = { ...EMPTY_STATE, q: 'tea', page: 99 };
  const answer = new QueryClient().fetchQuery(listPageQuery(state, null));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]!.answer([], 200, total);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ route }) => route)).toEqual([
    'GET /api/cafes?q=tea&limit=10&offset=980',
    'GET /api/cafes?q=tea&limit=10&offset=10',
  ]);
  requests[1]!.answer([{ id: 11 }], 200, total);
  expect(await answer).toEqual({ cafes: [{ id: 11 }], total: 13, page: 2, queryString: 'q=tea' });
});
