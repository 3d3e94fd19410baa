import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryLabel } from '@cortado/contract/labels';
import { BREWING_METHODS, ROAST_LEVELS } from '@cortado/contract/public-enums';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../core/repo-root.ts';
import { LISTED, parseSeedRows, readSeedCafes } from './seed-cafes.ts';
import { readSeedFilters } from './seed-filters.ts';
import { illustrativeClaims } from '../testing/seed-claims.ts';

const rows = parseSeedRows(readFileSync(join(repoRoot, 'seed/cafes.csv'), 'utf8'));
const described = rows.filter((row) => row.description !== '');
const filters = readSeedFilters();
const named = (text: string) => rows.find((row) => row.name.startsWith(text))!;
const claimsOf = (name: string, description: string) =>
  illustrativeClaims({ ...named(name), description });
const values = (name: string) =>
  filters.find((category) => category.name === name)!.options.map((option) => option.value);
const steps = (list: readonly unknown[]) => list.map((_, index) => (index + 1) * 10);

describe('the bundled cafes', () => {
  it('are 147: 105 published, 35 drafts and 7 archived', () => {
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    expect([rows.length, count('published'), count('draft'), count('archived')]).toEqual([
      147, 105, 35, 7,
    ]);
  });

  it('each have a name and a description of their own, but for some drafts', () => {
    expect(new Set(rows.map((row) => row.name)).size).toBe(147);
    expect(new Set(described.map((row) => row.description)).size).toBe(121);
  });

  it('of the Licensing Board’s list are drafts with the place that its address has', () => {
    const drafts = rows.filter((row) => row.record === 'licensing_board');
    expect(drafts).toHaveLength(26);
    expect(drafts.filter((row) => row.status !== 'draft')).toEqual([]);
    const sourceOf = (key: string) => readSeedCafes().find((cafe) => cafe.key === key)!.sources;
    const record = { by: 'city', of: 'Licensing Board', on: '2026-09-03' };
    expect(sourceOf('kaori-cafe')).toEqual({
      name: record,
      address: record,
      neighborhood: LISTED,
      position: { by: 'city', of: 'street address ranges', on: '2020-07-01' },
    });
    // Other parts of the city have a High Street too.
    expect(sourceOf('tatte-bakery-cafe-high-street')).toMatchObject({
      address: record,
      neighborhood: { by: 'sample' },
      position: { by: 'sample' },
    });
  });

  it('open their descriptions differently', () => {
    const openings = described.map((row) => row.description.split(' ').slice(0, 5).join(' '));
    expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
  });

  it('never state a sample value as a fact in a description', () => {
    const claims = rows.flatMap((row) =>
      illustrativeClaims(row).map((column) => `${row.key}: ${column}`),
    );
    expect(claims).toEqual([]);
  });

  it('would be caught stating a sample value as a fact', () => {
    expect(claimsOf('Ula Cafe', 'A dark roast, and power outlets at every table.')).toEqual([
      'has_power',
      'roast_levels',
    ]);
    expect(claimsOf('Broadsheet', 'In the middle of Harvard Square.')).toEqual(['area']);
    expect(claimsOf('Luxor Cafe', 'On Mt Auburn Street.')).toEqual(['address']);
    expect(claimsOf('Polcari', 'Its own blends.')).toEqual(['roaster']);
  });

  it('keep former names out of the name', () => {
    expect(named('Barismo').name).toBe('Barismo');
    expect(named('Barismo').description).toContain('Dwelltime');
    expect(rows.filter((row) => /\bwas\b/.test(row.name))).toEqual([]);
  });

  it('are parsed with a full address and their filter options', () => {
    expect(readSeedCafes()[0]).toMatchObject({
      name: 'George Howell Coffee (Godfrey Hotel)',
      address: '505 Washington St, Boston, MA 02111',
      website: 'https://georgehowellcoffee.com',
      latitude: 42.35466,
      longitude: -71.06168,
      filters: expect.arrayContaining(['features:wifi', 'roaster:roasts_in_house']),
    });
  });
});

describe('the filter taxonomy', () => {
  it('has every category with a label, under that label', () => {
    expect(filters.map((category) => category.name).toSorted()).toEqual([
      'amenities',
      'brewing_method',
      'coffee_alts',
      'dairy_alternatives',
      'decaf',
      'features',
      'open_hours',
      'roast_level',
      'roaster',
      'seating',
      'vibe',
    ]);
    for (const { name, display_name } of filters) expect(display_name).toBe(categoryLabel(name));
  });

  it('has every roast level and brewing method there is', () => {
    expect(values('roast_level')).toEqual(ROAST_LEVELS);
    expect(values('brewing_method').toSorted()).toEqual(BREWING_METHODS.toSorted());
    expect(values('features')).toEqual(['wifi', 'power', 'food']);
  });

  it('is ordered in steps of ten', () => {
    expect(filters.map((category) => category.sort_order)).toEqual(steps(filters));
    for (const { options } of filters) {
      expect(options.map((option) => option.sort_order)).toEqual(steps(options));
    }
  });
});
