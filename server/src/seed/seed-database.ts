import { eq, sql } from 'drizzle-orm';
import type { Seed } from '../core/settings.ts';
import type { Database, Tx } from '../database/open.ts';
import { siteState } from '../database/schema.ts';
import { insertDemo } from './demo.ts';
import { insertCafes } from './seed-cafes.ts';
import { insertFilters, readSeedFilters } from './seed-filters.ts';
import { readLicensedCafes, reportMissingLicences } from './seed-licences.ts';
import { seededRandom } from './seeded-random.ts';

const LOCK = 7_261_904;
/** The key in `site_state` of the seed that filled the database. */
const SEED_STATE = 'seed';

export interface SeedOptions {
  seed: Seed;
  now: Date;
  log?: (line: string) => void;
  /** Random numbers from 0 to 1 for the demo's ratings; the default is seeded, so the demo is always the same. */
  random?: () => number;
  /** Further setup of an empty database, such as its first admin, in the same transaction. */
  also?: (tx: Tx) => Promise<void>;
}

async function isEmpty(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ empty: boolean }>(sql`
    select not exists (select from site_state where key = ${SEED_STATE})
      and not exists (select from cafes)
      and not exists (select from users) as empty`);
  return rows[0]?.empty === true;
}

async function fill(tx: Tx, options: SeedOptions): Promise<void> {
  const { seed, now, log = () => {}, random = seededRandom(1) } = options;
  const optionIds = await insertFilters(tx, readSeedFilters(), now);
  if (seed === 'none') return;
  const { cafes: seedCafes, licences } = readLicensedCafes();
  log(`Seeding ${seedCafes.length} cafes`);
  const cafeIds = await insertCafes(tx, seedCafes, optionIds, now);
  await reportMissingLicences(tx, licences, { seedCafes, cafeIds, now });
  if (seed === 'boston') return;
  const demo = await insertDemo(tx, { seedCafes, cafeIds, now, random });
  log(`Seeding sample data: ${demo.members} invented members, ${demo.ratings} ratings`);
}

/**
 * Fills an empty database (no cafe, no user, never seeded) and leaves any other unchanged. It is one
 * transaction, so an interrupted seeding leaves the database empty; a lock serialises nodes that start
 * together. The filter taxonomy is part of every seed.
 * @returns whether this call has filled it
 */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<boolean> {
  return database.inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await isEmpty(tx))) return false;
    await fill(tx, options);
    await options.also?.(tx);
    await tx.insert(siteState).values({ key: SEED_STATE, value: options.seed });
    return true;
  });
}

/** Whether the database holds invented members and ratings; the footer must say so. */
export async function hasSampleData(database: Database): Promise<boolean> {
  const rows = await database.db.select().from(siteState).where(eq(siteState.key, SEED_STATE));
  return rows[0]?.value === 'demo';
}
