import type {
  AdminCafe,
  ImportBatch,
  ImportColumns,
  ImportMapping,
  ImportPreview,
  ImportRow,
} from '@cortado/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cafes, importMappings, imports } from '../../database/schema.ts';
import { sendJson, startPlaceServices, type Answer } from '../../../../testing/place-services.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';

const HEADING = 'businessname,address,city,zip,dayphn,latitude';
const ROWS = [
  'THE COFFEE TRUST LLC,12 PIER ROAD,BOSTON,2210,6175550101,42.35',
  "O'BRIEN CAFE,14 PIER ROAD,BOSTON,02210,6175550102,42.36",
];

let answer: Answer;
const services = await startPlaceServices((asked, response) => answer(asked, response));
afterAll(() => services.close());

/** Knows each house of Pier Road, a hundred meters and more from the next. */
const answerWell: Answer = ({ url }, response) => {
  const number = /^(\d+) pier road/i.exec(url.searchParams.get('q') ?? '')?.[1];
  const properties = { countrycode: 'US', street: 'Pier Road', postcode: '02210' };
  const coordinates = [-71.04, 42.35 + Number(number) / 500];
  const feature = {
    geometry: { coordinates },
    properties: { ...properties, ...(Number(number) < 90 && { housenumber: number }) },
  };
  sendJson(response, { features: number ? [feature] : [] });
};

describe.each(testEngines)("a city's file on $name", ({ open }) => {
  const opened = useAdminTest(open, {
    environment: { PLACES_PROVIDER: 'osm', PHOTON_URL: services.url },
    seed: 'none',
    places: { firstWaitMs: 1, timeoutMs: 3000 },
  });
  beforeEach(async () => {
    answer = answerWell;
    services.asked.length = 0;
    const { db } = opened.test.services.database;
    await db.delete(imports);
    await db.delete(cafes);
    await db.delete(importMappings);
  });

  const post = (path: string, body: object) =>
    opened.admin.send('POST', `/api/admin/imports${path}`, body);
  const file = (...lines: string[]) => ({ name: 'licences.csv', content: lines.join('\n') });
  const columns = async (content: object, mapping?: ImportMapping) =>
    (await post('/columns', { ...content, mapping })).json<ImportColumns>();
  const preview = async (content: object, mapping: object) =>
    (await post('/file', { ...content, mapping })).json<ImportPreview>();
  const run = async (id: number, include: number[] = []) => {
    const started = await post(`/${id}/run`, { include });
    await opened.test.services.jobs.idle();
    return started.statusCode;
  };
  const batch = async (id: number) =>
    (await opened.admin.send('GET', `/api/admin/imports/${id}`)).json<ImportBatch>();
  const left = async (id: number) =>
    (await opened.admin.send('GET', `/api/admin/imports/${id}/rows`)).json<ImportRow[]>();
  const all = async () => (await opened.admin.send('GET', '/api/admin/cafes')).json<AdminCafe[]>();

  it('is shown as it would be imported, five rows of it', async () => {
    const found = await columns(file(HEADING, ...ROWS, ...ROWS, ...ROWS));
    expect(found).toMatchObject({ origin: 'guessed', isShouting: true, missing: [] });
    expect(found.mapping.columns.map(({ field }) => field)).toEqual([
      'name',
      'address',
      'city',
      'zip',
      'phone',
      'latitude',
    ]);
    expect(found.values[0]).toEqual(['THE COFFEE TRUST LLC', "O'BRIEN CAFE"]);
    expect(found.samples).toHaveLength(5);
    expect(found.samples[0]).toEqual({
      number: 2,
      before: 'THE COFFEE TRUST LLC · 12 PIER ROAD · BOSTON · 2210 · 6175550101 · 42.35',
      cafe: {
        name: 'The Coffee Trust LLC',
        address: '12 Pier Road, Boston, 2210',
        area: 'Boston',
        position: null,
        phone: '6175550101',
        website: '',
        openingHours: '',
      },
      problem: null,
      notes: [],
    });
  });

  it('is shown anew with what is chosen, and says what is missing', async () => {
    const content = file(HEADING, ...ROWS);
    const { mapping } = await columns(content);
    const chosen = { ...mapping, fixCapitals: false, lookUpPositions: false };
    const found = await columns(content, chosen);
    expect(found).toMatchObject({
      origin: 'given',
      mapping: chosen,
      missing: ['Choose the columns with latitude and longitude, or look up positions by address.'],
      samples: [{ cafe: null, problem: 'The latitude is missing or not between -90 and 90.' }, {}],
    });
    const refused = await post('/file', { ...content, mapping: chosen });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.mapping).toMatch(
      /^Choose the columns with latitude and longitude/,
    );
  });

  it('is imported with positions that are looked up; rows without one stay for review and are looked up again', async () => {
    const content = file(
      HEADING,
      ...ROWS,
      'NOWHERE CAFE,98 PIER ROAD,BOSTON,02210,,',
      'OTHER ZIP,16 PIER ROAD,BOSTON,02999,,',
      'COFFEE TRUST,12 PIER ROAD,BOSTON,02210,,',
      ',18 PIER ROAD,BOSTON,02210,,',
    );
    const { mapping } = await columns(content);
    const previewed = await preview(content, mapping);
    expect(previewed).toMatchObject({ total: 6, counts: { unplaced: 5, problem: 1, new: 0 } });
    const id = previewed.batch!.id;
    expect(services.asked).toEqual([]);
    expect(await run(id)).toBe(200);
    expect(services.maxAtOnce()).toBe(1);
    expect(await batch(id)).toMatchObject({
      state: 'done',
      imported: 2,
      failed: 4,
      left: 3,
      unplaced: 0,
      errors: [
        'Row 7 (No name): The name is missing.',
        'Row 4 (Nowhere Cafe): No position found for this address (OpenStreetMap).',
        'Row 5 (Other Zip): No position found for this address (OpenStreetMap).',
        'Row 6 (Coffee Trust): Likely The Coffee Trust LLC, 0 m away: Similar name within 100 m.',
      ],
    });
    expect(await all()).toMatchObject([
      { name: "O'Brien Cafe", address: '14 Pier Road, Boston, 02210', status: 'draft' },
      { name: 'The Coffee Trust LLC', latitude: '42.374', longitude: '-71.04' },
    ]);
    expect(await left(id)).toMatchObject([
      { number: 4, verdict: 'problem', name: 'Nowhere Cafe' },
      { number: 5, verdict: 'problem' },
      { number: 6, verdict: 'duplicate' },
    ]);
    services.asked.length = 0;
    expect(await run(id, [6])).toBe(200);
    expect(services.asked).toHaveLength(2);
    expect(await batch(id)).toMatchObject({ state: 'done', imported: 3, left: 2, skipped: 0 });
    const dismissed = (await post(`/${id}/dismiss`, { rows: [5, 2] })).json<ImportBatch>();
    expect(dismissed).toMatchObject({ imported: 3, left: 1, skipped: 1 });
    expect(await left(id)).toMatchObject([{ number: 4 }]);
    expect((await post('/999999/dismiss', { rows: [5] })).json().code).toBe('IMPORT_NOT_FOUND');
    expect(await preview(content, mapping)).toMatchObject({
      counts: { known: 3, unplaced: 2, problem: 1 },
    });
  });

  it('that is cut off by the place service loses nothing, and goes on', async () => {
    const content = file(
      `${HEADING},longitude`,
      'Placed,1 Elm St,Salem,01970,,42.5,-70.9',
      ...Array.from({ length: 30 }, (_one, n) => `Cafe ${n},${n * 2} Pier Road,Boston,02210,,,`),
    );
    const { mapping } = await columns(content);
    const { batch: previewed } = await preview(content, { ...mapping, lookUpPositions: true });
    answer = (asked, response) =>
      services.asked.length > 25
        ? void response.writeHead(403).end('{}')
        : answerWell(asked, response);
    await run(previewed!.id);
    expect(await batch(previewed!.id)).toMatchObject({
      state: 'failed',
      failure: 'The place service refused the request. Please check its settings.',
      imported: 21,
      unplaced: 5,
      left: 0,
    });
    answer = answerWell;
    await run(previewed!.id);
    expect(await batch(previewed!.id)).toMatchObject({
      state: 'done',
      failure: '',
      imported: 31,
      unplaced: 0,
    });
    expect(services.asked).toHaveLength(31);
  });

  it('is remembered for the next one with the same columns, and written to the activity', async () => {
    const content = file(HEADING, ...ROWS);
    const { mapping } = await columns(content);
    const chosen: ImportMapping = {
      ...mapping,
      fixCapitals: false,
      columns: mapping.columns.map((one) =>
        one.column === 'city' ? { ...one, field: 'area' } : one,
      ),
    };
    await preview(content, chosen);
    const next = file(HEADING.replace('businessname', 'Business Name'), 'X,Y,Z,,,');
    const found = await columns(next);
    expect(found).toMatchObject({ origin: 'remembered', mapping: { fixCapitals: false } });
    expect(found.mapping.columns.slice(0, 3)).toEqual([
      { column: 'Business Name', field: 'name' },
      { column: 'address', field: 'address' },
      { column: 'city', field: 'area' },
    ]);
    const [entry] = (await opened.admin.send('GET', '/api/admin/audit?limit=1')).json();
    expect(entry).toMatchObject({
      action: 'import.mapped',
      subjectName: 'licences.csv',
      before: null,
      after: chosen,
    });
    expect((await columns(file(`${HEADING},more`, 'X,Y,Z,,,,'))).origin).toBe('guessed');
  });

  it('with our own columns needs no mapping', async () => {
    const own = file('name,area,lat,lng', 'A,B,42,-71');
    expect(await columns(own)).toMatchObject({ origin: 'own', samples: [] });
  });

  it.each([
    ['nothing but a word', ['what']],
    ['no rows', [HEADING]],
    ['too many columns', [',a'.repeat(1001), ',b'.repeat(1001)]],
  ])('with %s is refused in a sentence', async (_name, lines) => {
    const refused = await post('/columns', file(...lines));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.content).toMatch(/column|cafés in this file/);
  });

  it('with 500 columns, doubled, empty and endless names, and formulas, is taken as text', async () => {
    const names = Array.from({ length: 500 }, (_one, n): string => (n % 2 ? '' : 'name'));
    names[3] = 'n'.repeat(10_000);
    names[499] = 'Street Address';
    const cells = names.map((_name, n) => (n === 499 ? '1 Elm St' : `=CMD(${n})`));
    const content = file(names.join(','), cells.join(','));
    const found = await columns(content);
    expect(found.mapping.columns).toHaveLength(500);
    const mapping = { ...found.mapping, lookUpPositions: true };
    expect((await preview(content, mapping)).rows).toMatchObject([
      { verdict: 'unplaced', name: '=CMD(0)', address: '1 Elm St' },
    ]);
  });

  it('with a mapping of another file is refused', async () => {
    const { mapping } = await columns(file(HEADING, ...ROWS));
    for (const path of ['/columns', '/file']) {
      const refused = await post(path, { ...file('a,b', '1,2'), mapping });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        text: 'mappingColumnGone',
        params: { column: 1 },
        fields: { mapping: 'Column 1 of the mapping is not in this file.' },
      });
    }
  });
});
