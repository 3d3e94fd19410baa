import { expect, it } from 'vitest';
import { EMPTY_PAGE } from '../lib/page-data.ts';
import { renderDocument } from './document.ts';
import { headFor } from './page-address.ts';

const origin = 'https://cortado.example';
const hostile = '</script><script>alert(1)</script>"';
const cafe = {
  id: 7,
  name: `Evil ${hostile}`,
  description: hostile,
  address: '1 Elm St, Boston, MA 02111',
  website: '',
  phone: '',
  latitude: '42.36',
  longitude: '-71.06',
  averageRating: null,
  totalRatings: 0,
};

it('lets no text end the block it is in', () => {
  const data = { areas: [hostile], categories: [], cafe: cafe as never };
  const html = renderDocument({
    head: headFor('/cafe/7', data, origin),
    body: '',
    parts: new Set(),
    page: { ...EMPTY_PAGE, data },
    origin,
    assets: { firstPaint: '', scripts: [], memberScripts: [], styles: [], fonts: [] },
  });
  expect(html).not.toContain('<script>alert');
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(block!)).toEqual({ ...EMPTY_PAGE, data });
});

it('publishes a rating only where there is one, and never hours', () => {
  const rated = { ...cafe, averageRating: 4.5, totalRatings: 12 };
  const structured = (one: object) =>
    headFor('/cafe/7', { areas: [], categories: [], cafe: one as never }, origin).structured;
  expect(structured(cafe)).not.toHaveProperty('aggregateRating');
  expect(structured(rated)).toHaveProperty('aggregateRating.ratingCount', 12);
  expect(JSON.stringify(structured(rated))).not.toMatch(/hours/i);
});

it('names a cafe’s photos, or its image, and none where there is none', () => {
  const headOf = (one: object) =>
    headFor('/cafe/7', { areas: [], categories: [], cafe: { ...cafe, ...one } as never }, origin);
  const photos = [{ hash: 'a1' }, { hash: 'b2' }];
  const imageUrl = 'https://example.org/cup.jpg';
  const address = `${origin}/photos/a1-1600.webp`;
  const head = headOf({ photos, imageUrl });
  expect(head.structured).toHaveProperty('image', [address, `${origin}/photos/b2-1600.webp`]);
  expect(headOf({ photos: [], imageUrl }).structured).toHaveProperty('image', [imageUrl]);
  const without = headOf({ photos: [], imageUrl: null });
  expect(without.structured).not.toHaveProperty('image');
  const page = { ...EMPTY_PAGE, data: { areas: [], categories: [] } };
  const assets = { firstPaint: '', scripts: [], memberScripts: [], styles: [], fonts: [] };
  const html = renderDocument({ head, body: '', parts: new Set(), page, origin, assets });
  expect(html).toContain(`<meta property="og:image" content="${origin}/cards/cafe/7.png">`);
});

it.each([
  ['/', 1],
  ['/?q=coffee&page=3', 21],
  ['/?page=99', 31],
])('the list at %s counts its cafes from %i', (url, first) => {
  const cafes = [cafe, { ...cafe, id: 8 }] as never[];
  const list = { cafes, total: 40, facets: {} as never };
  const { structured } = headFor(url, { areas: [], categories: [], list }, origin);
  expect(structured).toMatchObject({
    itemListElement: [{ position: first }, { position: first + 1 }],
  });
});

it.each([
  ['/', 200],
  ['/about', 200],
  ['/about/', 200],
  ['/privacy?x=1', 200],
  ['/cafe/7', 404],
  ['/cafe/abc', 404],
  ['/nothing', 404],
])('%s answers %i', (url, status) => {
  expect(headFor(url, { areas: [], categories: [] }, origin).status).toBe(status);
});
