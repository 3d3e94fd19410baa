import { sql } from 'drizzle-orm';
import { DAY_MS } from '../core/durations.ts';
import type { Tx } from '../database/open.ts';
import { cafes, ratings, users } from '../database/schema.ts';
import { DEMO } from './demo-data.ts';
import { insertDemoFacts } from './demo-facts.ts';
import { demoRatings } from './demo-ratings.ts';
import { insertDemoPhotos } from './demo-photos.ts';
import type { SeedCafe } from './seed-cafes.ts';

/** Invented people, one per pair of first and last name; their email addresses do not exist. */
export function demoMembers() {
  return DEMO.firstNames.flatMap((first) =>
    DEMO.lastNames.map((last) => {
      const username = `${first}_${last}`.toLowerCase();
      return { username, name: `${first} ${last}`, email: `${username}@demo.invalid` };
    }),
  );
}

/** The hours of the demo's cafe at an index; '' where they are unknown. */
export function demoHours(index: number): string {
  if (index % 7 === 5) return '';
  if (index % 40 === 12) return '24/7';
  return DEMO.hours[(index * 3) % DEMO.hours.length]!;
}

const YEAR_MS = 365 * DAY_MS;

/** A whole column as one array parameter, so that thousands of rows are one short statement. */
const column = (values: (number | string)[]) => sql.param(values);

interface DemoInput {
  seedCafes: readonly SeedCafe[];
  /** The id of each cafe by its key. */
  cafeIds: ReadonlyMap<string, number>;
  now: Date;
  random: () => number;
}

/**
 * Inserts the invented members, who have no password and so cannot sign in, their ratings, drawn photographs, invented hours,
 * checks, suggestions and an owner.
 */
export async function insertDemo(
  tx: Tx,
  { seedCafes, cafeIds, now, random }: DemoInput,
): Promise<{ members: number; ratings: number }> {
  const members = await tx
    .insert(users)
    .values(
      demoMembers().map((member) => ({
        ...member,
        createdAt: new Date(now.getTime() - YEAR_MS),
        emailConfirmedAt: now,
      })),
    )
    .returning({ id: users.id });
  const invented = demoRatings(seedCafes, members.length, random);
  await tx.execute(sql`
    insert into ${ratings} (user_id, cafe_id, rating, created_at)
    select * from unnest(
      ${column(invented.map(({ member }) => members[member]!.id))}::int[],
      ${column(invented.map(({ cafeKey }) => cafeIds.get(cafeKey)!))}::int[],
      ${column(invented.map(({ stars }) => stars))}::int[],
      ${column(invented.map(({ age }) => new Date(now.getTime() - age * YEAR_MS).toISOString()))}::timestamptz[]
    )`);
  await tx.execute(sql`
    update ${cafes} set opening_hours = demo.hours
    from unnest(
      ${column(seedCafes.map(({ key }) => cafeIds.get(key)!))}::int[],
      ${column(seedCafes.map((_, index) => demoHours(index)))}::text[]
    ) as demo (id, hours)
    where ${cafes}.id = demo.id`);
  await insertDemoPhotos(tx, cafeIds, now);
  await insertDemoFacts(tx, {
    cafeIds: seedCafes.map(({ key }) => cafeIds.get(key)!),
    memberIds: members.map(({ id }) => id),
    now,
  });
  return { members: members.length, ratings: invented.length };
}
