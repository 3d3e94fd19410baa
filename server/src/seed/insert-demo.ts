import { sql } from 'drizzle-orm';
import type { Tx } from '../database/open.ts';
import { cafes, ratings, users } from '../database/schema.ts';
import { insertDemoFacts } from './demo-facts.ts';
import { demoHours } from './demo-hours.ts';
import { demoMembers } from './demo-members.ts';
import { demoRatings } from './demo-ratings.ts';
import { insertDemoPhotos } from './insert-demo-photos.ts';
import type { SeedCafe } from './seed-cafe.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

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
        createdAt: new Date(now.getTime() - YEAR),
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
      ${column(invented.map(({ age }) => new Date(now.getTime() - age * YEAR).toISOString()))}::timestamptz[]
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
