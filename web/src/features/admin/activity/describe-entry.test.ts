import type { AuditEntry } from '@cortado/contract';
import { expect, it } from 'vitest';
import { fieldChanges } from './describe-entry.ts';

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
