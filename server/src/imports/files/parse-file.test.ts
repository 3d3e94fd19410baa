import { describe, expect, it } from 'vitest';
import type { FoundRow } from '../../places/found.ts';
import { parseFile } from './parse-file.ts';

const HEADING = 'id,Name,Address,Neighborhood,Lat,Long itude,Website';
const csv = (...lines: string[]) => parseFile('cafes.csv', [HEADING, ...lines].join('\n'));
const problems = (rows: readonly FoundRow[]) =>
  rows.flatMap((row) => (row.problem === undefined ? [] : [[row.number, row.problem]]));
const names = (rows: readonly FoundRow[]) =>
  rows.flatMap((row) => (row.problem === undefined ? [row.cafe.name] : []));

describe('a CSV file', () => {
  it('gives its cafes, with quotes, line breaks and any spelling of its columns', () => {
    const [first, second] = csv(
      '7,"Café ""One""","1 Main St,\nBoston",Fenway,42.3,-71.1,one.example',
      '8,二号咖啡 ☕,2 Main St,,42.3,-71.1,',
    ) as [FoundRow & { cafe: object }, FoundRow & { cafe: object }];
    expect(first).toMatchObject({
      number: 2,
      cafe: {
        sourceId: '7',
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

  it('names a broken row, and those around it arrive', () => {
    const line = (id: number) => `${id},Cafe ${id},${id} Main St,Fenway,42.3,-71.1,`;
    const lines = Array.from({ length: 6000 }, (_one, index) => line(index + 2));
    lines[4709] = '4711,"An open quote,1 Main St,Fenway,42.3,-71.1,';
    const rows = csv(...lines);
    expect(problems(rows)).toEqual([[4711, 'The row does not have the 7 columns of the heading.']]);
    expect(names(rows)).toHaveLength(5999);
    expect(names(rows)).toContain('Cafe 4710');
    expect(names(rows)).toContain('Cafe 4712');
  });

  it.each([
    ['1,,1 Main St,,42,-71,', 'There is no name.'],
    ['1,A,1 Main St,,91,-71,', 'The latitude is missing, or not between -90 and 90.'],
    ['1,A,1 Main St,,42,4x2,', 'The longitude is missing, or not between -180 and 180.'],
    ['1,A,1 Main St,,,,', 'The latitude is missing, or not between -90 and 90.'],
    ['1,A,1 Main St,,42,-71,javascript:alert(1)', 'The website is not an http or https address.'],
    ['1,A,,,42,-71,', 'There is neither an address nor a neighborhood.'],
    ['1,A,1 Main St', 'The row does not have the 7 columns of the heading.'],
  ])('says what is wrong with %s', (line, problem) => {
    expect(problems(csv(line, '2,B,2 Main St,Fenway,42,-71,'))).toEqual([[2, problem]]);
  });

  it('knows a row without an id again by name and address', () => {
    const read = () => parseFile('a.csv', 'name,address,lat,lng\nA,1 Main St,42,-71');
    expect(read()).toEqual(read());
  });

  it.each(['', ' ', 'a,b\n1,2', 'name,lat,lng', '{"type":"Feature"}', '<html>', '\u0000'])(
    'is refused whole as %j',
    (content) => {
      expect(() => parseFile('a.txt', content)).toThrow(/file|columns/);
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
    parseFile('a.geojson', JSON.stringify({ type: 'FeatureCollection', features }));

  it('gives its points, and names what is none', () => {
    const rows = file(
      point({ name: 'A', address: '1 Main St' }),
      { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] }, properties: {} },
      point({ name: 'B', area: 'Fenway' }, ['x', 42]),
      point({ name: 'مقهى', area: 'Fenway' }),
    );
    expect(names(rows)).toEqual(['A', 'مقهى']);
    expect(problems(rows).map(([number]) => number)).toEqual([2, 3]);
  });
});
