import type { AdminCafe, ImportColumns, ImportPreview } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';

const point = (properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-71.05, 42.36] },
  properties,
});

const ROWS = [
  'THE COFFEE TRUST LLC,12 PIER ROAD,BOSTON,2210,6175550101',
  "O'BRIEN CAFE,14 PIER ROAD,BOSTON,02210,6175550102",
];

describe.each(testEngines)('a GeoJSON file on $name', ({ open }) => {
  const opened = useAdminTest(open, { seed: 'none' });
  const post = (path: string, body: object) =>
    opened.admin.send('POST', `/api/admin/imports${path}`, body);
  const columns = async (file: object) => (await post('/columns', file)).json<ImportColumns>();

  it('with our own properties needs no mapping', async () => {
    const [type, properties] = ['FeatureCollection', { name: 'A', area: 'B' }];
    const content = JSON.stringify({ type, features: [point(properties)] });
    expect((await columns({ name: 'a.geojson', content })).origin).toBe('own');
  });

  it('with other properties is mapped as a table is, also by its beginning, and remembered', async () => {
    const features = ROWS.map((row) => {
      const [businessname, address, city, zip, dayphn] = row.split(',');
      return point({ businessname, address, city, zip: Number(zip), dayphn, hours: 'whenever' });
    });
    const content = JSON.stringify({ type: 'FeatureCollection', features: [...features, { type: 'Feature', geometry: null, properties: {} }] }); // prettier-ignore
    const name = 'licences.geojson';
    const found = await columns({ name, content });
    expect(found).toMatchObject({ origin: 'guessed', isShouting: true, missing: [] });
    expect(found.mapping.columns).toEqual([
      { column: 'businessname', field: 'name' },
      { column: 'address', field: 'address' },
      { column: 'city', field: 'city' },
      { column: 'zip', field: 'zip' },
      { column: 'dayphn', field: 'phone' },
      { column: 'hours', field: 'openingHours' },
      { column: 'latitude', field: 'latitude' },
      { column: 'longitude', field: 'longitude' },
    ]);
    expect(found.samples).toMatchObject([
      {
        number: 1,
        cafe: { name: 'The Coffee Trust LLC', address: '12 Pier Road, Boston, 02210', openingHours: '' }, // prettier-ignore
        notes: [
          { kind: 'postcode', column: 'zip', before: '2210', after: '02210' },
          { kind: 'phone', column: 'dayphn' },
          { kind: 'hours', column: 'hours', after: '' },
        ],
      },
      { number: 2 },
    ]);
    const cut = await columns({ name, content: content.slice(0, content.length - 150) });
    expect(cut.mapping).toEqual(found.mapping);
    const body = { name, content, mapping: found.mapping };
    const previewed = (await post('/file', body)).json<ImportPreview>();
    expect(previewed).toMatchObject({
      counts: { new: 2, problem: 1 },
      errors: ['Row 3 (Unreadable): This is not a point with properties.'],
    });
    await post(`/${previewed.batch!.id}/run`, { include: [] });
    await opened.test.services.jobs.idle();
    const all = await opened.admin.send('GET', '/api/admin/cafes');
    expect(all.json<AdminCafe[]>()).toMatchObject([
      { name: "O'Brien Cafe", latitude: '42.36', longitude: '-71.05' },
      { name: 'The Coffee Trust LLC', phone: '+1 617-555-0101' },
    ]);
    expect((await columns({ name, content })).origin).toBe('remembered');
    const none = await post('/columns', { name, content: '{"type": "FeatureCollection", "fea' });
    expect(none.statusCode).toBe(400);
  });
});
