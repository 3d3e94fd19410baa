// @vitest-environment jsdom
import type { AppliedFilter, Cafe } from '@cortado/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { DetailsTab } from './DetailsTab.tsx';

const base = { id: 1, description: '', checkedAt: null, licensedSeats: null, appliedFilters: [] };

function pageOf(more: object) {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DetailsTab cafe={{ ...base, ...more } as unknown as Cafe} />
    </QueryClientProvider>,
  );
}

it('shows a feature with the name of a property of every object', () => {
  const filter = { id: 1, category_id: 1, category_name: 'features', value: 'constructor' };
  const appliedFilters = [{ ...filter, display_name: 'Constructor' }] as AppliedFilter[];
  const page = pageOf({ appliedFilters });
  expect(page).toContain('Constructor</a></li>');
  expect(page).toContain(
    'title="All cafés with Constructor" href="/?area=all&amp;features=constructor"',
  );
});

it.each([
  [0, 'No seats indoors'],
  [1, 'About 1 seat indoors'],
  [12, 'About 12 seats indoors'],
])('says how many seats a license names: %i', (licensedSeats, words) => {
  expect(pageOf({ licensedSeats })).toContain(`${words}, by its license`);
});

it('says nothing about seats that nobody knows', () => {
  expect(pageOf({})).not.toContain('seats');
});
