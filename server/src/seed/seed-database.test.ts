import { FACT_ORIGINS } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { cafes, suggestions, users } from '../database/schema.ts';
import { checkHours } from '../hours/check-hours.ts';
import { testEngines } from '../testing/database.ts';
import { seedDatabase, type SeedOptions, hasSampleData } from './seed-database.ts';

const now = new Date('2026-03-01T12:00:00Z');
const interrupt = () => Promise.reject(new Error('interrupted'));

describe.each(testEngines)('seeding $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.open();
  });
  afterEach(() =>
    database.db.execute(sql`truncate cafes, users, filter_categories, site_state cascade`),
  );
  afterAll(() => database.close());

  const seed = (options: Partial<SeedOptions> = {}) =>
    seedDatabase(database, { seed: 'boston', now, ...options });

  const first = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows[0];

  const contents = async () =>
    first(sql`select
      (select count(*)::int from cafes) as cafes,
      (select count(*)::int from cafe_filter_options) as applied,
      (select count(*)::int from filter_categories) as categories,
      (select count(*)::int from users) as users,
      (select count(*)::int from ratings) as ratings`);

  it('inserts the bundled cafes with their filter options, and no rating', async () => {
    expect(await seed()).toBe(true);
    expect(
      await first(sql`select
        count(*) filter (where status = 'published')::int as published,
        count(*) filter (where status = 'draft')::int as drafts,
        count(*) filter (where status = 'archived')::int as archived,
        count(*) filter (where has_price_level or rating_count > 0 or opening_hours <> '')::int as claimed
        from cafes`),
    ).toEqual({ published: 105, drafts: 35, archived: 7, claimed: 0 });
    expect(await contents()).toMatchObject({ categories: 11, users: 0, ratings: 0 });
    expect(
      await first(sql`select array_agg(brewing_method order by brewing_method) as methods
        from cafe_brewing_methods join cafes on cafes.id = cafe_id where name = 'Ogawa Coffee'`),
    ).toEqual({ methods: ['espresso_based', 'pour_over'] });
    expect(await hasSampleData(database)).toBe(false);
  });

  it('inserts seats and patios with the record that they come from', async () => {
    await seed();
    const source = { by: 'city', of: 'Licensing Board', on: '2026-09-03' };
    expect(
      await first(sql`select licensed_seats, sources -> 'licensedSeats' as seats, sources -> options.id::text as patio
        from cafes join cafe_filter_options as links on links.cafe_id = cafes.id
        join filter_options as options on options.id = links.filter_option_id and options.value = 'outdoor'
        where source_id = 'caffe-nero-jamaica-plain'`),
    ).toEqual({ licensed_seats: 61, seats: source, patio: source });
    expect(
      await first(sql`select count(licensed_seats)::int as known, min(licensed_seats) as fewest,
        count(*) filter (where (licensed_seats is null) = (sources ? 'licensedSeats'))::int as unsourced
        from cafes`),
    ).toEqual({ known: 58, fewest: 7, unsourced: 0 });
  });

  it('reports the cafes whose licence is missing, as nobody’s report', async () => {
    await seed();
    const { rows } = await database.db.execute(sql`
      select cafes.name, status, kind, state, user_id, note from suggestions
      join suggestion_senders on suggestion_id = suggestions.id join cafes on cafes.id = cafe_id
      order by cafes.name`);
    expect(rows.map(({ name }) => name)).toEqual([
      'Caffe dello Sport',
      'Java House',
      'Trident Booksellers & Cafe',
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({
        status: 'published',
        kind: 'other',
        state: 'open',
        user_id: null,
        note: expect.stringMatching(
          /^License LB-\d+ isn’t in .* of September 3, 2026\..*doesn’t prove/,
        ),
      });
    }
  });

  it('changes nothing the second time, whichever seed is asked for', async () => {
    await seed();
    const before = await contents();
    expect(await seed()).toBe(false);
    expect(await seed({ seed: 'demo' })).toBe(false);
    expect(await contents()).toEqual(before);
    expect(await hasSampleData(database)).toBe(false);
  });

  it('leaves a database whose cafes were all deleted unchanged', async () => {
    await seed();
    await database.db.delete(cafes);
    expect(await seed()).toBe(false);
    expect(await contents()).toMatchObject({ cafes: 0 });
  });

  it('leaves a database with a user unchanged', async () => {
    await database.db
      .insert(users)
      .values({ username: 'mara', email: 'mara@example.org', name: 'Mara' });
    expect(await seed()).toBe(false);
    expect(await contents()).toMatchObject({ cafes: 0, categories: 0 });
  });

  it('fills once when two nodes start together', async () => {
    const filled = await Promise.all([seed(), seed()]);
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect(await contents()).toMatchObject({ cafes: 147, categories: 11 });
  });

  it('leaves an empty database when it is interrupted, and fills it the next time', async () => {
    await expect(seed({ also: interrupt })).rejects.toThrow('interrupted');
    expect(await contents()).toEqual({ cafes: 0, applied: 0, categories: 0, users: 0, ratings: 0 });
    expect(await seed()).toBe(true);
    expect(await contents()).toMatchObject({ cafes: 147 });
  });

  it('runs the further setup of an empty database once, in the same transaction', async () => {
    const admin = { username: 'admin', email: 'admin@example.org', name: 'Admin' };
    const also: NonNullable<SeedOptions['also']> = async (tx) => {
      await tx.insert(users).values({ ...admin, role: 'admin' });
    };
    expect([await seed({ also }), await seed({ also })]).toEqual([true, false]);
    expect(await contents()).toMatchObject({ cafes: 147, users: 1 });
  });

  it('inserts only the filter taxonomy for the seed none', async () => {
    expect(await seed({ seed: 'none' })).toBe(true);
    expect(await contents()).toMatchObject({ cafes: 0, applied: 0, categories: 11, users: 0 });
    expect(await seed()).toBe(false);
  });

  it('invents hours for the demo, which can be read, and leaves some unknown', async () => {
    await seed({ seed: 'demo' });
    const { rows } = await database.db.execute<{ text: string }>(
      sql`select distinct opening_hours as text from cafes`,
    );
    const texts = rows.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['', '24/7']));
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.filter((text) => text !== '' && checkHours(text))).toEqual([]);
  });

  it('invents checks and a queue of suggestions for the demo', async () => {
    await seed({ seed: 'demo' });
    expect(
      await first(sql`select count(checked_at) > 50 as checked,
        count(*) filter (where checked_at is null) > 10 as unchecked,
        bool_and(checked_at < now()) as past from cafes`),
    ).toEqual({ checked: true, unchecked: true, past: true });
    // A cafe of the demo shows every origin that a value can have.
    const origins = await first(sql`select max(number)::int as most from (
      select count(distinct value ->> 'by') as number from cafes, jsonb_each(sources)
      where status = 'published' group by cafes.id) as by_cafe`);
    expect(origins).toEqual({ most: FACT_ORIGINS.length });
    const rows = await database.db.select().from(suggestions).orderBy(suggestions.id);
    const kinds = rows.map(({ kind }) => kind);
    const missing = ['other', 'other', 'other'];
    const invented = ['hours', 'closed', 'new_cafe', 'hours', 'owner_change', 'details'];
    expect(kinds).toEqual([...missing, ...invented]);
    expect(rows.filter(({ cafeId }) => cafeId === null).map(({ kind }) => kind)).toEqual([
      'new_cafe',
    ]);
    for (const { cafeId, proposed, before } of rows) {
      const stood = cafeId === null ? {} : proposed;
      expect(Object.keys(before)).toEqual(Object.keys(stood));
    }
  });

  it('gives some cafes of the demo drawn photographs whose sizes are made: a start has nothing to encode', async () => {
    await seed({ seed: 'demo' });
    expect(
      await first(sql`select count(distinct cafe_id) >= 12 as cafes, bool_and(is_shown) as shown,
        max(credit) as credit, (select count(*)::int from photo_originals) as waiting,
        count(*) filter (where (select count(*) from photo_files where photo_files.hash = photos.hash) <> 6)::int as unmade
        from photos`),
    ).toEqual({ cafes: true, shown: true, credit: 'Drawn for Cortado', waiting: 0, unmade: 0 });
    expect(
      await first(sql`select min(count)::int as fewest, max(count)::int as most
        from (select count(*) from photos group by cafe_id) as numbers`),
    ).toEqual({ fewest: 1, most: 6 });
  });

  it('lets a member of the demo look after two cafes, of which one is reported and one waits for a name', async () => {
    await seed({ seed: 'demo' });
    const { rows } = await database.db.execute(
      sql`select username, role, owner_proof, kind from cafes join users on users.id = owner_id
        join suggestions on suggestions.cafe_id = cafes.id order by suggestions.id`,
    );
    const owner = { username: 'ada_abara', role: 'cafe_owner', owner_proof: 'code' };
    expect(rows).toEqual([
      { ...owner, kind: 'hours' },
      { ...owner, kind: 'owner_change' },
    ]);
  });

  it('adds invented members and ratings to the demo, and remembers it', async () => {
    await seed({ seed: 'demo' });
    expect(await hasSampleData(database)).toBe(true);
    expect(
      await first(sql`select
        min(nullif(rating_count, 0)) as fewest, max(rating_count) as most,
        count(*) filter (where rating_count = 0 and status = 'published') > 5 as some_unrated,
        count(*) filter (where rating_count > 0 and status <> 'published')::int as hidden_rated,
        count(distinct round(rating_sum * 10.0 / nullif(rating_count, 0))) > 10 as varied
        from cafes`),
    ).toEqual({ fewest: 3, most: 212, some_unrated: true, hidden_rated: 0, varied: true });
    expect(
      await first(sql`select round(rating_sum * 10.0 / rating_count)::int as tenths
        from cafes where name = 'George Howell Coffee (Godfrey Hotel)'`),
    ).toEqual({ tenths: 49 });
    expect(
      await first(sql`select count(*) filter (where password is not null)::int as may_sign_in
        from users`),
    ).toEqual({ may_sign_in: 0 });
  });
});
