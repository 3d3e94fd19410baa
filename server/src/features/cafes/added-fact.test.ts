import {
  cafeFacts,
  IMPORT_FIELDS,
  mergeRequest,
  ownerEdit,
  proposedFacts,
  type Cafe,
} from '@cortado/contract';
import { expect, it, vi } from 'vitest';
import { sortDocuments } from '@cortado/search/documents/sorted-builder';
import { CAFES } from '../../catalogue/segments/cafes.ts';
import { testCafe } from '../../catalogue/testing/cafe.ts';
import { parseWhole } from '../../testing/parse-whole.ts';
import { differingFields, factsOf, fieldsOf } from './cafe-facts.ts';
import { columnsOf } from './cafe-facts.ts';
import { toRow } from './export-cafes.ts';
import type { StoredCafe } from './catalogue-source.ts';

/** A copy of the table with two rows more, a text and a count. */
vi.mock('../../../../contract/src/facts.ts', async (original) => {
  const { FACTS, ...others } = await original<{ FACTS: object }>();
  const wifiName = {
    kind: 'text',
    max: 10,
    owner: 'at once',
    report: 'details',
    searched: 15,
    column: 'wifi_name',
  };
  const { searched: _searched, ...row } = wifiName;
  const tables = { ...row, kind: 'count', max: 40, column: 'tables', alsoCalled: ['desks'] };
  return { ...others, FACTS: { ...FACTS, wifiName, tables } };
});

const WIFI = { wifiName: 'Guest' };
const TABLES = { tables: 12 };
const ADDED = { ...WIFI, ...TABLES };
const cafe = { ...testCafe(1, 'A'), ...ADDED };
const stored = { cafe, status: 'draft' } as unknown as StoredCafe;

it('an added fact is imported, within its limit', async () => {
  expect(IMPORT_FIELDS).toContain('wifiName');
  const rows = await parseWhole(
    'cafes.csv',
    'name,address,latitude,longitude,Wifi Name\nA,1 Main St,42.3,-71.1,Guest of the house',
  );
  expect(rows[0]).toMatchObject({
    cafe: { wifiName: 'Guest of t' },
    notes: [{ kind: 'long', field: 'wifiName' }],
  });
});

it.each([
  ['12', 12, []],
  ['12.0', 12, []],
  ['0', 0, []],
  ['', null, []],
  ['41', null, [{ kind: 'count', field: 'tables', before: '41', after: '' }]],
  ['a dozen', null, [{ kind: 'count', field: 'tables', before: 'a dozen', after: '' }]],
  ['1.5', null, [{ kind: 'count', field: 'tables', before: '1.5', after: '' }]],
  ['-3', null, [{ kind: 'count', field: 'tables', before: '-3', after: '' }]],
])('the count %j is imported as %j', async (given, tables, notes) => {
  const file = `name,address,latitude,longitude,Desks\nA,1 Main St,42.3,-71.1,${given}`;
  const [row] = await parseWhole('cafes.csv', file);
  expect(row).toMatchObject({ cafe: { tables }, notes });
});

it('an added fact is exported', () => {
  const exported = { id: 1, appliedFilters: [], ...ADDED } as unknown as Cafe;
  expect(toRow(exported)).toMatchObject({ wifi_name: 'Guest', tables: 12 });
  expect(toRow({ ...exported, tables: null } as unknown as Cafe)).toMatchObject({ tables: '' });
});

it('an added fact can be proposed by visitors and edited by owners, and waits in the queue', () => {
  expect(proposedFacts.parse(ADDED)).toEqual(ADDED);
  expect(ownerEdit.parse({ ...ADDED, version: 1 })).toMatchObject(ADDED);
  expect(proposedFacts.safeParse({ wifiName: 'Guest of the house' }).success).toBe(false);
  for (const tables of [41, -1, 1.5, '12']) {
    expect(proposedFacts.safeParse({ tables }).success).toBe(false);
  }
  expect(fieldsOf(cafeFacts.parse(ADDED))).toEqual(['wifiName', 'tables']);
  expect(differingFields(ADDED as object, factsOf(stored))).toEqual([]);
  expect(differingFields({ tables: null } as object, factsOf(stored))).toEqual(['tables']);
  expect(differingFields({ wifiName: 'Other' } as object, factsOf(stored))).toEqual(['wifiName']);
});

it('an added fact can be taken in a merge', () => {
  const request = { winnerId: 1, loserId: 2, winnerVersion: 1, loserVersion: 1 };
  expect(mergeRequest.parse({ ...request, take: ['wifiName', 'tables'] }).take).toHaveLength(2);
  expect(factsOf(stored)).toMatchObject(ADDED);
  expect(columnsOf(ADDED as object)).toEqual(ADDED);
});

it('an added fact is searched', () => {
  expect(sortDocuments(CAFES, [{ ...testCafe(1, 'A'), ...WIFI }]).postings.words).toContain(
    'guest',
  );
});
