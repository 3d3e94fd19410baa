// @vitest-environment jsdom
import type { Cafe } from '@cortado/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { apiKey } from '../../../lib/api-query.ts';
import { CafeList } from './CafeList.tsx';

it('draws two rows again when the highlight goes from one to the other', () => {
  const drawn: number[] = [];
  const entries = [1, 2, 3, 4].map((id) => ({
    cafe: {
      id,
      name: `Cafe ${id}`,
      area: 'Downtown',
      imageUrl: null,
      averageRating: null,
      get description() {
        drawn.push(id);
        return '';
      },
    } as Cafe,
    distanceKm: null,
  }));
  const onHighlight = () => undefined;
  const list = (highlightedId: number) => (
    <QueryClientProvider client={queries}>
      <CafeList
        entries={entries}
        firstRank={1}
        unit="mi"
        stale={false}
        highlightedId={highlightedId}
        openId={null}
        onHighlight={onHighlight}
      />
    </QueryClientProvider>
  );
  const queries = new QueryClient();
  queries.setQueryData(apiKey('GET /api/user'), null);
  const { rerender } = render(list(2));
  expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4]));
  drawn.length = 0;
  rerender(list(3));
  expect(new Set(drawn)).toEqual(new Set([2, 3]));
});
