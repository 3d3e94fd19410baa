import { expect, it, vi } from 'vitest';
import { buildSnapshot, replaceCafes } from '../../catalogue/snapshot.ts';
import type { Snapshot } from '../../catalogue/types.ts';
import { testCafe } from '../../catalogue/testing/cafe.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

const ORIGIN = 'https://cortado.example';
const ids = Array.from({ length: 33 }, (_, at) => 3 * at + 5);
const snapshotOf = (some: readonly number[]) =>
  buildSnapshot({ cafes: some.map((id) => testCafe(id, 'Cafe')), categories: [] }, 1);
const pagesOf = ({ cafes }: Pick<Snapshot, 'cafes'>) => ({
  origin: ORIGIN,
  cafes,
  paths: ['/', '/about', '/contact', '/careers', '/press', '/privacy', '/terms', '/cookies'],
});
const pages = pagesOf(snapshotOf(ids));

const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location!);
const partsOf = (index: string) =>
  locations(index).map((location) => /\/sitemap-(.*)\.xml$/.exec(location)![1]!);

it('is one file while it has no more addresses than a file may have', () => {
  const all = sitemap(pages, 100);
  expect(all).toContain('<urlset ');
  expect(locations(all).filter((one) => one.includes('/cafe/'))).toEqual(
    ids.map((id) => `${ORIGIN}/cafe/${id}`),
  );
  const count = locations(all).length;
  expect(sitemap(pages, count)).toBe(all);
  expect(sitemap(pages, count - 1)).toContain('<sitemapindex ');
});

it('is an index of parts with all addresses otherwise', () => {
  const max = 20;
  const parts = partsOf(sitemap(pages, max));
  const files = parts.map((part) => locations(sitemapPart(pages, part, max)));
  for (const file of files) {
    expect(file.length).toBeGreaterThan(0);
    expect(file.length).toBeLessThanOrEqual(max);
  }
  expect(files.flat()).toEqual(locations(sitemap(pages, 100)));
});

it('has the cafes of all segments, without those removed, and goes through no other ids', () => {
  const [gone, moved] = [ids[3]!, ids[20]!];
  const more = Array.from({ length: 40 }, (_, at) => 200 - 2 * at);
  const changes = more.map((id) => [id, testCafe(id, 'New')] as const);
  const changed = replaceCafes(
    replaceCafes(snapshotOf(ids), new Map(changes)),
    new Map([
      [gone, null],
      [moved, testCafe(moved, 'Moved')],
    ]),
  );
  expect(changed.parts.length).toBeGreaterThan(1);
  const all = [...new Set([...ids, ...more])].filter((id) => id !== gone).toSorted((a, b) => a - b);
  expect(changed.cafes.idsBetween(0, Infinity)).toEqual(all);
  const keys = vi.spyOn(changed.cafes, 'keys');
  const next = vi.spyOn(changed.cafes, 'nextId');
  const parts = partsOf(sitemap(pagesOf(changed), 20)).slice(1);
  expect(next).toHaveBeenCalledTimes(parts.length + 1);
  expect(keys).not.toHaveBeenCalled();
  expect(parts).toEqual([...new Set(all.map((id) => `cafes-${Math.floor(id / 20)}`))]);
});

it('keeps its parts but the one of a cafe that comes or goes', () => {
  const next = pagesOf(snapshotOf(ids.filter((id) => id !== 50)));
  const changed = partsOf(sitemap(pages, 20)).filter(
    (part) => sitemapPart(pages, part, 20) !== sitemapPart(next, part, 20),
  );
  expect(changed).toEqual(['cafes-2']);
});

it('has no part without addresses', () => {
  expect(sitemapPart(pages, 'cafes-99', 20)).toBeNull();
});
