import type { AdminCafe, AuditEntry, ListedCafe } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cafes } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp } from '../../testing/product.ts';
import { openBrowser, signUp } from '../../testing/members.ts';

const NEW = {
  name: 'Test Bench',
  description: 'A place to try things out.',
  address: '1 Main St, Boston, MA',
  neighborhood: 'Downtown',
  latitude: '42.36',
  longitude: '-71.06',
};

describe.each(testEngines)('curating cafes on $name', ({ open }) => {
  const opened = useAdminTest(open, { environment: { DEV_TOOLS: 'true' } });

  const create = async (more: object = {}) =>
    (await opened.admin.send('POST', '/api/admin/cafes', { ...NEW, ...more })).json<AdminCafe>();
  const put = (id: number, body: object) =>
    opened.admin.send('PUT', `/api/admin/cafes/${id}`, body);
  const trail = async (id: number) =>
    (await opened.admin.send('GET', `/api/admin/audit?cafeId=${id}`)).json<AuditEntry[]>();
  const visit = (id: number) => openBrowser(opened.test).send('GET', `/api/cafes/${id}`);

  it('adds a draft, in either spelling, which visitors do not see', async () => {
    const made = await create();
    expect(made).toMatchObject({
      ...NEW,
      area: 'Downtown',
      status: 'draft',
      hasPriceLevel: false,
      version: 1,
    });
    expect((await visit(made.id)).statusCode).toBe(404);
    const { neighborhood: _own, ...rest } = NEW;
    const other = await opened.admin.send('POST', '/api/admin/cafes', {
      ...rest,
      area: 'Fenway',
      latitude: 42.3,
    });
    expect(other.json()).toMatchObject({ neighborhood: 'Fenway', latitude: '42.3' });
  });

  it.each([
    ['name', ' ', 'Cafe name is required'],
    ['description', 'Too short', 'Description should be at least 10 characters'],
    ['address', 'Main', 'Address is required'],
    ['neighborhood', '', 'Neighborhood is required'],
    ['latitude', '4x2', 'Latitude must be a valid number'],
    ['latitude', '91', 'Latitude must be between -90 and 90'],
    ['latitude', '', 'Latitude must be a valid number'],
    ['longitude', '', 'Longitude must be a valid number'],
    ['longitude', '1e3', 'Longitude must be a valid number'],
    ['website', 'javascript:alert(1)', /begins with http/],
    ['imageUrl', 'data:text/html,x', /begins with http/],
    ['googleMapsUrl', 'http://', /begins with http/],
    ['openingHours', 'Mo 07:00-15:00;\nTu 07:0O-15:00', /^Line 2, column 4: “07:0O” is not a time/],
    ['openingHours', 'Mo 07:00-15:00; '.repeat(100), /at most 1000 characters/],
    ['priceLevel', 5, 'Price level must be from 1 to 4'],
  ])('refuses a new cafe whose %s is %j', async (field, value, message) => {
    const answer = await opened.admin.send('POST', '/api/admin/cafes', { ...NEW, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[field]).toMatch(message);
  });

  it.each([
    ['name', 'Name is required'],
    ['description', 'Description is required'],
    ['address', 'Address is required'],
    ['neighborhood', 'Neighborhood is required'],
    ['latitude', 'Latitude is required'],
    ['longitude', 'Longitude is required'],
  ])('requires an edit to have its %s', async (field, message) => {
    const { id } = await create();
    const answer = await put(id, { ...NEW, [field]: '' });
    expect(answer.json().fields).toEqual({ [field]: message });
  });

  it('replaces the basic fields, for visitors at once, and leaves omitted ones as they are', async () => {
    const { id } = await create({ phone: '617-555-0100', status: 'published' });
    const changed = { ...NEW, name: 'Test Bench II', priceLevel: 3, instagramHandle: '@bench' };
    expect((await put(id, changed)).json()).toMatchObject({
      name: 'Test Bench II',
      phone: '617-555-0100',
      hasPriceLevel: true,
      priceLevel: 3,
      instagramHandle: 'bench',
      version: 2,
    });
    expect((await visit(id)).json().name).toBe('Test Bench II');
    expect((await put(id, { ...changed, priceLevel: null })).json().hasPriceLevel).toBe(false);
    expect(
      (await put(id, { ...changed, description: 'Short', status: 'published' })).json(),
    ).toEqual(
      expect.objectContaining({
        fields: { description: 'Description should be at least 10 characters' },
      }),
    );
    expect((await put(999_999, NEW)).statusCode).toBe(404);
  });

  it('saves hours, on record, and lets those stay that could never be read', async () => {
    const { id } = await create({ openingHours: 'Mo-Fr 07:00-15:00' });
    const { db } = opened.test.services.database;
    await db.update(cafes).set({ openingHours: 'when it rains' }).where(eq(cafes.id, id));
    const kept = await put(id, { ...NEW, name: 'Renamed', openingHours: 'when it rains' });
    expect(kept.json()).toMatchObject({ name: 'Renamed', openingHours: 'when it rains' });
    const other = await put(id, { ...NEW, openingHours: 'when it snows' });
    expect(other.json().fields.openingHours).toMatch(/^Line 1, column 1: “when”/);
    expect((await put(id, { ...NEW, openingHours: '24/7' })).json().openingHours).toBe('24/7');
    const [last] = await trail(id);
    expect([last!.before, last!.after]).toMatchObject([
      { openingHours: 'when it rains' },
      { openingHours: '24/7' },
    ]);
  });

  it('accepts a web address whatever the case of its scheme', async () => {
    const { id } = await create({ website: 'HTTPS://Bench.example/Menu' });
    expect((await visit(id)).statusCode).toBe(404);
    const read = (await opened.admin.send('GET', `/api/admin/cafes/${id}`)).json<AdminCafe>();
    expect(read.website).toBe('https://Bench.example/Menu');
  });

  it('changes nothing of a cafe that is sent back as it was read', async () => {
    const [listed] = (await opened.admin.send('GET', '/api/admin/cafes')).json<ListedCafe[]>();
    const { reports: _reports, reportKinds: _kinds, doubts: _doubts, ...made } = listed!;
    expect((await put(made.id, listed!)).json()).toEqual(made);
  });

  it('refuses a stale edit instead of overwriting', async () => {
    const { id, version } = await create();
    expect((await put(id, { ...NEW, name: 'First', version })).statusCode).toBe(200);
    const late = await put(id, { ...NEW, name: 'Second', version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'STALE_EDIT']);
    const now = (await opened.admin.send('GET', `/api/admin/cafes/${id}`)).json<AdminCafe>();
    expect([now.name, now.version]).toEqual(['First', version + 1]);
    const both = await Promise.all(
      ['One', 'Two'].map((name) => put(id, { ...NEW, name, version: now.version })),
    );
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it('adds and replaces filters completely or not at all, in either spelling', async () => {
    const { id } = await create();
    const [a, b, c] = opened.test.services.catalogue.snapshot.filterOptions.map((one) => one.id);
    const url = `/api/admin/cafes/${id}/filters`;
    const applied = async () =>
      (await opened.admin.send('GET', url))
        .json<{ filter_option_id: number }[]>()
        .map((f) => f.filter_option_id);
    await opened.admin.send('POST', url, { filter_option_ids: [a] });
    await opened.admin.send('POST', url, { filterIds: [b, b] });
    expect(new Set(await applied())).toEqual(new Set([a, b]));
    const refused = await opened.admin.send('PUT', url, { filterIds: [c, 9999] });
    expect(refused.statusCode).toBe(400);
    expect(new Set(await applied())).toEqual(new Set([a, b]));
    await opened.admin.send('PUT', url, { filterIds: [c] });
    expect(await applied()).toEqual([c]);
    await opened.admin.send('PUT', url, { filterIds: [] });
    expect(await applied()).toEqual([]);
    for (const nothing of [{}, { filterIds: [] }, { filter_option_ids: [] }]) {
      expect((await opened.admin.send('POST', url, nothing)).json().message).toBe(
        'Please select a café and at least one filter option',
      );
    }
    expect((await trail(id)).map(({ action }) => action)).toEqual([
      ...Array(4).fill('cafe.filters'),
      'cafe.created',
    ]);
  });

  it('sets one status for many cafes, and names those that cannot have it', async () => {
    const good = await create();
    const bare = await create();
    const { db } = opened.test.services.database;
    await db.execute(`update cafes set description = '' where id = ${bare.id}`);
    const ids = [good.id, bare.id, 999_999];
    const answer = await opened.admin.send('POST', '/api/admin/cafes/status', {
      ids,
      status: 'published',
    });
    expect(answer.json()).toEqual({
      changed: 1,
      problems: [
        {
          id: bare.id,
          name: bare.name,
          message: 'Description should be at least 10 characters',
        },
      ],
    });
    expect((await visit(good.id)).statusCode).toBe(200);
    const none = await opened.admin.send('POST', '/api/admin/cafes/status', {
      ids: [],
      status: 'draft',
    });
    expect(none.json().message).toBe('Please select at least one café');
  });

  it('records an audit trail of each cafe, from which a deleted one can be restored', async () => {
    const made = await create({ website: 'https://bench.example' });
    const [option] = opened.test.services.catalogue.snapshot.filterOptions;
    await opened.admin.send('PUT', `/api/admin/cafes/${made.id}/filters`, {
      filterIds: [option!.id],
    });
    await put(made.id, { ...NEW, name: 'Renamed' });
    await opened.admin.send('DELETE', `/api/admin/cafes/${made.id}`);
    const entries = await trail(made.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'cafe.deleted',
      'cafe.updated',
      'cafe.filters',
      'cafe.created',
    ]);
    expect(entries[1]).toMatchObject({
      actorName: 'curator',
      before: { name: 'Test Bench' },
      after: { name: 'Renamed' },
    });
    const restore = (id: number) => opened.admin.send('POST', `/api/admin/audit/${id}/restore`);
    const again = (await restore(entries[0]!.id)).json<AdminCafe>();
    expect(again).toMatchObject({
      name: 'Renamed',
      website: 'https://bench.example',
      status: 'draft',
      appliedFilters: [{ id: option!.id }],
    });
    expect(again.id).not.toBe(made.id);
    const twice = await restore(entries[0]!.id);
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'ALREADY_RESTORED']);
    expect((await restore(entries[1]!.id)).statusCode).toBe(404);
  });

  it('creates a test user whose password works', async () => {
    const made = await opened.admin.send('GET', '/api/dev/create-test-user');
    const [, username, password] = /user (\S+) created.*: (\S+)$/.exec(made.json().message)!;
    const login = await openBrowser(opened.test).send('POST', '/api/login', { username, password });
    expect(login.json()).toMatchObject({ username, role: 'user' });
    const crossSite = await opened.test.app.inject({
      url: '/api/dev/create-test-user',
      cookies: opened.admin.cookies,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(crossSite.statusCode).toBe(403);
  });
});

it.each([
  [{}, 404],
  [{ DEV_TOOLS: 'false' }, 404],
  [{ DEV_TOOLS: 'true', NODE_ENV: 'production' }, 404],
  [{ DEV_TOOLS: 'true' }, 200],
])('creates a test user only where a setting allows it: %o', async (environment, status) => {
  const test = await openTestApp(await testEngines[0]!.open(), { environment, seed: 'none' });
  const admin = await signUp(test, 'curator', 'admin');
  expect((await admin.send('GET', '/api/dev/create-test-user')).statusCode).toBe(status);
  await test.close();
});
