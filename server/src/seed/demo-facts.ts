import type { CafeFacts } from '@cortado/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../database/open.ts';
import { cafes, suggestions, suggestionSenders, users } from '../database/schema.ts';
import { DAY_MS } from '../core/durations.ts';
import { DEMO } from './demo-data.ts';

const AGES = [12, 40, 95, 150, 210, 300];

/** How many days ago the facts of the demo's cafe at an index were checked; null if they never were. */
const checkedDaysAgo = (index: number) =>
  index % 4 === 3 ? null : AGES[(index * 5) % AGES.length]!;

interface DemoFacts {
  cafeIds: readonly number[];
  memberIds: readonly number[];
  now: Date;
}

/** Invents when the demo's facts were checked, who looks after two cafes, and what waits in the admins' queue. */
export async function insertDemoFacts(tx: Tx, demo: DemoFacts): Promise<void> {
  const { cafeIds, memberIds, now } = demo;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const dates = cafeIds.map((_, index) => {
    const days = checkedDaysAgo(index);
    return days === null ? null : before(days).toISOString();
  });
  await tx.execute(sql`
    update ${cafes} set checked_at = demo.checked_at
    from unnest(${sql.param(cafeIds)}::int[], ${sql.param(dates)}::timestamptz[]) as demo (id, checked_at)
    where ${cafes}.id = demo.id`);
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
