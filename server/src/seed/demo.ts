import { sql } from 'drizzle-orm';
import { DAY_MS } from '../core/durations.ts';
import type { Tx } from '../database/open.ts';
import { cafes, ratings, users } from '../database/schema.ts';
import { insertDemoFacts } from './demo-facts.ts';
import { demoRatings } from './demo-ratings.ts';
import { insertDemoPhotos } from './demo-photos.ts';
import type { SeedCafe } from './seed-cafes.ts';

const FIRST_NAMES =
  'Ada Amir Beatriz Caleb Chidi Dana Elena Farid Grace Hana Ines Jonas Kavya Leo Mina Noor Oscar Priya Ruth Tomas';
const LAST_NAMES =
  'Abara Bennett Castillo Doyle Eriksen Fontaine Gupta Hayashi Ivers Jensen Kowalski Lindqvist';

/** Invented people, one per pair of first and last name; their email addresses do not exist. */
export function demoMembers() {
  return FIRST_NAMES.split(' ').flatMap((first) =>
    LAST_NAMES.split(' ').map((last) => {
      const username = `${first}_${last}`.toLowerCase();
      return { username, name: `${first} ${last}`, email: `${username}@demo.invalid` };
    }),
  );
}

/** Invented hours: plain weeks, breaks, late nights, closed Mondays, seasons and holidays. */
const HOURS = [
  'Mo-Fr 07:00-18:00; Sa,Su 08:00-17:00',
  'Mo-Su 07:00-19:00',
  'Tu-Su 08:00-16:00; Mo off',
  'Mo-Fr 06:30-17:00; Sa 07:30-15:00; PH off',
  'Mo-Th 07:00-21:00, Fr 07:00-15:00,17:00-01:00, Sa 08:00-01:00, Su 09:00-18:00',
  'Mo-Fr 07:30-16:30; Sa 09:00-14:00; PH off; Dec 24 07:30-12:00',
  'We-Mo 08:00-15:00; Tu off',
  'Mo-Su 08:00-20:00; Jun-Aug Mo-Su 07:00-22:00',
  'Mo-Fr 07:00-11:00,13:00-17:00; Sa,Su 09:00-16:00',
  'Mo-We 07:00-19:00, Th-Sa 07:00-02:00, Su 08:00-16:00',
] as const;

/** The hours of the demo's cafe at an index; '' where they are unknown. */
export function demoHours(index: number): string {
  if (index % 7 === 5) return '';
  if (index % 40 === 12) return '24/7';
  return HOURS[(index * 3) % HOURS.length]!;
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
