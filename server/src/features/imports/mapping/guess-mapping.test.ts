import { describe, expect, it } from 'vitest';
import { readCsv } from '../files/csv.ts';
import { sampleOf } from '../files/table.ts';
import { guessMapping } from './guess-mapping.ts';

async function guess(text: string) {
  const table = readCsv([text.replace(/^\uFEFF/, '')]);
  const columns = (await table.next()).value![0]!.cells!;
  const { mapping, ...guessed } = guessMapping(sampleOf(columns, (await table.next()).value));
  const taken = mapping.columns.flatMap(({ column, field }) => (field ? [[field, column]] : []));
  return { ...guessed, ...mapping, taken: Object.fromEntries(taken) as Record<string, string> };
}
const lines = (...all: string[]) => all.join('\n');

describe('the columns of', () => {
  it('a licence list that shouts, with half a position', async () => {
    const found = await guess(
      lines(
        'businessname,address,city,zip,dayphn,latitude',
        'THE COFFEE TRUST LLC,12 MAIN ST,DORCHESTER,2124,6175550101,42.29',
        "O'BRIEN CAFE,1 ELM ST,BOSTON,02118,6175550102,42.34",
      ),
    );
    expect(found).toMatchObject({
      taken: {
        name: 'businessname',
        address: 'address',
        city: 'city',
        zip: 'zip',
        phone: 'dayphn',
        latitude: 'latitude',
      },
      fixCapitals: true,
      lookUpPositions: true,
      isSure: false,
    });
  });

  it.each<[string, string, Record<string, string>]>([
    [
      'the licence list of Boston',
      lines(
        '_id,businessname,dbaname,address,city,state,zip,licstatus,licensecat,descript,license_add_dt_tm,dayphn_cleaned,property_id,latitude,longitude',
        '1,Cafe Uno,,9 Elm St,Boston,MA,02118,Active,FS,Eating & Drinking,2012-01-05 14:03:00,+16175550101,77,42.3476,-71.0823',
      ),
      {
        name: 'businessname',
        address: 'address',
        city: 'city',
        state: 'state',
        zip: 'zip',
        phone: 'dayphn_cleaned',
        latitude: 'latitude',
        longitude: 'longitude',
      },
    ],
    [
      'the licences of Chicago (Socrata)',
      lines(
        'ID,LICENSE ID,LEGAL NAME,DOING BUSINESS AS NAME,ADDRESS,CITY,STATE,ZIP CODE,WARD,LATITUDE,LONGITUDE,LOCATION',
        '7-2,2,Uno Inc.,Cafe Uno,1 N State St,CHICAGO,IL,60602,42,41.88,-87.62,"(41.88, -87.62)"',
      ),
      {
        name: 'DOING BUSINESS AS NAME',
        address: 'ADDRESS',
        city: 'CITY',
        state: 'STATE',
        zip: 'ZIP CODE',
        latitude: 'LATITUDE',
        longitude: 'LONGITUDE',
        sourceId: 'ID',
      },
    ],
    [
      'the inspections of New York',
      lines(
        'CAMIS,DBA,BORO,BUILDING,STREET,ZIPCODE,PHONE,CUISINE DESCRIPTION,Latitude,Longitude',
        '5001,Uno,Manhattan,12,Broadway,10001,2125550100,Coffee/Tea,40.74,-73.98',
      ),
      {
        sourceId: 'CAMIS',
        name: 'DBA',
        area: 'BORO',
        houseNumber: 'BUILDING',
        address: 'STREET',
        zip: 'ZIPCODE',
        phone: 'PHONE',
        latitude: 'Latitude',
        longitude: 'Longitude',
      },
    ],
    [
      'the businesses of San Francisco, placed by a point',
      lines(
        'Ownership Name,DBA Name,Street Address,City,State,Source Zipcode,Mail Address,Neighborhoods,Business Location',
        'Uno Llc,Cafe Uno,1 Main St,San Francisco,CA,94105,9 Far Rd,Mission,POINT (-122.39 37.79)',
      ),
      {
        name: 'DBA Name',
        address: 'Street Address',
        city: 'City',
        state: 'State',
        zip: 'Source Zipcode',
        area: 'Neighborhoods',
        position: 'Business Location',
      },
    ],
    [
      'an export of ArcGIS, with X and Y in degrees',
      lines(
        'X,Y,OBJECTID,FacilityName,ST_NUM,ST_NAME,SUITE,ZIP,Phone',
        '-71.06,42.36,1,Cafe Uno,12,Main St,3B,02118,617-555-0101',
      ),
      {
        longitude: 'X',
        latitude: 'Y',
        name: 'FacilityName',
        houseNumber: 'ST_NUM',
        address: 'ST_NAME',
        unit: 'SUITE',
        zip: 'ZIP',
        phone: 'Phone',
      },
    ],
    [
      'an export of ArcGIS, with X and Y in feet',
      lines('X,Y,NAME,ADDRESS', '775210.5,2956120.1,Cafe Uno,12 Main St'),
      { name: 'NAME', address: 'ADDRESS' },
    ],
    [
      'a list like that of Yelp',
      lines(
        'id,alias,name,image_url,url,review_count,rating,coordinates.latitude,coordinates.longitude,location.address1,location.city,location.zip_code,location.state,phone,display_phone',
        'x1,uno-boston,Cafe Uno,https://img.example/1.jpg,https://y.example/uno,12,4.5,42.35,-71.06,12 Main St,Boston,02118,MA,+16175550101,(617) 555-0101',
      ),
      {
        sourceId: 'id',
        name: 'name',
        website: 'url',
        latitude: 'coordinates.latitude',
        longitude: 'coordinates.longitude',
        address: 'location.address1',
        city: 'location.city',
        zip: 'location.zip_code',
        state: 'location.state',
        phone: 'phone',
      },
    ],
    [
      'saved places of Google Takeout',
      lines('Title,Note,URL,Comment', 'Cafe Uno,Good beans,https://maps.example/?cid=1,'),
      { name: 'Title', description: 'Note', website: 'URL' },
    ],
    [
      'OpenStreetMap tags',
      lines(
        'name,addr:housenumber,addr:street,addr:city,addr:postcode,contact:phone,contact:website,opening_hours,lat,lon',
        'Cafe Uno,12,Main Street,Boston,02118,+1 617-555-0101,https://uno.example,Mo-Fr 07:00-17:00,42.35,-71.06',
      ),
      {
        name: 'name',
        houseNumber: 'addr:housenumber',
        address: 'addr:street',
        city: 'addr:city',
        zip: 'addr:postcode',
        phone: 'contact:phone',
        website: 'contact:website',
        openingHours: 'opening_hours',
        latitude: 'lat',
        longitude: 'lon',
      },
    ],
    [
      'a file with semicolons, decimal commas and a byte order mark',
      '\uFEFFName;Street Address;Postcode;Lat;Lng\r\nCafé Uno;12 Main St;02118;42,3601;-71,0589',
      {
        name: 'Name',
        address: 'Street Address',
        zip: 'Postcode',
        latitude: 'Lat',
        longitude: 'Lng',
      },
    ],
    [
      'a file with tabs',
      'Trade Name\tTown\tStreet\nCafe Uno\tSalem\tMain St',
      { name: 'Trade Name', city: 'Town', address: 'Street' },
    ],
    [
      'a file whose names say nothing, by its values',
      lines(
        'a,b,c,d,e,f,g,h',
        '1,Cafe Uno,12 Main St,MA,02118,(617) 555-0101,https://uno.example,"42.36, -71.06"',
        '2,Cafe Due,9 Elm St,MA,02119,(617) 555-0102,www.due.example,"42.37, -71.07"',
      ),
      {
        name: 'b',
        address: 'c',
        state: 'd',
        zip: 'e',
        phone: 'f',
        website: 'g',
        position: 'h',
      },
    ],
    [
      'degrees without names, in either order',
      lines('p,q,r', 'Cafe Uno,-71.0589,42.3601', 'Cafe Due,-71.0612,42.3655'),
      { name: 'p', latitude: 'r', longitude: 'q' },
    ],
    [
      'latitude and longitude that are swapped',
      lines('name,address,city,latitude,longitude', 'Cafe Uno,12 Main St,Boston,-71.06,42.36'),
      {
        name: 'name',
        address: 'address',
        city: 'city',
        latitude: 'longitude',
        longitude: 'latitude',
      },
    ],
    [
      'a name beside one that is mostly empty',
      lines('dba_name,business_name,address', ',Cafe Uno,1 Main St', ',Cafe Due,2 Main St'),
      { name: 'business_name', address: 'address' },
    ],
    [
      'names that their values belie',
      lines('phone,latitude,website,name', 'yes,north,none,Cafe Uno', 'no,south,some,Cafe Due'),
      { name: 'name' },
    ],
  ])('%s', async (_name, text, taken) => {
    expect((await guess(text)).taken).toEqual(taken);
  });
});

describe('a guess', () => {
  const HEADING = 'Name,Street Address,City,Lat,Lng';
  const rows = ['Cafe Uno,12 Main St,Boston,42.36,-71.06', 'Cafe Due,9 Elm St,Boston,42.37,-71.07'];

  it('is sure where names and values agree and nothing has to be decided', async () => {
    expect(await guess(lines(HEADING, ...rows))).toMatchObject({
      isSure: true,
      fixCapitals: false,
      lookUpPositions: false,
    });
  });

  it.each([
    ['rows shout', [HEADING, ...rows.map((row) => row.toUpperCase())]],
    ['rows have no position', [HEADING, ...rows, 'Cafe Tre,1 Oak St,Boston,,']],
    ['two columns may be the name', [`${HEADING},dba`, ...rows.map((row) => `${row},Other`)]],
    ['degrees are swapped', ['Name,Street Address,City,Lng,Lat', ...rows]],
    ['there is no row', [HEADING]],
    ['a name is guessed by values alone', [HEADING.replace('Name', 'x'), ...rows]],
  ])('is not where %s', async (_why, file) => {
    const { isSure, taken } = await guess(lines(...file));
    expect([isSure, Object.keys(taken).length > 0]).toEqual([false, true]);
  });

  it('stays quick and calm with 500 columns, doubled and empty names, and long ones', async () => {
    const columns = Array.from({ length: 500 }, (_, n): string => (n % 3 === 0 ? '' : 'name'));
    columns[7] = 'x'.repeat(10_000);
    const cells = columns.map(() => '"=1+1"');
    const found = await guess(lines(columns.join(','), cells.join(',')));
    expect(found.columns).toHaveLength(500);
    expect(found.columns[0]!.column).toBe('Column 1');
    expect(found.columns[7]!.column).toHaveLength(100);
  });
});
