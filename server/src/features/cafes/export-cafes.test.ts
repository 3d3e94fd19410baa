import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cafes } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { parseWhole } from '../../testing/parse-whole.ts';
import { exportCafes } from './export-cafes.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await testEngines[0]!.open());
  const texts = ['Mo-Fr 07:00-18:00; PH off', 'Fr,Sa 18:00-02:00 "last orders, 1"', '24/7'];
  const ids = [...test.services.catalogue.snapshot.cafes.keys()];
  for (const [at, text] of texts.entries())
    await test.services.database.db
      .update(cafes)
      .set({ openingHours: text })
      .where(eq(cafes.id, ids[at]!));
  await test.services.catalogue.refresh({ kind: 'all' });
});
afterAll(() => test.close());

it.each([
  ['csv', 'text/csv; charset=utf-8'],
  ['geojson', 'application/geo+json; charset=utf-8'],
])('published cafes are exported as %s, which an import can read', async (kind, type) => {
  const answer = await test.app.inject(`/api/cafes.${kind}`);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename="cafes.${kind}"`,
    etag: expect.any(String),
  });
  const rows = await parseWhole(`cafes.${kind}`, answer.body);
  expect(rows).toHaveLength(105);
  expect(rows.filter((row) => row.problem === undefined && row.cafe.openingHours)).toHaveLength(3);
  const published = [...test.services.catalogue.snapshot.cafes.values()];
  const inOrder = published.toSorted((a, b) => a.id - b.id);
  let left = 0;
  for (const [at, row] of rows.entries()) {
    const cafe = inOrder[at]!;
    const facts = test.services.catalogue.snapshot.facts(cafe.id);
    const samples = facts.filter(({ source }) => source?.by === 'sample');
    const isSample = (wanted: string) => samples.some(({ fact }) => fact === wanted);
    // Without a position that somebody knows it can't be imported.
    expect(row.problem !== undefined).toBe(isSample('position'));
    if (row.problem !== undefined) continue;
    left += samples.length;
    expect(row.cafe.name).toBe(cafe.name);
    const { latitude, area, filters, openingHours } = row.cafe;
    const options = samples.filter(({ option }) => option !== undefined);
    expect([String(latitude), area, filters.length, openingHours || null]).toEqual([
      cafe.latitude,
      isSample('neighborhood') ? 'Unknown' : cafe.area,
      cafe.appliedFilters.length - options.length,
      cafe.openingHours,
    ]);
  }
  expect(left).toBeGreaterThan(100);
  const { etag } = answer.headers;
  const again = { url: `/api/cafes.${kind}`, headers: { 'if-none-match': String(etag) } };
  expect((await test.app.inject(again)).statusCode).toBe(304);
});

it('an export is of one snapshot throughout', async () => {
  const { database, catalogue } = test.services;
  const client = { ip: '127.0.0.1', userAgent: '', logSecurityEvent: () => {} };
  const { chunks } = exportCafes(
    { services: test.services, viewer: null, client },
    'exportCafesCsv',
  );
  const before = [...catalogue.snapshot.cafes.keys()].toSorted((a, b) => a - b);
  const parts: string[] = [];
  for await (const chunk of chunks()) {
    if (parts.push(chunk) > 1) continue;
    await database.db.execute(`update cafes set status = 'archived' where id = ${before.at(-1)!}`);
    await catalogue.refresh({ kind: 'all' });
  }
  expect(parts.length).toBeGreaterThan(1);
  const rows: string[][] = parse(parts.join(''));
  expect(rows.slice(1).map(([id]) => Number(id))).toEqual(before);
  expect(catalogue.snapshot.cafes.size).toBe(before.length - 1);
});

it('no cell of the export is a formula', async () => {
  const { database, catalogue } = test.services;
  const [id] = catalogue.snapshot.cafes.keys();
  await database.db.execute(
    `update cafes set name = '=HYPERLINK("x")', description = 'Good;=1+1; =2' where id = ${id}`,
  );
  await catalogue.refresh({ kind: 'all' });
  const { body } = await test.app.inject('/api/cafes.csv');
  const rows: string[][] = parse(body);
  expect(rows.find(([cell]) => cell === String(id))?.join()).toContain('HYPERLINK("x")');
  expect(rows.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
  // As a spreadsheet reads it that parts cells at semicolons.
  const cells = body.split(/[;\t\r\n]/);
  expect(cells.filter((cell) => /^ *[=+@]/.test(cell))).toEqual([]);
});
