import type { AuditEntry } from '@cortado/contract';
import { expect, it } from 'vitest';
import { fieldChanges, undoneText } from './describe-entry.ts';

it.each([
  [{ name: 'A', phone: '' }, { name: 'B', phone: '' }, [['name', 'A', 'B']]],
  [{ filters: [] }, { filters: ['a:b', 'a:c'] }, [['filters', 'none', 'a:b, a:c']]],
  [
    { website: null },
    { website: 'https://a.example' },
    [['website', 'nothing', 'https://a.example']],
  ],
  [['One', 'Two'], ['Two', 'One'], [['order', 'One, Two', 'Two, One']]],
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
  expect(undoneText(entry)).toBe('1,199 cafes deleted, 1 stayed');
  expect(fieldChanges(entry)).toEqual([]);
});
