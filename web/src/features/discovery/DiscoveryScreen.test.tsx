// @vitest-environment jsdom
import type { Cafe, Facets } from '@cortado/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { EMPTY_PAGE, PageStateContext } from '../../lib/page-data.ts';
import { DiscoveryScreen } from './DiscoveryScreen.tsx';

/** Which rows have rendered, by cafe, and how often the head or the filters have read their counts. */
let renderedRows: number[];
let readsOfCounts: number;

const scrolledTo: Element[] = [];
// Missing in jsdom. Requests are never answered: the page shows the data it was rendered with.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
}));
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('fetch', () => new Promise(() => undefined));
Element.prototype.scrollIntoView = function scrollIntoView() {
  scrolledTo.push(this);
};

const cafes = [1, 2, 3, 4].map(
  (id) =>
    ({
      id,
      name: `Cafe ${id}`,
      area: 'Downtown',
      imageUrl: null,
      averageRating: null,
      latitude: '42.36',
      longitude: '-71.06',
      get description() {
        renderedRows.push(id);
        return '';
      },
    }) as Cafe,
);
const facets = {
  areas: [],
  options: {},
  ratings: {} as Facets['ratings'],
  open: { anyTime: 9, now: 4 },
  unrecorded: { hours: false, ratings: false, sellsCoffeeBeans: false, options: [] },
  get allAreas() {
    readsOfCounts += 1;
    return 9;
  },
} as Partial<Facets> as Facets;
const data = { areas: ['Downtown'], categories: [], list: { cafes, total: 5, facets } };

async function show() {
  const page = (
    <PageStateContext value={{ ...EMPTY_PAGE, data }}>
      <QueryClientProvider client={createQueryClient(data, '/')}>
        <DiscoveryScreen />
      </QueryClientProvider>
    </PageStateContext>
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(new Set(renderedRows)).toEqual(new Set([1, 2, 3, 4]));
  expect(readsOfCounts).toBeGreaterThan(0);
  renderedRows = [];
  readsOfCounts = 0;
}

beforeEach(() => {
  renderedRows = [];
  readsOfCounts = 0;
});

const row = (id: number) => screen.getByRole('link', { name: `Cafe ${id}` }).closest('li')!;

it('renders two rows again when the highlight goes from one to the other, and nothing else', async () => {
  await show();
  fireEvent.mouseEnter(screen.getByRole('link', { name: 'Cafe 2' }));
  expect(row(2).dataset['highlighted']).toBe('true');
  expect(new Set(renderedRows)).toEqual(new Set([2]));
  renderedRows = [];
  fireEvent.mouseEnter(screen.getByRole('link', { name: 'Cafe 3' }));
  expect(row(2).dataset['highlighted']).toBeUndefined();
  expect(new Set(renderedRows)).toEqual(new Set([2, 3]));
  expect(readsOfCounts).toBe(0);
});

it('renders the head and the filters again, but no row, when a filter is chosen', async () => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: /^All Locations/ }));
  expect(readsOfCounts).toBeGreaterThan(0);
  expect(renderedRows).toEqual([]);
});
