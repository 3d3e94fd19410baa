import {
  parseCafeQuery,
  type AdminFilterCategory,
  type AuditEntry,
  type Cafe,
  type FilterCategory,
} from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildSnapshot } from '../../catalogue/snapshot.ts';
import { cafes } from '../../database/schema.ts';
import { readCafes } from '../cafes/catalogue-source.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, signUp } from '../../testing/members.ts';

const CATEGORIES = '/api/admin/filter-categories';
const OPTIONS = '/api/admin/filter-options';

describe.each(testEngines)('organising filters on $name', ({ open }) => {
  const opened = useAdminTest(open);

  const all = async () =>
    (await opened.admin.send('GET', CATEGORIES)).json<AdminFilterCategory[]>();
  const named = async (name: string) => (await all()).find((one) => one.name === name)!;
  const seen = async () =>
    (await openBrowser(opened.test).send('GET', '/api/filter-categories')).json<FilterCategory[]>();
  const order = async () => (await seen()).map(({ name }) => name);
  const lastAction = async () =>
    (await opened.admin.send('GET', '/api/admin/audit?limit=1')).json<AuditEntry[]>()[0]!;
  const addCategory = (name: string) =>
    opened.admin.send('POST', CATEGORIES, { name, display_name: ` The ${name} ` });
  const addOption = (category_id: number, value: string) =>
    opened.admin.send('POST', OPTIONS, { category_id, value, display_name: `An ${value}` });

  it('adds a category at the end, and an option that cafes can carry, for visitors at once', async () => {
    const added = (await addCategory('music')).json<AdminFilterCategory>();
    expect(added).toMatchObject({ display_name: 'The music', cafes: 0, members: 0, options: [] });
    expect((await order()).at(-1)).toBe('music');
    const option = (await addOption(added.id, 'vinyl')).json();
    expect(option).toMatchObject({ category_name: 'music', display_name: 'An vinyl' });
    const [cafe] = (await openBrowser(opened.test).send('GET', '/api/cafes')).json<[Cafe]>();
    await opened.admin.send('POST', `/api/admin/cafes/${cafe.id}/filters`, {
      filter_option_ids: [option.id],
    });
    const found = await openBrowser(opened.test).send(
      'GET',
      '/api/cafes?dynamicFilter_music=vinyl',
    );
    expect(found.json<Cafe[]>().map(({ id }) => id)).toEqual([cafe.id]);
    expect(await named('music')).toMatchObject({ cafes: 1, options: [{ cafes: 1, members: 0 }] });
    expect(await lastAction()).toMatchObject({ action: 'cafe.filters', actorName: 'curator' });
  });

  it('orders cafes by what they still carry, once an option that counts is renamed or deleted', async () => {
    const { database } = opened.test.services;
    const listed = async () => {
      await opened.test.services.catalogue.catchUp();
      const answer = await openBrowser(opened.test).send('GET', '/api/cafes');
      return answer.json<Cafe[]>().map(({ id }) => id);
    };
    const loadedAnew = async () => {
      const rows = await readCafes(database.db, eq(cafes.status, 'published'));
      const data = { cafes: rows.map(({ cafe }) => cafe), categories: [] };
      return buildSnapshot(data, 1).search(parseCafeQuery({})).ids;
    };
    const optionOf = async (category: string, value: string) =>
      (await named(category)).options.find((option) => option.value === value)!;
    const before = await listed();
    const siphon = await optionOf('brewing_method', 'siphon');
    const renamed = { value: 'vacuum', display_name: 'Vacuum' };
    await opened.admin.send('PUT', `${OPTIONS}/${siphon.id}`, renamed);
    const without = await listed();
    expect(without).not.toEqual(before);
    expect(without).toEqual(await loadedAnew());
    await opened.admin.send('PUT', `${OPTIONS}/${siphon.id}`, { ...renamed, value: 'siphon' });
    expect(await listed()).toEqual(before);
    const roasts = await optionOf('roaster', 'roasts_in_house');
    await opened.admin.send('DELETE', `${OPTIONS}/${roasts.id}`);
    expect(await listed()).not.toEqual(before);
    expect(await listed()).toEqual(await loadedAnew());
  });

  it.each([
    ['no name', { display_name: 'Music' }, 'Please fill in all required fields'],
    ['a blank one', { name: '  ', display_name: 'Music' }, 'Please fill in all required fields'],
    ['no label', { name: 'other' }, 'Please fill in all required fields'],
    ['spaces', { name: 'live music', display_name: 'Music' }, /lowercase letters/],
    ['a reserved name', { name: 'area', display_name: 'Area' }, /is reserved/],
  ])('refuses a category with %s', async (_case, body, message) => {
    const answer = await opened.admin.send('POST', CATEGORIES, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(message);
  });

  it('refuses what is there already, and what is nowhere', async () => {
    expect((await addCategory('vibe')).json()).toMatchObject({
      code: 'CATEGORY_EXISTS',
      fields: { name: 'There is already a category with this name.' },
    });
    const vibe = await named('vibe');
    const twice = await addOption(vibe.id, vibe.options[0]!.value);
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'OPTION_EXISTS']);
    expect((await addOption(9999, 'cozy')).json().code).toBe('CATEGORY_NOT_FOUND');
    const incomplete = await opened.admin.send('POST', OPTIONS, { value: 'x', display_name: 'X' });
    expect(incomplete.json().message).toBe('Please select a category and fill in all fields');
    expect((await opened.admin.send('DELETE', `${OPTIONS}/9999`)).statusCode).toBe(404);
    expect(
      (await opened.admin.send('PUT', `${OPTIONS}/9999`, { display_name: 'X' })).statusCode,
    ).toBe(404);
  });

  it('renames an option wherever it is shown', async () => {
    const [option] = (await named('features')).options;
    const { id, value, sort_order } = option!;
    const body = { value, sort_order, display_name: 'Out on the street' };
    const answer = await opened.admin.send('PUT', `${OPTIONS}/${id}`, body);
    expect(answer.json()).toEqual({ ...option, ...body });
    expect(option!.cafes).toBeGreaterThan(0);
    const shown = (await seen()).flatMap(({ options }) => options).find((one) => one.id === id);
    expect(shown?.display_name).toBe('Out on the street');
    expect(await lastAction()).toMatchObject({
      action: 'option.updated',
      before: { display_name: option!.display_name },
      after: { display_name: 'Out on the street' },
    });
    const blank = await opened.admin.send('PUT', `${OPTIONS}/${id}`, {
      ...body,
      display_name: ' ',
    });
    expect(blank.statusCode).toBe(400);
  });

  it('takes a deleted category from cafes and preferences too; built-in ones stay', async () => {
    const member = await signUp(opened.test, 'member');
    const seating = await named('seating');
    const filterOptionId = seating.options[0]!.id;
    await member.send('POST', '/api/user/preferences/filters', { filterOptionId });
    expect(await named('seating')).toMatchObject({ members: 1 });
    expect((await opened.admin.send('DELETE', `${CATEGORIES}/${seating.id}`)).statusCode).toBe(200);
    expect(await order()).not.toContain('seating');
    expect((await member.send('GET', '/api/user/preferences/filters')).json()).toEqual([]);
    expect((await opened.admin.send('DELETE', `${CATEGORIES}/${seating.id}`)).statusCode).toBe(404);
    const features = await named('features');
    const refused = await opened.admin.send('DELETE', `${CATEGORIES}/${features.id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'BUILT_IN_CATEGORY']);
  });

  it('sets the order of all at once', async () => {
    const ids = (await all()).map(({ id }) => id).toReversed();
    const categoryOrders = ids.map((id, index) => ({ id, sortOrder: (index + 1) * 10 }));
    const answer = await opened.admin.send('PATCH', `${CATEGORIES}/reorder`, { categoryOrders });
    expect(answer.json<AdminFilterCategory[]>().map(({ id }) => id)).toEqual(ids);
    expect((await seen()).map(({ id }) => id)).toEqual(ids);
    expect((await seen()).map(({ sort_order }) => sort_order)).toEqual(
      ids.map((_id, index) => (index + 1) * 10),
    );
  });

  it.each([
    ['a missing one', (ids: number[]) => ids.slice(1)],
    ['a doubled one', (ids: number[]) => [ids[0]!, ...ids.slice(0, -1)]],
    ['one too many', (ids: number[]) => [...ids, ids[0]!]],
    ['an unknown one', (ids: number[]) => [9999, ...ids.slice(1)]],
    ['none', () => []],
  ])('changes nothing in an order with %s', async (_case, change) => {
    const before = await order();
    const ids = (await all()).map(({ id }) => id).toReversed();
    const categoryOrders = change(ids).map((id, index) => ({ id, sortOrder: index * 10 }));
    const answer = await opened.admin.send('PATCH', `${CATEGORIES}/reorder`, { categoryOrders });
    expect(answer.statusCode).toBe(400);
    expect(await order()).toEqual(before);
  });
});
