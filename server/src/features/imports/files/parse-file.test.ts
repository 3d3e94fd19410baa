import { describe, expect, it } from 'vitest';
import type { FoundRow } from '../../../integrations/places/found.ts';
import { parseWhole } from '../../../testing/parse-whole.ts';
import { chooseOwn } from '../mapping/choose-reader.ts';
import { parseFile } from './parse-file.ts';
import type { FileSample } from './table.ts';

const HEADING = 'id,Name,Address,Neighborhood,Lat,Long itude,Website';
const csv = (...lines: string[]) => parseWhole('cafes.csv', [HEADING, ...lines].join('\n'));
const problems = (rows: readonly FoundRow[]) =>
  rows.flatMap((row) => (row.problem === undefined ? [] : [[row.number, row.problem]]));
const names = (rows: readonly FoundRow[]) =>
  rows.flatMap((row) => (row.problem === undefined ? [row.cafe.name] : []));

describe('a CSV file', () => {
  it('gives its cafes, with quotes, line breaks and any spelling of its columns', async () => {
    const [first, second] = (await csv(
      '7,"Café ""One""","1 Main St,\nBoston",Fenway,42.3,-71.1,one.example',
      '8,二号咖啡 ☕,2 Main St,,42.3,-71.1,',
    )) as [FoundRow & { cafe: object }, FoundRow & { cafe: object }];
    expect(first).toMatchObject({
      number: 2,
      cafe: {
        name: 'Café "One"',
        address: '1 Main St, Boston',
        area: 'Fenway',
        latitude: 42.3,
        longitude: -71.1,
        website: 'https://one.example',
      },
    });
    expect(second).toMatchObject({ number: 4, cafe: { name: '二号咖啡 ☕', area: 'Unknown' } });
  });

  it('names a broken row, and those around it arrive', async () => {
    const line = (id: number) => `${id},Cafe ${id},${id} Main St,Fenway,42.3,-71.1,`;
    const lines = Array.from({ length: 6000 }, (_one, index) => line(index + 2));
    lines[4709] = '4711,"An open quote,1 Main St,Fenway,42.3,-71.1,';
    const rows = await csv(...lines);
    expect(problems(rows)).toEqual([
      [4711, 'The row does not have the 7 columns of the first line.'],
    ]);
    expect(names(rows)).toHaveLength(5999);
    expect(names(rows)).toContain('Cafe 4710');
    expect(names(rows)).toContain('Cafe 4712');
  });

  it.each([
    ['1,,1 Main St,,42,-71,', 'The name is missing.'],
    ['1,A,1 Main St,,91,-71,', 'The latitude is missing or not between -90 and 90.'],
    ['1,A,1 Main St,,42,4x2,', 'The longitude is missing or not between -180 and 180.'],
    ['1,A,1 Main St,,,,', 'The latitude is missing or not between -90 and 90.'],
    ['1,A,1 Main St,,42,-71,javascript:alert(1)', 'The website is not an http or https address.'],
    ['1,A,,,42,-71,', 'The address and neighborhood are missing.'],
    ['1,A,1 Main St', 'The row does not have the 7 columns of the first line.'],
  ])('says what is wrong with %s', async (line, problem) => {
    expect(problems(await csv(line, '2,B,2 Main St,Fenway,42,-71,'))).toEqual([[2, problem]]);
  });

  const ids = async (text: string) =>
    (await parseWhole('a.csv', text)).map((row) =>
      row.problem === undefined ? row.cafe.sourceId : '',
    );

  it('knows a row again by what it says, and others by nothing but that', async () => {
    const text =
      'id,name,area,lat,lng\n1,Blue Bottle,Fenway,42,-71\n1,Blue Bottle,Seaport,42.3,-71';
    const known = await ids(text);
    expect(await ids(text)).toEqual(known);
    expect(new Set(known).size).toBe(2);
    const foreign = 'id,name,area,lat,lng\n1,Ogawa,Downtown,42.35,-71.06';
    const [id] = await ids(foreign);
    expect(id).toMatch(/./);
    expect(known).not.toContain(id);
  });

  it('takes what a spreadsheet or another hand made of a cell', async () => {
    const [row] = await parseWhole(
      'a.csv',
      "name,area,lat,lng,phone,website,filters,sells_coffee_beans\nA,B,42,-71,'+1 617,HTTP://One.example/A,features:wifi| |no filter,TRUE",
    );
    expect(row).toMatchObject({
      cafe: {
        phone: '+1 617',
        website: 'http://One.example/A',
        filters: ['features:wifi', 'no filter'],
        sellsCoffeeBeans: true,
      },
    });
  });

  it('names each row with a stray quote', async () => {
    const lines = Array.from({ length: 3000 }, (_one, n) => `${n},5" Bar,1 Main St,Fenway,42,-71,`);
    expect(problems(await csv(...lines))).toHaveLength(3000);
  });

  it('is read the same however it is cut, whatever ends its lines', async () => {
    const lines = [
      '\uFEFFname,area,lat,lng',
      '"Two\r\nlines",B,42,-71',
      '',
      'An "odd one,B,42,-71',
      'Last,B,42,-71',
    ];
    const text = lines.join('\r\n');
    const whole = await parseWhole('a.csv', text);
    expect(whole.map(({ number }) => number)).toEqual([2, 5, 6]);
    for (const size of [1, 2, 3, 7]) expect(await parseWhole('a.csv', text, size)).toEqual(whole);
    expect(await parseWhole('a.csv', lines.join('\r').replace('\r\n', '\r'), 1)).toEqual(whole);
  });

  it.each(['', ' ', 'a,b\n1,2', 'name,lat,lng', '{"type":"Feature"}', '<html>', '\u0000'])(
    'is refused whole as %j',
    async (content) => {
      await expect(parseWhole('a.txt', content)).rejects.toThrow(/file|columns/);
    },
  );
});

describe('a GeoJSON file', () => {
  const point = (properties: object, coordinates: unknown[] = [-71.1, 42.3]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties,
  });
  const file = (...features: unknown[]) =>
    parseWhole('a.geojson', JSON.stringify({ type: 'FeatureCollection', features }));

  it('gives its points, and names what is none', async () => {
    const rows = await file(
      point({ name: 'A', address: '1 Main St' }),
      { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] }, properties: {} },
      point({ name: 'B', area: 'Fenway' }, ['x', 42]),
      point({ name: 'مقهى', area: 'Fenway' }),
    );
    expect(names(rows)).toEqual(['A', 'مقهى']);
    expect(problems(rows).map(([number]) => number)).toEqual([2, 3]);
  });

  it('gives a sample of its points, however many others are between them', async () => {
    const other = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] } };
    const others = Array.from({ length: 2500 }, () => other);
    const features = [point({ name: 'A' }), ...others, point({ name: 'B' })];
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    const samples: FileSample[] = [];
    const rows = parseFile('a.geojson', [text], (sample) => {
      samples.push(sample);
      return chooseOwn(sample);
    });
    let count = 0;
    for await (const batch of rows) count += batch.length;
    expect(count).toBe(2502);
    expect(samples.map((sample) => sample.rows.map(([name]) => name))).toEqual([['A', 'B']]);
  });
});
