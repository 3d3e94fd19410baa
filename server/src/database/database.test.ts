import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Announcement } from './announcement.ts';
import type { Database } from './open.ts';
import * as schema from './schema.ts';
import { testEngines } from '../testing/database.ts';
import { waitFor } from '../../../testing/wait-for.ts';

const place = { address: '1 Main St', area: 'Downtown', latitude: 42.36, longitude: -71.06 };

async function violation(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return ((error as Error | undefined)?.cause as { constraint?: string } | undefined)?.constraint;
}

describe.each(testEngines)('on $name', ({ open }) => {
  let database: Database;
  let cafeId: number;
  let optionId: number;
  let userId: number;

  const addUser = async (username: string, email: string) => {
    const rows = await database.db
      .insert(schema.users)
      .values({ username, email, name: 'A member' })
      .returning({ id: schema.users.id });
    return rows[0]!.id;
  };
  const addCafe = async (more: Partial<typeof schema.cafes.$inferInsert> = {}) => {
    const rows = await database.db
      .insert(schema.cafes)
      .values({ ...place, name: 'Ogawa', ...more })
      .returning({ id: schema.cafes.id });
    return rows[0]!.id;
  };
  const totals = async (id: number) => {
    const [row] = await database.db
      .select({ count: schema.cafes.ratingCount, sum: schema.cafes.ratingSum })
      .from(schema.cafes)
      .where(eq(schema.cafes.id, id));
    return row;
  };

  beforeAll(async () => {
    database = await open();
    cafeId = await addCafe();
    userId = await addUser('Mara', 'Mara@example.org');
    const [category] = await database.db
      .insert(schema.filterCategories)
      .values({ name: 'roast_level', displayName: 'Roast Level' })
      .returning();
    const [option] = await database.db
      .insert(schema.filterOptions)
      .values({ categoryId: category!.id, value: 'light', displayName: 'Light Roast' })
      .returning();
    optionId = option!.id;
  });
  afterAll(() => database.close());

  it('has an index for each foreign key, which deletions look up, and for reset tokens', async () => {
    const { rows } = await database.db.execute(sql`
      select c.conrelid::regclass || '.' || a.attname as column
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f'
      union select 'users.password_reset_token'
      except
      select i.indrelid::regclass || '.' || a.attname
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]`);
    expect(rows).toEqual([]);
  });

  it('keeps usernames and e-mails unique whatever their case', async () => {
    expect(await violation(addUser('mARA', 'b@example.org'))).toBe('users_username_key');
    expect(await violation(addUser('ben', 'MARA@EXAMPLE.ORG'))).toBe('users_email_key');
  });

  it.each([
    [{ latitude: 91 }, 'cafes_latitude_range'],
    [{ longitude: -180.5 }, 'cafes_longitude_range'],
    [{ latitude: Number.NaN }, 'cafes_latitude_range'],
    [{ priceLevel: 5 }, 'cafes_price_level_range'],
    [{ website: 'javascript:alert(1)' }, 'cafes_website_http'],
    [{ imageUrl: 'data:image/png;base64,' }, 'cafes_image_url_http'],
    [{ name: ' ' }, 'cafes_name_given'],
  ])('refuses a cafe with %o', async (more, constraint) => {
    expect(await violation(addCafe(more))).toBe(constraint);
  });

  it('accepts a favorite, an applied filter and a preference only once', async () => {
    const twice = async (insert: () => Promise<unknown>) => {
      await insert();
      return violation(insert());
    };
    const { db } = database;
    expect(await twice(async () => db.insert(schema.favorites).values({ userId, cafeId }))).toBe(
      'favorites_user_cafe_key',
    );
    expect(
      await twice(async () =>
        db.insert(schema.cafeFilterOptions).values({ cafeId, filterOptionId: optionId }),
      ),
    ).toBe('cafe_filter_options_cafe_option_key');
    expect(
      await twice(async () =>
        db.insert(schema.userFilterPreferences).values({ userId, filterOptionId: optionId }),
      ),
    ).toBe('user_filter_preferences_user_option_key');
  });

  it('derives roast levels from what a cafe offers', async () => {
    const { rows } = await database.db.execute(
      sql`select roast_level from cafe_roast_levels where cafe_id = ${cafeId}`,
    );
    expect(rows).toEqual([{ roast_level: 'light' }]);
  });

  it.each(['Rating', 'a b', 'rating', 'q', ''])('refuses a category named %j', async (name) => {
    const insert = database.db.insert(schema.filterCategories).values({ name, displayName: 'X' });
    expect(await violation(insert)).toMatch(/^filter_categories_name_(form|free)$/);
  });

  it('keeps rating totals correct through insert, update, delete and a deleted member', async () => {
    const rated = await addCafe();
    const leaving = await addUser('ben', 'ben@example.org');
    const { db } = database;
    await db.insert(schema.ratings).values([
      { userId, cafeId: rated, rating: 5 },
      { userId: leaving, cafeId: rated, rating: 2 },
    ]);
    expect(await totals(rated)).toEqual({ count: 2, sum: 7 });
    await db.update(schema.ratings).set({ rating: 3 }).where(eq(schema.ratings.userId, userId));
    expect(await totals(rated)).toEqual({ count: 2, sum: 5 });
    await db.delete(schema.users).where(eq(schema.users.id, leaving));
    expect(await totals(rated)).toEqual({ count: 1, sum: 3 });
    await db.delete(schema.ratings).where(eq(schema.ratings.cafeId, rated));
    expect(await totals(rated)).toEqual({ count: 0, sum: 0 });
  });

  it('announces what changed, once it is committed', async () => {
    const heard: Announcement[] = [];
    const listener = await database.listen((change) => heard.push(change));
    const draft = await addCafe();
    const id = await addCafe({ status: 'published' });
    await waitFor(() => expect(heard).toContainEqual({ kind: 'cafe', id }));
    // A draft is announced when it is published, and when it no longer is.
    expect(heard).not.toContainEqual({ kind: 'cafe', id: draft });
    const publish = (status: 'published' | 'archived') =>
      database.db.update(schema.cafes).set({ status }).where(eq(schema.cafes.id, draft));
    for (const status of ['published', 'archived'] as const) {
      heard.length = 0;
      await publish(status);
      await waitFor(() => expect(heard).toContainEqual({ kind: 'cafe', id: draft }));
    }
    await database.db.update(schema.filterOptions).set({ displayName: 'Light' });
    await waitFor(() => expect(heard).toContainEqual({ kind: 'filters' }));
    await listener.stop();
  });

  it('announces a deleted option as a change of the filters alone', async () => {
    const id = await addCafe({ status: 'published' });
    const [old] = await database.db
      .select({ categoryId: schema.filterOptions.categoryId })
      .from(schema.filterOptions)
      .where(eq(schema.filterOptions.id, optionId));
    const [option] = await database.db
      .insert(schema.filterOptions)
      .values({ categoryId: old!.categoryId, value: 'dark', displayName: 'Dark Roast' })
      .returning();
    const heard: Announcement[] = [];
    const listener = await database.listen((change) => heard.push(change));
    const link = { cafeId: id, filterOptionId: option!.id };
    await database.db.insert(schema.cafeFilterOptions).values(link);
    await waitFor(() => expect(heard).toEqual([{ kind: 'cafe', id }]));
    await database.db.delete(schema.filterOptions).where(eq(schema.filterOptions.id, option!.id));
    await database.db.update(schema.cafes).set({ name: 'Last' }).where(eq(schema.cafes.id, id));
    await waitFor(() =>
      expect(heard).toEqual([{ kind: 'cafe', id }, { kind: 'filters' }, { kind: 'cafe', id }]),
    );
    await listener.stop();
  });

  it('announces a member’s favorites and sessions apart', async () => {
    const heard: Announcement[] = [];
    const listener = await database.listen((change) => heard.push(change));
    const id = await addUser('ada', 'ada@example.org');
    await database.db.insert(schema.favorites).values({ userId: id, cafeId });
    await waitFor(() => expect(heard).toContainEqual({ kind: 'favorites', id }));
    expect(heard).not.toContainEqual({ kind: 'sessions', id });
    await database.db.update(schema.users).set({ role: 'admin' }).where(eq(schema.users.id, id));
    await waitFor(() => expect(heard).toContainEqual({ kind: 'sessions', id }));
    await listener.stop();
  });

  it('hears nothing of an announcement that it does not know', async () => {
    const heard: Announcement[] = [];
    const listener = await database.listen((change) => heard.push(change));
    await database.db.execute(sql`select pg_notify('catalogue', 'lists:7')`);
    await database.db.update(schema.filterOptions).set({ displayName: 'Light' });
    await waitFor(() => expect(heard).toEqual([{ kind: 'filters' }]));
    await listener.stop();
  });

  it('rolls back a transaction that fails, and refuses a second connection within it', async () => {
    const before = await database.db.$count(schema.cafes);
    await expect(
      database.inTransaction(async (tx) => {
        await tx.insert(schema.cafes).values({ ...place, name: 'Gone' });
        await database.db.select().from(schema.cafes);
      }),
    ).rejects.toThrow('only its own tx');
    expect(await database.db.$count(schema.cafes)).toBe(before);
  });

  it('refuses it as long as the transaction runs, and only there', async () => {
    const slow = database.inTransaction(async (tx) => {
      await tx.execute('select pg_sleep(0.05)');
      expect(() => database.db).toThrow('only its own tx');
    });
    const quick = database.inTransaction(async (tx) => {
      await tx.execute('select 1');
      expect(() => database.db).toThrow('only its own tx');
    });
    await Promise.all([slow, quick, database.db.$count(schema.cafes)]);
    expect(await database.db.$count(schema.cafes)).toBeGreaterThan(0);
  });
});
