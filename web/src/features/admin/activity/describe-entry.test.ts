import type { AuditEntry } from '@cortado/contract';
import { expect, it } from 'vitest';
import { entryDetail, fieldChanges } from './describe-entry.ts';

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
])('%j to %j is described field by field', (before, after, changes) => {
  const described = fieldChanges({ before, after } as AuditEntry);
  expect(described.map((one) => [one.field, one.before, one.after])).toEqual(changes);
});

it('gives the figures of an import that was undone', () => {
  const entry = {
    action: 'import.undone',
    before: { imported: 1200 },
    after: { deleted: 1199, stayed: 1 },
  } as AuditEntry;
  expect(entryDetail(entry)).toBe('1,199 cafés deleted, 1 kept');
  expect(fieldChanges(entry)).toEqual([]);
});

it('names the cafe of a merge that went, and came back', () => {
  const merge = { merge: 1, cafe: { name: 'Siete' }, taken: { phone: '617' } };
  const [merged, unmerged] = [
    { action: 'cafe.merged', before: null, after: merge } as AuditEntry,
    { action: 'cafe.unmerged', before: merge, after: null } as AuditEntry,
  ];
  expect(entryDetail(merged)).toBe('Siete was listed twice');
  expect(entryDetail(unmerged)).toBe('Siete was restored');
});
