import { describe, expect, it } from 'vitest';
import { pageChunks, pageNeeds, renderPage, sitemapPaths } from './entry-server.tsx';
import { EMPTY_PAGE } from './lib/page-data.ts';

const assets = { firstPaint: '', scripts: [], memberScripts: [], styles: [], fonts: [] };

it.each([
  ['/about', 200, 'About Cortado'],
  ['/about/', 200, 'About Cortado'],
  ['/ABOUT', 404, 'Page Not Found'],
  ['/Contact', 404, 'Page Not Found'],
])('%s is %i and shows %s', async (url, status, heading) => {
  const page = await renderPage({ ...EMPTY_PAGE, url, assets, origin: 'https://cortado.example' });
  expect(page.status).toBe(status);
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(page.html)?.[1]).toContain(heading);
});

describe('what a page needs from the catalogue', () => {
  const needs = (url: string) =>
    pageNeeds(url, ['Downtown'], (rest) => ({ chips: [], rest, leftOut: [] }));

  it('is the first ten cafes of the default area on the bare home page', () => {
    const expected = {
      address: '/',
      list: { query: { area: 'Downtown', limit: '10', offset: '0' } },
    };
    expect(needs('/')).toEqual(expected);
    expect(needs('/?')).toEqual(expected);
  });

  it('is the cafe on a cafe page', () => {
    expect(needs('/cafe/7?tab=map')).toEqual({ address: '/cafe/7?tab=map', cafeId: 7 });
  });

  it.each(['/about', '/cafe/0', '/cafe/7x', '/cafe/99999999999', '/cafe', '/nope?q=x'])(
    'is nothing on %s',
    (url) => {
      const { address, ...rest } = needs(url);
      expect([address, rest]).toEqual([url === '/about' ? url : '/missing', {}]);
    },
  );
});

it.each([
  ['/', [], ['MemberMenu']],
  ['/cafe/7?tab=map', ['CafeScreen'], ['MemberMenu']],
  ['/auth?tab=register', ['AuthScreens'], []],
  ['/owner/7/', [], ['MemberMenu', 'OwnerScreens']],
  ['/missing', ['NotFoundScreen'], ['MemberMenu']],
])('%s names the parts it shows: %j to everyone, %j to members', (url, everyone, members) => {
  expect(pageChunks(url)).toEqual({ everyone, members });
});

it('lets search engines index the pages for everyone', () => {
  expect(sitemapPaths.toSorted()).toEqual([
    '/',
    '/about',
    '/careers',
    '/contact',
    '/cookies',
    '/press',
    '/privacy',
    '/suggest',
    '/terms',
  ]);
});
