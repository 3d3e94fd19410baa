import type {
  AdminCafe,
  AuditEntry,
  Cafe,
  FactSource,
  ImportPreview,
  KnownFact,
  MergeDone,
  QueuedSuggestion,
  Suggestion,
} from '@cortado/contract';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cafes } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { mergePair } from '../../testing/merges.ts';

const TODAY = '2026-06-01';
const FROM_ADMIN: FactSource = { by: 'admin', on: TODAY };
/** A check leaves what the city's records say. */
const afterCheck = (before: FactSource | null | undefined, check = FROM_ADMIN) =>
  before?.by === 'city' ? before : check;
let next = 0;

describe.each(testEngines)('the sources of facts on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let id: number;
  let other: number;

  beforeEach(() => {
    const ids = [...opened.test.services.catalogue.snapshot.cafes.keys()];
    [id, other] = [ids[next * 2]!, ids[next * 2 + 1]!];
    next++;
  });

  const factsOf = async (cafeId: number) =>
    (await opened.admin.send('GET', `/api/cafes/${cafeId}`)).json<Cafe>().facts!;
  /** The sources by fact, and by id for options. */
  const sourcesOf = async (cafeId = id) =>
    Object.fromEntries(
      (await factsOf(cafeId)).map(({ fact, option, source }) => [option ?? fact, source]),
    ) as Record<string, FactSource | null>;
  const readCafe = async (cafeId = id) =>
    (await opened.admin.send('GET', `/api/admin/cafes/${cafeId}`)).json<AdminCafe>();
  const edit = async (changes: object, cafeId = id) =>
    opened.admin.send('PUT', `/api/admin/cafes/${cafeId}`, {
      ...(await readCafe(cafeId)),
      ...changes,
    });
  const lastEntry = async () =>
    (await opened.admin.send('GET', `/api/admin/audit?cafeId=${id}`)).json<AuditEntry[]>()[0]!;
  const putBack = async (entry: AuditEntry) =>
    opened.admin.send('POST', `/api/admin/audit/${entry.id}/put-back`);
  const own = async () => {
    const owner = await signUp(opened.test, `owner${next}`, 'cafe_owner');
    const values = { ownerId: owner.user.id, ownedSince: new Date(), ownerProof: 'code' } as const;
    await opened.test.services.database.db.update(cafes).set(values).where(eq(cafes.id, id));
    return owner;
  };
  const reported = async (values: object) => {
    const member = await signUp(opened.test, `member${next}`);
    await member.send('POST', `/api/cafes/${id}/reports`, { reason: 'details', values });
    const rows = await opened.admin.send('GET', `/api/admin/suggestions?cafeId=${id}`);
    return rows.json<QueuedSuggestion[]>()[0]!.id;
  };
  /** Imports a cafe from a file, and publishes it. @returns its id */
  const imported = async (file: { name: string; content: string }) => {
    const preview = await opened.admin.send('POST', '/api/admin/imports/file', file);
    const { batch, rows } = preview.json<ImportPreview>();
    const include = rows.map(({ number }) => number);
    await opened.admin.send('POST', `/api/admin/imports/${batch!.id}/run`, { include });
    const { jobs, database, catalogue } = opened.test.services;
    await jobs.idle();
    const [row] = await database.db
      .update(cafes)
      .set({ status: 'published' })
      .where(eq(cafes.importId, batch!.id))
      .returning({ id: cafes.id });
    await catalogue.refresh({ kind: 'cafe', id: row!.id });
    return row!.id;
  };
  const decide = async (suggestion: number, verb: string, body: object = {}) => {
    const path = `/api/admin/suggestions/${suggestion}`;
    const { version } = (await opened.admin.send('GET', path)).json<Suggestion>();
    return opened.admin.send('POST', `${path}/${verb}`, { version, ...body });
  };

  it('are those of the bundled list, sample by sample', async () => {
    const facts = await factsOf(id);
    const byOrigin = (by: string) => facts.filter(({ source }) => source?.by === by);
    const ofCity = new Set<string>(byOrigin('city').map(({ fact }) => fact));
    for (const fact of ['name', 'address', 'position']) expect(ofCity).toContain(fact);
    expect(ofCity).not.toContain('neighborhood');
    expect(byOrigin('city').every(({ isConfirmed }) => isConfirmed)).toBe(true);
    expect(byOrigin('sample').length).toBeGreaterThan(0);
    expect(byOrigin('sample').some(({ isConfirmed }) => isConfirmed)).toBe(false);
  });

  it('are an admin’s where an admin changes a value, and gone where it is unknown then', async () => {
    const before = await sourcesOf();
    await edit({ website: 'https://example.org', openingHours: 'Mo-Su 08:00-17:00' });
    expect(await sourcesOf()).toEqual({
      ...before,
      website: FROM_ADMIN,
      openingHours: FROM_ADMIN,
    });
    await edit({ website: '' });
    expect(await sourcesOf()).not.toHaveProperty('website');
  });

  it('are an admin’s for an option that an admin adds, and back as before once that is put back', async () => {
    const before = await sourcesOf();
    const { filterOptions } = opened.test.services.catalogue.snapshot;
    const added = filterOptions.find((one) => !(one.id in before))!;
    await opened.admin.send('POST', `/api/admin/cafes/${id}/filters`, { filterIds: [added.id] });
    expect(await sourcesOf()).toEqual({ ...before, [added.id]: FROM_ADMIN });
    const removed = Number(Object.keys(before).find((key) => /^\d/.test(key)));
    const rest = (await readCafe()).appliedFilters.flatMap((one) => (one.id === removed ? [] : one.id)); // prettier-ignore
    await opened.admin.send('PUT', `/api/admin/cafes/${id}/filters`, { filterIds: rest });
    expect(await sourcesOf()).not.toHaveProperty(String(removed));
    expect((await putBack(await lastEntry())).statusCode).toBe(200);
    expect(await sourcesOf()).toEqual({ ...before, [added.id]: FROM_ADMIN });
  });

  it('are the owner’s where the owner changes or checks', async () => {
    const owner = await own();
    const before = await sourcesOf();
    const { version } = await readCafe();
    const phone = '617-555-0199';
    await owner.send('PUT', `/api/owner/cafes/${id}`, { version, phone, name: 'Renamed' });
    expect(await sourcesOf()).toEqual({ ...before, phone: { by: 'owner', on: TODAY } });
    const waiting = await opened.admin.send('GET', `/api/admin/suggestions?cafeId=${id}`);
    await decide(waiting.json<QueuedSuggestion[]>()[0]!.id, 'accept', { fields: ['name'] });
    expect((await sourcesOf())['name']).toEqual({ by: 'owner', on: TODAY });
    const accepted = await sourcesOf();
    const checked = { version: (await readCafe()).version, isChecked: true };
    await owner.send('PUT', `/api/owner/cafes/${id}`, checked);
    const after = Object.entries(await sourcesOf());
    expect(after).toEqual(after.map(([key]) => [key, afterCheck(accepted[key], { by: 'owner', on: TODAY })])); // prettier-ignore
  });

  it('are a report’s where one is accepted, and as before once it is open again', async () => {
    const before = await sourcesOf();
    const suggestion = await reported({ phone: '617-555-0198', sellsCoffeeBeans: true });
    await decide(suggestion, 'accept', { fields: ['phone'] });
    expect(await sourcesOf()).toEqual({ ...before, phone: { by: 'report', on: TODAY } });
    await decide(suggestion, 'reopen');
    expect(await sourcesOf()).toEqual(before);
    await decide(suggestion, 'accept', { fields: ['phone'], isChecked: true });
    const checked = Object.entries(await sourcesOf());
    expect(checked).toEqual(checked.map(([key]) => [key, afterCheck(before[key])]));
    await decide(suggestion, 'reopen');
    expect(await sourcesOf()).toEqual(before);
  });

  it('are an admin’s for all that is marked as checked, and as before where that is put back', async () => {
    const before = await sourcesOf();
    await opened.admin.send('POST', '/api/admin/cafes/checked', { ids: [id] });
    const checked = await lastEntry();
    const after = Object.entries(before).map(([key, source]) => [key, afterCheck(source)]);
    expect(await sourcesOf()).toEqual(Object.fromEntries(after));
    expect(after).toContainEqual(['name', before['name']]);
    const owner = await own();
    const { version } = await readCafe();
    await owner.send('PUT', `/api/owner/cafes/${id}`, { version, phone: '617-555-0197' });
    expect((await putBack(checked)).statusCode).toBe(200);
    expect(await sourcesOf()).toEqual({ ...before, phone: { by: 'owner', on: TODAY } });
  });

  it('of an edit that is put back are those of before', async () => {
    const owner = await own();
    const { version } = await readCafe();
    await owner.send('PUT', `/api/owner/cafes/${id}`, { version, phone: '617-555-0196' });
    const before = await sourcesOf();
    await edit({ phone: '617-555-0195' });
    const edited = await lastEntry();
    await opened.admin.send('POST', '/api/admin/cafes/checked', { ids: [id] });
    expect((await putBack(edited)).statusCode).toBe(200);
    expect(before['phone']).toEqual({ by: 'owner', on: TODAY });
    expect(await sourcesOf()).toMatchObject({
      phone: before['phone'],
      name: before['name'],
      neighborhood: FROM_ADMIN,
    });
  });

  it('of a merge come with the values that are taken, and go back with them', async () => {
    await edit({ website: 'https://winner.example' });
    await opened.admin.send('POST', '/api/admin/cafes/checked', { ids: [id] });
    const before = await sourcesOf();
    const taken = await sourcesOf(other);
    const merged = await mergePair(opened.admin, id, other, ['address', 'filterIds']);
    const after = await sourcesOf();
    expect(after['address']).toEqual(taken['address']);
    expect(after['website']).toEqual(FROM_ADMIN);
    const options = (await readCafe()).appliedFilters.map((one) => one.id);
    for (const option of options) expect(after[option]).toEqual(before[option] ?? taken[option]);
    await opened.admin.send('POST', `/api/admin/merges/${merged.json<MergeDone>().id}/undo`, {});
    expect(await sourcesOf()).toEqual(before);
    expect(await sourcesOf(other)).toEqual(taken);
  });

  it('stay with a cafe that is deleted and restored', async () => {
    const before = await sourcesOf();
    await opened.admin.send('DELETE', `/api/admin/cafes/${id}`);
    const restored = await putBack(await lastEntry());
    expect(restored.statusCode).toBe(200);
    const all = (await opened.admin.send('GET', '/api/admin/cafes?sortBy=name')).json<
      AdminCafe[]
    >();
    const newest = Math.max(...all.map((one) => one.id));
    const published = { ids: [newest], status: 'published' };
    await opened.admin.send('POST', '/api/admin/cafes/status', published);
    expect(await sourcesOf(newest)).toEqual(before);
  });

  it('go out with an export, without samples, and come back with an import of it', async () => {
    await edit({ phone: '617-555-0194' });
    const before = await factsOf(id);
    const file = (await opened.admin.send('GET', '/api/cafes.csv')).body;
    const rows: Record<string, string>[] = parse(file, { columns: true });
    const row = rows.find((one) => one['id'] === String(id))!;
    const { appliedFilters } = await readCafe();
    const isSample = ({ source }: KnownFact) => source?.by === 'sample';
    const samples = new Set(before.filter(isSample).map(({ option }) => option));
    expect(samples.size).toBeGreaterThan(0);
    const shown = appliedFilters.filter((one) => !samples.has(one.id));
    expect(row['filters']).toBe(shown.map((one) => `${one.category_name}:${one.value}`).join('|'));
    const beans = before.find(({ fact }) => fact === 'sellsCoffeeBeans');
    expect(row['sells_coffee_beans']).toBe(beans && !isSample(beans) ? '1' : '');
    expect(row['fact_sources']).not.toContain('sample');
    // A name and a place of its own: it is no duplicate.
    const moved = {
      ...row,
      name: `Back ${id}`,
      address: `${id} Elsewhere Rd, Boston, MA 02108`,
      latitude: `44.${id}`,
      website: '',
    };
    const content = stringify([moved], { header: true });
    const back = await imported({ name: 'back.csv', content });
    const isSourced = (one: KnownFact) => !isSample(one) && one.fact !== 'website';
    expect(await factsOf(back)).toMatchObject(
      before.filter(isSourced).map(({ fact, option, source }) => ({ fact, ...(option && { option }), source })), // prettier-ignore
    );
  });

  it('that can’t be read in a file are left out, with a note', async () => {
    const content = [
      'id,name,address,latitude,longitude,description,fact_sources',
      '1,Unsourced,1 Quay Rd,41.9,-70.9,A café on the quay.,"[[{""by"":""god"",""on"":""2026-01-01""},[""name""]]]"',
    ].join('\n');
    const file = { name: 'quay.csv', content };
    const preview = await opened.admin.send('POST', '/api/admin/imports/file', file);
    expect(preview.json<ImportPreview>().rows[0]!.notes).toMatchObject([{ kind: 'sources' }]);
    const back = await imported(file);
    expect((await sourcesOf(back))['name']).toEqual({ by: 'import', of: 'quay.csv', on: TODAY });
  });

  it('of a day to come are left out, with a note', async () => {
    const of = (on: string, fact: string) => `[{""by"":""city"",""on"":""${on}""},[""${fact}""]]`;
    const content = [
      'id,name,address,latitude,longitude,description,fact_sources',
      `1,Early,1 Dock Rd,41.8,-70.8,A café on the dock.,"[${of('2999-01-01', 'name')},${of('2026-01-01', 'address')}]"`,
    ].join('\n');
    const file = { name: 'dock.csv', content };
    const preview = await opened.admin.send('POST', '/api/admin/imports/file', file);
    expect(preview.json<ImportPreview>().rows[0]!.notes).toMatchObject([
      { kind: 'sources', before: '[[{"by":"city","on":"2999-01-01"},["name"]]]' },
    ]);
    expect(await sourcesOf(await imported(file))).toMatchObject({
      name: { by: 'import', of: 'dock.csv', on: TODAY },
      address: { by: 'city', on: '2026-01-01' },
    });
  });

  it('of an import name it, for facts and options', async () => {
    const content = [
      'id,name,address,latitude,longitude,description,website,sells_coffee_beans,filters',
      '1,Sourced,1 Pier Rd,41.5,-70.5,A café on the pier.,https://pier.example,yes,features:wifi',
    ].join('\n');
    const file = { name: 'pier.csv', content };
    const facts = await factsOf(await imported(file));
    expect(facts.map(({ fact }) => fact)).toEqual([
      'name',
      'address',
      'neighborhood',
      'position',
      'website',
      'filterIds',
      'sellsCoffeeBeans',
    ]);
    const source = { by: 'import', of: 'pier.csv', on: TODAY };
    expect(facts).toEqual(facts.map((one: KnownFact) => ({ ...one, source, isConfirmed: false })));
  });

  it('of equal values in a merge are the more reliable of both, and go back', async () => {
    const same = { website: 'https://same.example', phone: '617-555-0198' };
    for (const one of [id, other]) await edit(same, one);
    const db = opened.test.services.database.db;
    const put = (cafeId: number, website: FactSource, phone: FactSource) =>
      db
        .update(cafes)
        .set({ sources: sql`sources || ${JSON.stringify({ website, phone })}::jsonb` })
        .where(eq(cafes.id, cafeId));
    await put(id, { by: 'report', on: '2026-05-02' }, { by: 'owner', on: '2026-04-01' });
    await put(other, { by: 'report', on: '2026-05-03' }, { by: 'admin', on: '2026-05-01' });
    for (const one of [id, other])
      await opened.test.services.catalogue.refresh({ kind: 'cafe', id: one });
    const before = await sourcesOf();
    const merged = await mergePair(opened.admin, id, other);
    expect(await sourcesOf()).toMatchObject({
      website: { by: 'report', on: '2026-05-03' },
      phone: { by: 'owner', on: '2026-04-01' },
    });
    await opened.admin.send('POST', `/api/admin/merges/${merged.json<MergeDone>().id}/undo`, {});
    expect(await sourcesOf()).toEqual(before);
  });
});
