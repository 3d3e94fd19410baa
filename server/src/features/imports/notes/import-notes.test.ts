import type {
  AdminCafe,
  ImportBatch,
  ImportColumns,
  ImportField,
  ImportNote,
  ImportPreview,
  NoteKind,
} from '@cortado/contract';
import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cafes, imports } from '../../../database/schema.ts';
import { useAdminTest } from '../../../testing/admin-test.ts';
import { testEngines } from '../../../testing/database.ts';

const COLUMNS: readonly (readonly [string, ImportField])[] = [
  ['Nome', 'name'],
  ['Morada', 'address'],
  ['Código', 'zip'],
  ['Freguesia', 'area'],
  ['Lat', 'latitude'],
  ['Lng', 'longitude'],
  ['Telefone', 'phone'],
  ['Horário', 'openingHours'],
  ['Métodos', 'filters'],
  ['Notas', 'description'],
];
type Row = Partial<Record<ImportField, string>>;
const LISBON: Row = { area: 'Estrela', latitude: '38,71', longitude: '-9,15' };
const lisbon = (n: number, more: Row = {}): Row => ({
  name: `Café ${n}`,
  address: `Rua do Norte ${n}`,
  ...LISBON,
  latitude: `38,71${String(n).padStart(2, '0')}`,
  ...more,
});
const fileOf = (rows: readonly Row[]) =>
  [
    COLUMNS.map(([column]) => column),
    ...rows.map((row) => COLUMNS.map(([, field]) => row[field] ?? '')),
  ]
    .map((cells) => cells.join(';'))
    .join('\n');
const PLAIN = Array.from({ length: 6 }, (_one, n) => lisbon(n + 1));

describe.each(testEngines)('what rows of an import lose on $name', ({ open }) => {
  const opened = useAdminTest(open, { seed: 'none' });
  const send = async <T>(...call: Parameters<typeof opened.admin.send>) => {
    const answer = await opened.admin.send(...call);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<T>();
  };
  const previewRows = (rows: readonly Row[]) =>
    send<ImportPreview>('POST', '/api/admin/imports/file', {
      name: 'lisboa.csv',
      content: fileOf(rows),
      mapping: { columns: COLUMNS.map(([column, field]) => ({ column, field })) },
    });
  const run = async (id: number, body: object = {}) => {
    await send('POST', `/api/admin/imports/${id}/run`, body);
    await opened.test.services.jobs.idle();
    return send<ImportBatch>('GET', `/api/admin/imports/${id}`);
  };
  const notes = (id: number, kind: NoteKind, offset = 0) =>
    send<ImportNote[]>('GET', `/api/admin/imports/${id}/notes?kind=${kind}&offset=${offset}`);
  const named = async (name: string) =>
    (await send<AdminCafe[]>('GET', '/api/admin/cafes')).find((one) => one.name === name);

  beforeAll(async () => {
    const category = { name: 'method', display_name: 'Method' };
    const { id } = await send<{ id: number }>('POST', '/api/admin/filter-categories', category);
    const option = { category_id: id, value: 'moka_pot', display_name: 'Cafeteira' };
    await send('POST', '/api/admin/filter-options', option);
  });
  beforeEach(async () => {
    const { db } = opened.test.services.database;
    await db.delete(imports);
    await db.delete(cafes);
  });

  it('is counted by kind and listed by row, before the import and after', async () => {
    const { batch } = await previewRows([
      ...PLAIN,
      lisbon(7, { openingHours: 'com a maré', filters: 'cafeteira, sifão azul' }),
      lisbon(8, { openingHours: 'quando calha', phone: '21 342 0000' }),
      lisbon(9, { name: 'F\uFFFDbrica', description: '=1+1' }),
      lisbon(10, { address: 'LoureirÃ§o 10' }),
    ]);
    const counts = {
      rows: 4,
      kinds: { hours: 2, filters: 1, encoding: 2, formula: 1 },
    };
    expect(batch!.notes).toEqual(counts);
    expect(await notes(batch!.id, 'hours')).toEqual([
      {
        kind: 'hours',
        number: 8,
        name: 'Café 7',
        column: 'Horário',
        before: 'com a maré',
        after: '',
      },
      expect.objectContaining({ number: 9, name: 'Café 8', before: 'quando calha' }),
    ]);
    const done = await run(batch!.id);
    expect(done).toMatchObject({ state: 'done', imported: 10, notes: counts });
    expect(await notes(batch!.id, 'filters')).toMatchObject([
      { number: 8, column: 'Métodos', before: 'sifão azul', after: '' },
    ]);
    expect(await notes(batch!.id, 'encoding')).toMatchObject([
      { number: 10, column: 'Nome', before: 'F\uFFFDbrica' },
      { number: 11, column: 'Morada' },
    ]);
    expect(await notes(batch!.id, 'hours', 1)).toHaveLength(1);
    expect(await named('Café 7')).toMatchObject({
      openingHours: '',
      appliedFilters: [{ value: 'moka_pot' }],
    });
    const listed = await send<ImportBatch[]>('GET', '/api/admin/imports');
    expect(listed).toMatchObject([{ notes: counts }]);
  });

  it('can be downloaded as CSV that no spreadsheet runs', async () => {
    const { batch } = await previewRows([...PLAIN, lisbon(7, { name: '=HYPERLINK(1)' })]);
    const answer = await opened.admin.send('GET', `/api/admin/imports/${batch!.id}/notes.csv`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="import-${batch!.id}-notes.csv"`,
    });
    expect(parse(answer.body, { bom: true })).toEqual([
      ['row', 'name', 'column', 'in the file', 'stored', 'what became of it'],
      [
        '8',
        "'=HYPERLINK(1)",
        'Nome',
        "'=HYPERLINK(1)",
        "'=HYPERLINK(1)",
        'Imported as text: it starts with =.',
      ],
    ]);
    expect((await opened.admin.send('GET', '/api/admin/imports/999/notes.csv')).statusCode).toBe(
      404,
    );
  });

  it('includes positions that are far off or swapped, which an admin can have swapped', async () => {
    const rows = [
      ...PLAIN,
      lisbon(7, { latitude: '-9,15', longitude: '38,71' }),
      lisbon(8, { latitude: '41,15', longitude: '-8,61' }),
    ];
    const { batch } = await previewRows(rows);
    expect(batch!.notes).toEqual({ rows: 2, kinds: { swapped: 1, far: 1 } });
    expect(await notes(batch!.id, 'far')).toMatchObject([{ number: 9, before: '41.15, -8.61' }]);
    const [swapped] = await notes(batch!.id, 'swapped');
    expect(swapped).toMatchObject({ number: 8, before: '-9.15, 38.71', after: '-9.15, 38.71' });
    await run(batch!.id, { swap: true });
    expect(await named('Café 7')).toMatchObject({ latitude: '38.71', longitude: '-9.15' });
    expect(await named('Café 8')).toMatchObject({ latitude: '41.15' });
    expect(await notes(batch!.id, 'swapped')).toMatchObject([
      { before: '-9.15, 38.71', after: '38.71, -9.15' },
    ]);
  });

  it('leaves swapped positions as they are where nobody says so', async () => {
    const { batch } = await previewRows([
      ...PLAIN,
      lisbon(7, { latitude: '-9,15', longitude: '38,71' }),
    ]);
    await run(batch!.id);
    expect(await named('Café 7')).toMatchObject({ latitude: '-9.15', longitude: '38.71' });
  });

  it('does not count rows that stay out: known ones, and likely duplicates that nobody chose', async () => {
    await run((await previewRows(PLAIN)).batch!.id);
    const hours = { openingHours: 'com a maré' };
    const rows = [
      { ...PLAIN[0], ...hours },
      lisbon(20, hours),
      { ...lisbon(2, hours), name: 'O Café 2' },
    ];
    const { batch, counts } = await previewRows(rows);
    expect(counts).toMatchObject({ known: 1, new: 1, duplicate: 1 });
    expect(batch!.notes).toEqual({ rows: 2, kinds: { hours: 2 } });
    const done = await run(batch!.id);
    expect(done.notes).toEqual({ rows: 1, kinds: { hours: 1 } });
    expect(await notes(batch!.id, 'hours')).toMatchObject([{ number: 3, name: 'Café 20' }]);
  });

  it('is shown in the first rows before the preview', async () => {
    const content = fileOf([
      lisbon(1, { openingHours: 'com a maré', filters: 'sifão azul' }),
      PLAIN[1]!,
    ]);
    const mapping = { columns: COLUMNS.map(([column, field]) => ({ column, field })) };
    const body = { name: 'lisboa.csv', content, mapping };
    const found = await send<ImportColumns>('POST', '/api/admin/imports/columns', body);
    expect(found.samples).toMatchObject([
      {
        notes: [
          { kind: 'hours', column: 'Horário', before: 'com a maré' },
          { kind: 'filters', column: 'Métodos', before: 'sifão azul' },
        ],
      },
      { notes: [] },
    ]);
  });

  it('is stored of so many rows that it takes several pages', async () => {
    const many = Array.from({ length: 2300 }, (_one, n) => ({
      name: `Loja ${n}`,
      address: `Rua ${n}`,
      area: 'Baixa',
      latitude: String(38 + n / 1000),
      longitude: '-9.15',
      openingHours: 'com a maré',
    }));
    const { batch } = await previewRows(many);
    expect(batch!.notes.kinds).toEqual({ hours: 2300 });
    const page = await notes(batch!.id, 'hours', 100);
    expect([page.length, page[0]!.number]).toEqual([100, 102]);
    const { body } = await opened.admin.send('GET', `/api/admin/imports/${batch!.id}/notes.csv`);
    const rows = parse(body, { bom: true, from_line: 2 });
    expect(rows.map(([row]) => Number(row))).toEqual(many.map((_row, n) => n + 2));
  });
});
