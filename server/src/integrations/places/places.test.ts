import type { ServerResponse } from 'node:http';
import type { Place, PlaceSuggestion } from '@cortado/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cafes as cafeTable } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { signUp, type TestMember } from '../../testing/members.ts';
import {
  sendJson,
  startPlaceServices,
  type Answer,
  type PlaceServices,
} from '../../../../testing/place-services.ts';
import * as recorded from './testing/recorded.ts';

let answer: Answer;
let services: PlaceServices;
let test: TestApp;
let admin: TestMember;

async function start(environment: (url: string) => Record<string, string>): Promise<void> {
  services = await startPlaceServices((asked, response) => answer(asked, response));
  test = await openTestApp(await testEngines[0]!.open(), {
    environment: environment(services.url),
    seed: 'none',
    places: { googleUrl: services.url, firstWaitMs: 1, timeoutMs: 3_000 },
  });
  admin = await signUp(test, 'curator', 'admin');
}

async function stop(): Promise<void> {
  await test.close();
  await services.close();
}

beforeEach(async () => {
  await test.services.database.db.delete(cafeTable);
  services.asked.length = 0;
});

const importCafes = (location = 'Boston, MA') =>
  admin.send('POST', '/api/admin/import-cafes', { location });
const suggest = async (query: string) =>
  (await admin.send('GET', `/api/admin/places?${query}`)).json<PlaceSuggestion[]>();
const cafes = async () => (await admin.send('GET', '/api/admin/cafes')).json();

describe('OpenStreetMap', () => {
  afterAll(stop);
  beforeAll(() => start((url) => ({ PLACES_PROVIDER: 'osm', PHOTON_URL: url, OVERPASS_URL: url })));

  const answerWell: Answer = ({ url }, response) =>
    sendJson(response, url.pathname === '/api' ? recorded.photonBoston : recorded.overpassCafes);
  /** Photon finds the place, and the cafes come like this. */
  const answerCafes = (send: (response: ServerResponse) => void) => {
    answer = ({ url }, response) =>
      url.pathname === '/api' ? void sendJson(response, recorded.photonBoston) : send(response);
  };

  it('brings cafes drawn as points, outlines and relations, and names what cannot be taken', async () => {
    answer = answerWell;
    expect((await importCafes()).json()).toEqual({
      total: 5,
      imported: 3,
      skipped: 0,
      errors: [
        'Row 4 (No name): The name is missing.',
        'Row 5 (Without a place): The latitude is missing or not between -90 and 90.',
      ],
    });
    expect(await cafes()).toMatchObject([
      {
        name: 'Harbor Bean',
        address: '12 Pier Road, Boston, MA 02210',
        neighborhood: 'Boston',
        website: 'https://harborbean.example',
        phone: '+1-617-555-0111',
        openingHours: 'Mo-Fr 07:00-18:00',
        hasWifi: true,
        status: 'draft',
      },
      { name: 'Long Hall', website: 'https://longhall.example', latitude: '42.353' },
      { name: 'قهوة ☕ Wharf', latitude: '42.352', longitude: '-71.052', openingHours: '' },
    ]);
    expect((await importCafes()).json()).toMatchObject({ imported: 0, skipped: 3 });
  });

  it('is asked politely: for the place first, then within its box, each service one question at a time', async () => {
    answer = answerWell;
    const imports = [importCafes(), importCafes()];
    await Promise.all([...imports, suggest('q=pier'), suggest('q=dock')]);
    expect(services.maxAtOnce()).toBe(1);
    const query = services.asked.find(({ body }) => body !== '')!;
    const data = new URLSearchParams(query.body).get('data');
    expect(data).toContain('(42.2279,-71.1912,42.4007,-70.8045)');
    expect(data).toContain('"amenity"="cafe"');
    expect(query.headers['user-agent']).toContain('Cortado');
  });

  it('completes addresses while an import waits for Overpass', async () => {
    const waiting = new Promise<ServerResponse>((resolve) => answerCafes(resolve));
    const imported = importCafes();
    const overpass = await waiting;
    expect(await suggest('q=boston')).not.toEqual([]);
    sendJson(overpass, recorded.overpassCafes);
    expect((await imported).json()).toMatchObject({ imported: 3 });
  });

  it('completes addresses of the United States alone', async () => {
    answer = (_asked, response) => sendJson(response, recorded.photonAddresses);
    expect(await suggest('q=12+pier')).toEqual([
      {
        id: 'N11',
        label: '12 Pier Road, Boston, Massachusetts 02210',
        place: {
          address: '12 Pier Road, Boston, Massachusetts 02210',
          latitude: 42.35,
          longitude: -71.04,
          neighborhood: 'Seaport',
        },
      },
    ]);
  });

  it('says that a place is nowhere', async () => {
    answer = (_asked, response) => sendJson(response, { type: 'FeatureCollection', features: [] });
    const nowhere = await importCafes('Nowhere');
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'PLACE_NOT_FOUND']);
  });

  it.each<[string, (response: ServerResponse) => void, RegExp, number]>([
    ['is down', (response) => response.destroy(), /isn’t responding/, 2],
    ['is busy', (response) => response.writeHead(429).end(), /busy/, 2],
    ['fails', (response) => response.writeHead(504).end('<html>'), /busy/, 2],
    ['refuses', (response) => sendJson(response, {}, 400), /refused/, 0],
    ['is slow', () => {}, /too long/, 0],
    ['sends HTML', (response) => response.end('<html>Sorry</html>'), /did not return a list/, 0],
    [
      'sends other JSON',
      (response) => sendJson(response, { rows: [] }),
      /did not return a list/,
      0,
    ],
    [
      'runs out of time',
      (response) =>
        sendJson(response, {
          elements: [],
          remark: 'runtime error: Query timed out in "query" at line 1 after 26 seconds.',
        }),
      /did not return a list/,
      0,
    ],
    ['sends 10 MB', (response) => response.end('x'.repeat(10_000_000)), /too many places/, 0],
    [
      'sends half an answer',
      (response) =>
        response.writeHead(200, { 'content-length': '1000' }).write('{', () => response.destroy()),
      /isn’t responding/,
      2,
    ],
  ])('tells when the service %s, and nothing is lost', async (_case, send, message, retries) => {
    answerCafes(send);
    const failed = await importCafes();
    expect([failed.statusCode, failed.json().code]).toEqual([502, 'PLACES_UNAVAILABLE']);
    expect(failed.json().message).toMatch(message);
    expect(services.asked.filter(({ body }) => body !== '')).toHaveLength(1 + retries);
    expect(await cafes()).toEqual([]);
    answer = answerWell;
    expect((await importCafes()).json()).toMatchObject({ imported: 3 });
  });

  it('gets over a service that is busy for a moment', async () => {
    let tries = 0;
    answerCafes((response) =>
      ++tries < 3 ? response.writeHead(503).end() : sendJson(response, recorded.overpassCafes),
    );
    expect((await importCafes()).json()).toMatchObject({ imported: 3 });
  });
});

describe('Google', () => {
  afterAll(stop);
  beforeAll(() => start(() => ({ PLACES_PROVIDER: 'google', GOOGLE_PLACES_KEY: 'the-key' })));

  it('pages through what it finds, asking only for what an admin confirms', async () => {
    answer = ({ body }, response) =>
      sendJson(response, recorded.googlePages[JSON.parse(body).pageToken === 'second' ? 1 : 0]);
    expect((await importCafes()).json()).toMatchObject({ total: 2, imported: 2, errors: [] });
    expect(await cafes()).toMatchObject([
      { name: 'Harbor Bean', neighborhood: 'Seaport District', website: '', phone: '' },
      { name: 'Long Hall' },
    ]);
    const { headers, url } = services.asked[0]!;
    expect(url.pathname).toBe('/v1/places:searchText');
    expect(headers['x-goog-api-key']).toBe('the-key');
    expect(headers['x-goog-fieldmask']).not.toMatch(/photo|review|phone|rating/i);
    expect((await importCafes()).json()).toMatchObject({ imported: 0, skipped: 2 });
  });

  it('completes within one session, and looks the chosen place up', async () => {
    answer = ({ url }, response) =>
      sendJson(
        response,
        url.pathname.endsWith(':autocomplete')
          ? recorded.googleSuggestions
          : recorded.googleDetails,
      );
    expect(await suggest('q=12+pier&session=s1')).toEqual([
      { id: 'ChIJ-c', label: '12 Pier Road, Boston, MA, USA', place: null },
    ]);
    const place = await admin.send('GET', '/api/admin/place?id=ChIJ-c&session=s1');
    expect(place.json<Place>()).toEqual({
      address: '12 Pier Rd, Boston, MA 02210, USA',
      latitude: 42.351,
      longitude: -71.041,
      neighborhood: 'Seaport District',
    });
    const [first, second] = services.asked;
    expect(JSON.parse(first!.body)).toMatchObject({
      sessionToken: 's1',
      includedRegionCodes: ['us'],
    });
    expect(second!.url.searchParams.get('sessionToken')).toBe('s1');
  });

  it('knows where an address is, and takes no other one for it', async () => {
    answer = (_asked, response) => sendJson(response, recorded.googleAddress);
    const source = test.services.places.get();
    expect(await source.locate('12 Pier Rd, Boston, MA 02210')).toEqual({
      latitude: 42.351,
      longitude: -71.041,
    });
    expect(await source.locate('14 Pier Rd, Boston, MA 02210')).toBeNull();
    expect(await source.locate('12 Pier Rd, Salem, MA 01970')).toBeNull();
    answer = (_asked, response) => sendJson(response, {});
    expect(await source.locate('12 Pier Rd, Boston, MA 02210')).toBeNull();
  });

  it('tells when its key is refused', async () => {
    answer = (_asked, response) => sendJson(response, { error: { code: 403 } }, 403);
    const refused = await importCafes();
    expect([refused.statusCode, refused.json().message]).toEqual([
      502,
      'The place service refused the request. Please check its settings.',
    ]);
  });

  it('leaves the bundled list usable beside it', async () => {
    const sources = (await admin.send('GET', '/api/admin/places/sources')).json();
    expect(sources.map(({ name }: { name: string }) => name)).toEqual(['google', 'bundled']);
    const bundled = { location: 'Boston, MA', source: 'bundled' };
    const made = await admin.send('POST', '/api/admin/import-cafes', bundled);
    expect(made.json()).toMatchObject({ total: 147 });
  });
});

describe('the bundled places', () => {
  afterAll(stop);
  beforeAll(() => start(() => ({})));

  it.each([
    ['q=Boston&kind=city', 'Boston, MA'],
    ['q=camb&kind=city', 'Cambridge, MA'],
    ['q=505+washington', '505 Washington St, Boston, MA 02111'],
    ['q=jamaica', 'Jamaica Plain, Boston, MA'],
    ['q=spokane', 'Spokane, WA'],
  ])('complete %s', async (query, label) => {
    const [first] = await suggest(query);
    expect(first).toMatchObject({ label, place: { latitude: expect.any(Number) } });
    const placed = await admin.send('GET', `/api/admin/place?id=${encodeURIComponent(label)}`);
    expect(placed.json()).toEqual(first!.place);
  });

  it.each([
    ['25 thorndike', '25 Thorndike St, Cambridge, MA', [42.3703, -71.0798]],
    ['newbury & exeter', 'Newbury St & Exeter St, Boston, MA', [42.3504, -71.0803]],
    ['kendall mit', 'Kendall/MIT station, Cambridge, MA', [42.3625, -71.0862]],
    ['seattle st', 'Seattle St, Allston-Brighton, Boston, MA', [42.3594, -71.1226]],
  ] as const)('find %s on the map', async (text, label, [latitude, longitude]) => {
    const [first] = await suggest(`q=${encodeURIComponent(text)}`);
    expect(first).toMatchObject({
      label,
      place: {
        address: label,
        latitude: expect.closeTo(latitude, 2),
        longitude: expect.closeTo(longitude, 2),
      },
    });
  });

  it('say which street of a name they mean, and have room for a city of that name', async () => {
    const labels = (await suggest('q=505+washington+st')).map(({ label }) => label);
    expect(labels).toContain('505 Washington St, Dorchester, Boston, MA');
    expect(labels).toContain('505 Washington St, Allston-Brighton, Boston, MA');
    expect((await suggest('q=seattle')).map(({ label }) => label)).toContain('Seattle, WA');
  });

  it('know no city abroad, and no nonsense', async () => {
    expect(await suggest('q=zzzzzz')).toEqual([]);
    expect(
      (await suggest('q=paris&kind=city')).every(({ label }) => /, [A-Z]{2}$/.test(label)),
    ).toBe(true);
    expect((await admin.send('GET', '/api/admin/places?q=')).statusCode).toBe(400);
    expect((await admin.send('GET', '/api/admin/place?id=nope')).statusCode).toBe(404);
  });

  it('know where the bundled cafes and other addresses are, but no street that may be another one', async () => {
    const source = test.services.places.get();
    expect(await source.locate('505 WASHINGTON ST, Boston, 02111')).toEqual({
      latitude: 42.35466,
      longitude: -71.06168,
    });
    expect(await source.locate('25 Thorndike St, Cambridge, MA 02141')).toEqual({
      latitude: expect.closeTo(42.37, 2),
      longitude: expect.closeTo(-71.08, 2),
    });
    for (const address of ['507 Washington St, Boston', '505 Washington St, Salem', 'Boston', '']) {
      expect(await source.locate(address)).toBeNull();
    }
  });

  it('import the area or city that is named', async () => {
    const cambridge = (await importCafes('Cambridge, MA')).json();
    expect(cambridge.total).toBeGreaterThan(5);
    expect(cambridge.total).toBeLessThan(60);
    expect((await importCafes('Boston, MA')).json()).toMatchObject({ total: 147 });
  });
});
