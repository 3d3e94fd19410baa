import type { AdminCafe, ImportBatch, ImportPreview } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cafes, imports } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { HEADING, row, useImports } from './testing/imports.ts';

describe.each(testEngines)('imports on $name', ({ open }) => {
  const { opened, post, previewFile, run, batch, named } = useImports(open);

  it('skip the bundled list that is there already, and write nothing', async () => {
    const before = await opened.test.services.database.db.$count(imports);
    const answer = await post('/import-cafes', { location: 'Boston, MA' });
    expect(answer.json()).toEqual({ total: 147, imported: 0, skipped: 147, errors: [] });
    expect(await opened.test.services.database.db.$count(imports)).toBe(before);
  });

  it('bring back what is missing of it, as a draft with its filters', async () => {
    const [gone] = (await named('Render Coffee')) as [AdminCafe];
    await opened.admin.send('DELETE', `/api/admin/cafes/${gone.id}`);
    const answer = await post('/import-cafes', { location: 'boston, ma, USA' });
    expect(answer.json()).toMatchObject({ total: 147, imported: 1, skipped: 146 });
    const [back] = (await named('Render Coffee')) as [AdminCafe];
    expect(back).toMatchObject({ status: 'draft', address: gone.address });
    expect(back.appliedFilters).toEqual(gone.appliedFilters);
  });

  it.each([
    ['Nowhere At All', 404, 'PLACE_NOT_FOUND'],
    ['', 400, 'INVALID_REQUEST'],
    ['%00', 404, 'PLACE_NOT_FOUND'],
  ])('of %j are refused', async (location, status, code) => {
    const answer = await post('/import-cafes', { location });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('say which columns of a file with our own names are not taken, before and after', async () => {
    const content = [
      'id,name,area,neighborhood,latitude,longitude,checked_at,,rating',
      '950,Column Bench,Pier,Harbor,41.95,-70.5,2026-11-01,x,4.5',
    ].join('\n');
    const unusedColumns = ['area', 'checked_at', 'Column 8', 'rating'];
    const previewOwn = async () =>
      (await post('/imports/file', { name: 'columns.csv', content })).json<ImportPreview>();
    const preview = await previewOwn();
    expect(preview).toMatchObject({ unusedColumns, batch: { unusedColumns } });
    await run(preview.batch!.id);
    expect(await batch(preview.batch!.id)).toMatchObject({ state: 'done', unusedColumns });
    expect((await named('Column Bench'))[0]).toMatchObject({ area: 'Harbor' });
    expect(await previewOwn()).toMatchObject({ unusedColumns, batch: null });
  });

  it('name no column of an export but the day it was checked, and none of a place', async () => {
    const content = (await opened.admin.send('GET', '/api/cafes.csv')).body;
    const answer = await post('/imports/file', { name: 'cafes.csv', content });
    expect(answer.json<ImportPreview>().unusedColumns).toEqual(['checked_at']);
    const place = await post('/imports', { location: 'Boston, MA' });
    expect(place.json<ImportPreview>().unusedColumns).toEqual([]);
  });

  it('bring hours along, and leave out those that can’t be read, which they say', async () => {
    const content = [
      'id,name,address,latitude,longitude,opening_hours',
      '901,Hours Bench,1 Clock Rd,41.901,-70.5,"Mo-Fr 07:00-15:00; PH off"',
      '902,Tide Bench,2 Clock Rd,41.902,-70.5,with the tide',
    ].join('\n');
    const answer = await post('/imports/file', { name: 'hours.csv', content });
    const preview = answer.json<ImportPreview>();
    expect(preview.errors).toEqual([]);
    expect(preview.rows).toMatchObject([
      { name: 'Hours Bench', verdict: 'new', notes: [] },
      {
        name: 'Tide Bench',
        verdict: 'new',
        notes: [{ kind: 'hours', column: 'opening_hours', before: 'with the tide', after: '' }],
      },
    ]);
    await run(preview.batch!.id);
    expect(await named('Hours Bench')).toMatchObject([
      { openingHours: 'Mo-Fr 07:00-15:00; PH off' },
    ]);
    expect(await named('Tide Bench')).toMatchObject([{ openingHours: '' }]);
  });

  it('of a real city without bundled cafes find none', async () => {
    const answer = await post('/import-cafes', { location: 'Chicago, IL' });
    expect(answer.json()).toEqual({ total: 0, imported: 0, skipped: 0, errors: [] });
  });

  it('are previewed: new, known, likely duplicates and problems', async () => {
    const first = await previewFile(row(100), row(101));
    expect(first.counts).toEqual({ new: 2, known: 0, duplicate: 0, unplaced: 0, problem: 0 });
    expect(await named('Bench 100')).toEqual([]);
    await run(first.batch!.id);
    expect(await previewFile(row(100))).toMatchObject({ batch: null, total: 1 });
    const second = await previewFile(
      row(100),
      '200,The Bench 101 Cafe,Pier,Harbor,41.1011,-70.5,,',
      '201,,Pier,Harbor,41,-70,,',
      row(202),
    );
    expect(second.counts).toEqual({ new: 1, known: 1, duplicate: 1, unplaced: 0, problem: 1 });
    expect(second.rows).toMatchObject([
      {
        number: 3,
        verdict: 'duplicate',
        like: { name: 'Bench 101', meters: 11, reason: 'Similar name within 100 m' },
      },
      { number: 4, verdict: 'problem', problem: 'The name is missing.' },
      { number: 5, verdict: 'new', name: 'Bench 202' },
      { number: 2, verdict: 'known' },
    ]);
    await run(second.batch!.id);
    expect(await named('The Bench 101 Cafe')).toEqual([]);
    expect(await batch(second.batch!.id)).toMatchObject({
      state: 'done',
      total: 4,
      imported: 1,
      skipped: 2,
      failed: 1,
      errors: ['Row 4 (No name): The name is missing.'],
    });
  });

  it('include a likely duplicate on request', async () => {
    const { batch: previewed, rows } = await previewFile(
      '300,Render Coffee,563 Columbus Ave,South End,42.3416,-71.0813,,',
    );
    const known = await named('Render Coffee');
    await run(
      previewed!.id,
      rows.map(({ number }) => number),
    );
    expect(await named('Render Coffee')).toHaveLength(known.length + 1);
  });

  it('bring in the branches of a chain unasked: a shared website far off is no duplicate', async () => {
    const { id } = (await named('Ogawa Coffee'))[0]!;
    await opened.admin.send('DELETE', `/api/admin/cafes/${id}`);
    const howell = (await opened.admin.send('GET', '/api/admin/cafes'))
      .json<AdminCafe[]>()
      .filter(({ name }) => name.startsWith('George Howell'));
    expect(howell.length).toBeGreaterThan(1);
    for (const one of howell) await opened.admin.send('DELETE', `/api/admin/cafes/${one.id}`);
    const answer = await post('/import-cafes', { location: 'Boston, MA' });
    expect(answer.json()).toMatchObject({ imported: howell.length + 1 });
  });

  it('are previewed four at a time; one more is refused before its body is read', async () => {
    const body = { name: 'a.csv', content: [HEADING, row(520)].join('\n') };
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('/imports/file', body)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.map((answer) => answer.json<{ message: string }>().message)).toEqual([
      'Other files are being previewed. Please try again in a minute.',
      'Other files are being previewed. Please try again in a minute.',
    ]);
    expect((await post('/imports/file', body)).statusCode).toBe(200);
  });

  it('are taken back whole, but for what an admin has changed since', async () => {
    const { batch: previewed } = await previewFile(
      row(600, ',,features:wifi|features:none'),
      row(601),
    );
    expect((await post(`/imports/${previewed!.id}/undo`)).statusCode).toBe(409);
    await run(previewed!.id);
    const [kept] = (await named('Bench 600')) as [AdminCafe];
    expect(kept).toMatchObject({ hasWifi: true, status: 'draft' });
    await opened.admin.send('PUT', `/api/admin/cafes/${kept.id}/filters`, { filterIds: [] });
    const undone = await post(`/imports/${previewed!.id}/undo`);
    expect(undone.json()).toMatchObject({ state: 'undone', imported: 1 });
    expect([await named('Bench 600'), await named('Bench 601')]).toMatchObject([[{}], []]);
    expect((await post(`/imports/${previewed!.id}/undo`)).statusCode).toBe(409);
    const trail = await opened.admin.send('GET', '/api/admin/audit?limit=1');
    expect(trail.json()).toMatchObject([
      { action: 'import.undone', after: { deleted: 1, stayed: 1 } },
    ]);
    const listed = (await opened.admin.send('GET', '/api/admin/imports')).json<ImportBatch[]>();
    expect(listed[0]).toMatchObject({ id: previewed!.id, state: 'undone', errors: [] });
  });

  it('take 5,000 rows of a file with one broken among them', async () => {
    const lines = Array.from(
      { length: 5000 },
      (_one, index) => `b${index},Spot ${index},${index} Dock St,Dock,${40 + index / 1000},-69.5,,`,
    );
    lines[4709] = 'b4709,"Spot,broken';
    const { batch: previewed, counts } = await previewFile(...lines);
    expect(counts).toEqual({ new: 4999, known: 0, duplicate: 0, unplaced: 0, problem: 1 });
    await run(previewed!.id);
    const { imported, errors } = await batch(previewed!.id);
    expect(imported).toBe(4999);
    expect(errors).toEqual([expect.stringMatching(/^Row 4,711 /)]);
    const { db } = opened.test.services.database;
    expect(await db.$count(cafes, eq(cafes.importId, previewed!.id))).toBe(4999);
  });

  it('refuse a file that is none', async () => {
    const answer = await post('/imports/file', { name: 'x.csv', content: 'what' });
    expect(answer.json()).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: { content: expect.stringMatching(/columns/) },
    });
  });

  it('may be as large as the setting says, whatever its line breaks take in JSON, and not much larger', async () => {
    const line = `${'x'.repeat(49)}\n`;
    const large = { name: 'x.csv', content: line.repeat(16_000_000 / line.length) };
    expect((await post('/imports/file', large)).statusCode).toBe(400);
    const huge = { name: 'x.csv', content: 'x'.repeat(21_000_000) };
    expect((await post('/imports/file', huge)).statusCode).toBe(413);
  });
});
