import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { auditEntries, cafes, importRows, imports } from '../database/schema.ts';
import { emptyDataDir } from '../testing/database.ts';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { photonAddresses } from '../integrations/places/testing/recorded.ts';
import { sendJson, startPlaceServices } from '../../../testing/place-services.ts';
import { runImportCommand } from './import-command.ts';

const HEADING = 'name,address,area,lat,lng';
const row = (n: number) => `Bench ${n},${n} Pier Rd,Harbor,${40 + n / 1000},-70.5`;

it('creates no database where there is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cortado-mistyped-'));
  const importing = runImportCommand(['cafes.csv'], { DATA_DIR: folder }, () => {});
  await expect(importing).rejects.toThrow(`There is no database in ${folder}.`);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

describe.each(['embedded', 'server'])('npm run import on a database that is %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'cortado-import-'));
  let settings: Record<string, string> = { DATA_DIR: join(folder, 'data'), INIT_CWD: folder };
  let drop = async () => {};
  beforeAll(async () => {
    if (kind === 'embedded') {
      settings = { ...settings, DATA_DIR: await emptyDataDir(folder) };
      return;
    }
    const server = await createServerDatabase();
    settings = { ...settings, DATABASE_URL: server.url };
    ({ drop } = server);
  });
  afterAll(async () => {
    await drop();
    rmSync(folder, { recursive: true });
  });

  const write = (...lines: string[]) =>
    writeFileSync(join(folder, 'cafes.csv'), [HEADING, ...lines].join('\n'));
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const result = await runImportCommand(words, settings, (line) => lines.push(line));
    return { result, lines };
  };
  const count = async (table: typeof cafes | typeof importRows) => {
    const database = await openDatabase({
      databaseUrl: settings['DATABASE_URL'],
      dataDir: settings['DATA_DIR']!,
    });
    const rows = await database.db.$count(table);
    const batches = await database.db.select().from(imports).orderBy(imports.id);
    const [entry] = await database.db.select().from(auditEntries);
    await database.close();
    return { rows, batch: batches[0], batches, entry };
  };

  const cafeNamed = async (name: string) => {
    const database = await openDatabase({
      databaseUrl: settings['DATABASE_URL'],
      dataDir: settings['DATA_DIR']!,
    });
    const [found] = await database.db.select().from(cafes).where(eq(cafes.name, name));
    await database.close();
    return { found };
  };

  it('brings in thousands of rows, tells the broken one, and knows them again', async () => {
    const rows = Array.from({ length: 12_000 }, (_, n) => row(n));
    rows[7000] = 'Bench,"broken';
    write(...rows);
    const { result, lines } = await run('cafes.csv');
    expect(result.split('\n')).toEqual([
      'Of 12,000 rows, 11,999 were imported as drafts, 0 were known or likely duplicates, and 1 could not be read.',
      expect.stringMatching(/^Row 7,002 \(Unreadable\): /),
    ]);
    expect(lines).toEqual(['10,000 rows read ...', '10,000 rows imported ...']);
    expect((await run('cafes.csv')).result).toContain(
      '0 were imported as drafts, 11,999 were known',
    );
    const { rows: there, batch, entry } = await count(cafes);
    expect([there, (await count(importRows)).rows]).toEqual([11_999, 0]);
    expect(batch).toMatchObject({ state: 'done', location: 'cafes.csv', imported: 11_999 });
    expect(entry).toMatchObject({
      action: 'import.done',
      actorName: 'Command line',
      actorId: null,
    });
  }, 120_000);

  it.each([
    [['nothing.csv'], /cannot be read: ENOENT/],
    [['.'], /cannot be read: EISDIR/],
    [[], /^Usage/],
    [['a', 'b'], /^Usage/],
  ])('says what is wrong with %j', async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message);
  });

  const licences = (...lines: string[]) =>
    writeFileSync(
      join(folder, 'licences.csv'),
      ['businessname,address,city,zip,latitude,longitude', ...lines].join('\n'),
    );

  it('says how to take columns it is not sure of, and takes them so the next time unasked', async () => {
    licences('THE TRUST LLC,1 ELM ST,BOSTON,2118,42.34,-71.07', 'CAFE DUE,2 ELM ST,BOSTON,2118,,');
    const printed: string[] = [];
    const asked = runImportCommand(['licences.csv'], settings, (line) => printed.push(line));
    await expect(asked).rejects.toThrow('Nothing was imported');
    expect(printed[0]).toContain('Words in all caps are fixed.');
    const [, json] = /^(\{.*\n\})$/ms.exec(printed[1]!)!;
    const mapping = { ...(JSON.parse(json!) as object), lookUpPositions: false };
    writeFileSync(join(folder, 'map.json'), JSON.stringify(mapping));

    const dry = await run('licences.csv', '--map', 'map.json', '--dry-run');
    expect(dry.result).toMatch(
      /^Of 2 rows, 1 are new, 0 have no .* and 1 cannot be read\. Nothing was imported\.\n1 of 2 rows were changed or need a look: postal codes 1\..*\nRow 3 \(Cafe Due\)/,
    );
    expect((await run('licences.csv', '--map', 'map.json')).result).toMatch(
      /^Of 2 rows, 1 were imported/,
    );
    licences('THE OTHER ONE,3 FAR RD,SALEM,1970,42.52,-70.89');
    expect((await run('licences.csv')).result).toMatch(/^Of 1 rows, 1 were imported/);
    const { found } = await cafeNamed('The Other One');
    expect(found).toMatchObject({ address: '3 Far Rd, Salem, 01970', area: 'Salem' });
  });

  it('says which columns it does not import, also of our own', async () => {
    const lines = [`${HEADING},rating,stools`, `${row(12_500)},4.5,12`];
    writeFileSync(join(folder, 'own.csv'), lines.join('\n'));
    const printed = 'Columns not imported: rating, stools.';
    expect((await run('own.csv', '--dry-run')).result.split('\n')[1]).toBe(printed);
    expect((await run('own.csv')).result.split('\n')[1]).toBe(printed);
    const { batches } = await count(cafes);
    expect(batches.at(-1)).toMatchObject({ unusedColumns: ['rating', 'stools'] });
  });

  it('takes a guess that is sure', async () => {
    writeFileSync(
      join(folder, 'sure.csv'),
      'Shop Name;Street Address;Town;Lat;Lng\nSure Cafe;5 Quay;Hull;42,301;-70,902',
    );
    expect((await run('sure.csv')).result).toMatch(/^Of 1 rows, 1 were imported/);
    expect((await cafeNamed('Sure Cafe')).found).toMatchObject({ address: '5 Quay, Hull' });
  });

  it('reads a file of another encoding, says so, and writes what its rows lost', async () => {
    const lines = [
      'Nome;Morada;Freguesia;Lat;Lng;Horas',
      'Fábrica;Rua do Poço 1;Estrela;38,71;-9,15;com a maré',
    ];
    const columns = ['name', 'address', 'area', 'latitude', 'longitude', 'openingHours'].map(
      (field, at) => ({ column: lines[0]!.split(';')[at], field }),
    );
    writeFileSync(join(folder, 'map.json'), JSON.stringify({ columns }));
    writeFileSync(join(folder, 'lisboa.csv'), Buffer.from(lines.join('\n'), 'latin1'));
    const words = ['lisboa.csv', '--map', 'map.json', '--notes', 'notes.csv'];
    for (const more of [['--dry-run'], []]) {
      const { result, lines: printed } = await run(...words, ...more);
      expect(printed[0]).toBe(
        'lisboa.csv is not UTF-8. Reading it as Western European (Windows-1252). Use --encoding to choose another.',
      );
      expect(result).toContain('1 of 1 rows were changed or need a look: hours 1.');
      expect(readFileSync(join(folder, 'notes.csv'), 'utf8').split('\n')).toEqual([
        '\uFEFFrow,name,column,in the file,stored,what became of it',
        '2,Fábrica,Horas,com a maré,,Left out: hours that can’t be read.',
        '',
      ]);
    }
    expect((await cafeNamed('Fábrica')).found).toMatchObject({ address: 'Rua do Poço 1' });
    await expect(run(...words, '--encoding', 'klingon')).rejects.toThrow(/^Usage/);
    const greek = await run(...words, '--encoding', 'windows-1253', '--dry-run');
    expect(greek.lines.join('\n')).toContain('Fαbrica');
  });

  it('tells that the place service does not answer, keeps what is in, and is done when it is run again', async () => {
    const services = await startPlaceServices(({ url }, response) => {
      if (isUnavailable || !url.searchParams.get('q')) response.writeHead(400).end();
      else sendJson(response, photonAddresses);
    });
    let isUnavailable = true;
    const osm = { ...settings, PLACES_PROVIDER: 'osm', PHOTON_URL: services.url };
    licences(
      'Placed Cafe,9 Far St,Lynn,,42.46,-70.95',
      'Wanted Cafe,12 Pier Road,Boston,02210,,',
      'Lost Cafe,99 Pier Road,Boston,02210,,',
    );
    const map = {
      columns: [
        { column: 'businessname', field: 'name' },
        { column: 'address', field: 'address' },
        { column: 'city', field: 'city' },
        { column: 'zip', field: 'zip' },
        { column: 'latitude', field: 'latitude' },
        { column: 'longitude', field: 'longitude' },
      ],
      lookUpPositions: true,
    };
    writeFileSync(join(folder, 'map.json'), JSON.stringify(map));
    const words = ['licences.csv', '--map', 'map.json'];
    await expect(runImportCommand(words, osm, () => {})).rejects.toThrow(
      'The place service refused the request. Please check its settings. What was imported so far is saved',
    );
    expect((await cafeNamed('Placed Cafe')).found).toBeDefined();
    isUnavailable = false;
    expect(await runImportCommand(words, osm, () => {})).toBe(
      [
        'Of 3 rows, 1 were imported as drafts, 1 were known or likely duplicates, and 1 could not be read.',
        'Row 4 (Lost Cafe): No position found for this address (OpenStreetMap).',
      ].join('\n'),
    );
    expect((await cafeNamed('Wanted Cafe')).found).toMatchObject({ latitude: 42.35 });
    await services.close();
  });

  it('says what is wrong with a mapping', async () => {
    writeFileSync(join(folder, 'bad.json'), '{"columns":[{"column":"name","field":"nose"}]}');
    writeFileSync(join(folder, 'few.json'), '{"columns":[{"column":"name","field":"name"}]}');
    writeFileSync(join(folder, 'other.json'), '{"columns":[{"column":"what","field":"name"}]}');
    write(row(1));
    await expect(run('cafes.csv', '--map', 'bad.json')).rejects.toThrow(
      'bad.json is not a valid column mapping',
    );
    await expect(run('cafes.csv', '--map', 'few.json')).rejects.toThrow(
      'Choose a column with the address',
    );
    await expect(run('cafes.csv', '--map', 'other.json')).rejects.toThrow(
      'Column 1 of the mapping',
    );
    await expect(run('cafes.csv', '--mop')).rejects.toThrow(/^Usage/);
  });

  it('says what is wrong with a file that names no columns, and keeps nothing of it', async () => {
    writeFileSync(join(folder, 'what.csv'), 'what');
    await expect(run('what.csv')).rejects.toThrow('The first line must name the columns');
  });
});
