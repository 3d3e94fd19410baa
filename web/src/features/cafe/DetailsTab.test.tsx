// @vitest-environment jsdom
import type { AppliedFilter, Cafe } from '@cortado/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { DetailsTab } from './DetailsTab.tsx';

it('shows a feature with the name of a property of every object', () => {
  const filter = { id: 1, category_id: 1, category_name: 'features', value: 'constructor' };
  const appliedFilters = [{ ...filter, display_name: 'Constructor' }] as AppliedFilter[];
  const cafe = { id: 1, description: '', checkedAt: null, appliedFilters } as unknown as Cafe;
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DetailsTab cafe={cafe} />
    </QueryClientProvider>,
  );
  expect(page).toContain('Constructor</a></li>');
  expect(page).toContain(
    'title="All cafés with Constructor" href="/?area=all&amp;features=constructor"',
  );
});
