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

/** A copy of the table with a row more. */
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
  return { ...others, FACTS: { ...FACTS, wifiName } };
});

const WIFI = { wifiName: 'Guest' };
const stored = { cafe: { ...testCafe(1, 'A'), ...WIFI }, status: 'draft' } as unknown as StoredCafe;

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

it('an added fact is exported', () => {
  const cafe = { id: 1, appliedFilters: [], ...WIFI } as unknown as Cafe;
  expect(toRow(cafe)).toMatchObject({ wifi_name: 'Guest' });
});

it('an added fact can be proposed by visitors and edited by owners, and waits in the queue', () => {
  expect(proposedFacts.parse(WIFI)).toEqual(WIFI);
  expect(ownerEdit.parse({ ...WIFI, version: 1 })).toMatchObject(WIFI);
  expect(proposedFacts.safeParse({ wifiName: 'Guest of the house' }).success).toBe(false);
  expect(fieldsOf(cafeFacts.parse(WIFI))).toEqual(['wifiName']);
  expect(differingFields(WIFI as object, factsOf(stored))).toEqual([]);
  expect(differingFields({ wifiName: 'Other' } as object, factsOf(stored))).toEqual(['wifiName']);
});

it('an added fact can be taken in a merge', () => {
  const request = { winnerId: 1, loserId: 2, winnerVersion: 1, loserVersion: 1 };
  expect(mergeRequest.parse({ ...request, take: ['wifiName'] }).take).toEqual(['wifiName']);
  expect(factsOf(stored)).toMatchObject(WIFI);
  expect(columnsOf(WIFI as object)).toEqual(WIFI);
});

it('an added fact is searched', () => {
  expect(sortDocuments(CAFES, [{ ...testCafe(1, 'A'), ...WIFI }]).postings.words).toContain(
    'guest',
  );
});
