import { sql, eq, inArray } from 'drizzle-orm';
import { DAY_MS } from '../core/durations.ts';
import type { Tx } from '../database/open.ts';
import { cafes, ratings, users, suggestions, suggestionSenders } from '../database/schema.ts';
import { DEMO } from './demo-data.ts';
import { demoRatings } from './demo-ratings.ts';
import { insertDemoPhotos } from './demo-photos.ts';
import { LISTED, SAMPLE, type SeedCafe } from './seed-cafes.ts';
import type { CafeFacts, FactOrigin } from '@cortado/contract';

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
const column = (values: (number | string | null)[]) => sql.param(values);

const AGES = [12, 40, 95, 150, 210, 300];

/** How many days ago the facts of the demo's cafe at an index were checked; null if they never were. */
const checkedDaysAgo = (index: number) =>
  index % 4 === 3 ? null : AGES[(index * 5) % AGES.length]!;

/** Who has checked the facts of the demo's cafes, in turn. */
const ORIGINS: readonly FactOrigin[] = ['admin', 'visitors', 'report', 'owner'];

interface DemoFacts {
  cafeIds: readonly number[];
  memberIds: readonly number[];
  before: (days: number) => Date;
}

/** Inserts the owner of two cafes, and what waits in the admins' queue. */
async function insertDemoFacts(tx: Tx, { cafeIds, memberIds, before }: DemoFacts): Promise<void> {
  const ownerId = memberIds[DEMO.owner.member]!;
  const owned = DEMO.owner.cafes.map((cafe) => cafeIds[cafe]!);
  await tx
    .update(cafes)
    .set({ ownerId, ownedSince: before(200), ownerProof: 'code' })
    .where(inArray(cafes.id, owned));
  await tx.update(users).set({ role: 'cafe_owner' }).where(eq(users.id, ownerId));
  const about = DEMO.suggestions.flatMap(({ cafe }) => (cafe === undefined ? [] : cafeIds[cafe]!));
  const rows = await tx.select().from(cafes).where(inArray(cafes.id, about));
  for (const [at, { cafe: index, name = '', proposed, ...sent }] of DEMO.suggestions.entries()) {
    const { kind, note, member, daysAgo } = sent;
    const cafe = rows.find(({ id }) => index !== undefined && id === cafeIds[index]);
    const facts: CafeFacts = cafe ?? {};
    const fields = Object.keys(proposed) as (keyof CafeFacts)[];
    const createdAt = before(daysAgo);
    const [suggestion] = await tx
      .insert(suggestions)
      .values({
        kind,
        cafeId: cafe?.id ?? null,
        name: cafe?.name ?? name,
        proposed,
        before: cafe ? Object.fromEntries(fields.map((field) => [field, facts[field]])) : {},
        fingerprint: `demo ${at}`,
        createdAt,
      })
      .returning({ id: suggestions.id });
    const userId = member === undefined ? null : memberIds[member]!;
    await tx
      .insert(suggestionSenders)
      .values({ suggestionId: suggestion!.id, userId, senderKey: `demo ${at}`, note, createdAt });
  }
}

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
  const ids = seedCafes.map(({ key }) => cafeIds.get(key)!);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const checkedAt = ids.map((_, index) => {
    const days = checkedDaysAgo(index);
    return days === null ? null : before(days).toISOString();
  });
  // Some hours stay samples. Where facts were checked, a third of the other samples and imported values was left, and the
  // others have several origins.
  await tx.execute(sql`
    update ${cafes} set opening_hours = demo.hours, checked_at = demo.checked_at, sources = (
      select jsonb_object_agg(key, case
        when demo.checked_at is null or (value ->> 'by' in ('sample', 'import') and case key
          when 'openingHours' then value ->> 'by' = 'sample' else (n + demo.id) % 3 = 0 end) then value
        when value ->> 'by' = 'city' and (n + demo.id) % 2 = 0 then value
        else jsonb_build_object('by', (${column([...ORIGINS])}::text[])[1 + (n + demo.id) % 4], 'on', demo.checked_at::date)
      end)
      from jsonb_each(sources || case when demo.hours = '' then '{}'::jsonb
        else jsonb_build_object('openingHours',
          (case when demo.id % 21 = 7 then ${JSON.stringify(SAMPLE)} else ${JSON.stringify(LISTED)} end)::jsonb) end)
        with ordinality as facts (key, value, n))
    from unnest(
      ${column(ids)}::int[],
      ${column(ids.map((_, index) => demoHours(index)))}::text[],
      ${column(checkedAt)}::timestamptz[]
    ) as demo (id, hours, checked_at)
    where ${cafes}.id = demo.id`);
  await insertDemoPhotos(tx, cafeIds, now);
  await insertDemoFacts(tx, { cafeIds: ids, memberIds: members.map(({ id }) => id), before });
  return { members: members.length, ratings: invented.length };
}
