import type { AuditEntry } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { entryDetail, fieldChanges, openMerges } from './describe-entry.ts';

it.each([
  [{ name: 'A', phone: '' }, { name: 'B', phone: '' }, [['Name', 'A', 'B']]],
  [{ filters: [] }, { filters: ['a:b', 'a:c'] }, [['Filters', 'none', 'a:b, a:c']]],
  [
    { website: null },
    { website: 'https://a.example' },
    [['Website', 'nothing', 'https://a.example']],
  ],
  [
    { openingHours: '', area: 'Allston', sort_order: 1 },
    { openingHours: '24/7', area: 'Brighton', sort_order: 2 },
    [
      ['Opening hours', 'nothing', '24/7'],
      ['Neighborhood', 'Allston', 'Brighton'],
      ['Position', '1', '2'],
    ],
  ],
  [
    { focalX: 50, alt: 'A cup' },
    { focalX: 20, alt: 'A bar' },
    [
      ['Focal point, % from the left', '50', '20'],
      ['Photo description', 'A cup', 'A bar'],
    ],
  ],
  [
    { kind: 'details' },
    { taken: ['phone', 'openingHours'] },
    [['Accepted', 'nothing', 'Phone, Opening hours']],
  ],
  [{ sellsCoffeeBeans: false }, { sellsCoffeeBeans: true }, [['Sells coffee beans', 'no', 'yes']]],
  [['One', 'Two'], ['Two', 'One'], [['Order', 'One, Two', 'Two, One']]],
  [null, { name: 'A' }, []],
  [{ name: 'A' }, null, []],
])('%j to %j is told field by field', (before, after, changes) => {
  const told = fieldChanges({ before, after } as AuditEntry);
  expect(told.map((one) => [one.field, one.before, one.after])).toEqual(changes);
});

it('says with numbers what became of an import that was undone', () => {
  const entry = {
    action: 'import.undone',
    before: { imported: 1200 },
    after: { deleted: 1199, stayed: 1 },
  } as AuditEntry;
  expect(entryDetail(entry)).toBe('1,199 cafés deleted, 1 kept');
  expect(fieldChanges(entry)).toEqual([]);
});

describe('merges', () => {
  const merged = (id: number, createdAt: string) =>
    ({
      id,
      action: 'cafe.merged',
      before: null,
      after: { merge: 100 + id, cafe: { name: 'Siete' }, taken: { phone: '617' } },
      createdAt,
    }) as unknown as AuditEntry;
  const unmerged = (merge: number) =>
    ({
      id: 9,
      action: 'cafe.unmerged',
      before: { merge, cafe: { name: 'Siete' } },
      after: null,
      createdAt: '2026-11-20T00:00:00.000Z',
    }) as unknown as AuditEntry;

  it('name the cafe that went, and came back', () => {
    expect(entryDetail(merged(1, ''))).toBe('Siete was listed twice');
    expect(entryDetail(unmerged(101))).toBe('Siete was restored');
  });

  it('can be undone for 30 days, and once', () => {
    const now = Date.parse('2026-11-22T12:00:00.000Z');
    const entries = [
      unmerged(103),
      merged(3, '2026-11-19T00:00:00.000Z'),
      merged(2, '2026-10-23T12:00:00.001Z'),
      merged(1, '2026-10-23T12:00:00.000Z'),
    ];
    expect([...openMerges(entries, now)]).toEqual([[2, 102]]);
  });
});
