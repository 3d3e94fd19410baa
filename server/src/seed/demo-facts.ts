import type { CafeFacts, SuggestionKind } from '@cortado/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../database/open.ts';
import { cafes, suggestions, suggestionSenders, users } from '../database/schema.ts';
import { DAY_MS } from '../core/durations.ts';

const AGES = [12, 40, 95, 150, 210, 300];

/** How many days ago the facts of the demo's cafe at an index were checked; null if they never were. */
const checkedDaysAgo = (index: number) =>
  index % 4 === 3 ? null : AGES[(index * 5) % AGES.length]!;

interface DemoFacts {
  cafeIds: readonly number[];
  memberIds: readonly number[];
  now: Date;
}

interface DemoSuggestion {
  kind: SuggestionKind;
  /** Which cafe it is about; none for a new one. */
  index?: number;
  name?: string;
  proposed: CafeFacts;
  note: string;
  /** The member who sent it; a guest if it is missing. */
  member?: number;
  daysAgo: number;
}

/** The member who looks after two of the cafes. */
const OWNER = 0;
const OWNED = [2, 5] as const;

const DEMO_SUGGESTIONS: readonly DemoSuggestion[] = [
  {
    kind: 'hours',
    index: 1,
    proposed: { openingHours: 'Mo-Fr 07:00-20:00; Sa,Su 08:00-18:00' },
    note: 'They stay open until eight since October.',
    member: 3,
    daysAgo: 6,
  },
  {
    kind: 'closed',
    index: 8,
    proposed: { status: 'archived' },
    note: 'The windows are papered over.',
    daysAgo: 4,
  },
  {
    kind: 'new_cafe',
    name: 'The Second Crack (sample)',
    proposed: {
      name: 'The Second Crack (sample)',
      address: '12 Sample St, Boston, MA 02118',
      neighborhood: 'South End',
      position: { latitude: 42.341, longitude: -71.0695 },
      website: 'https://second-crack.example/',
    },
    note: 'Small roastery behind the theater, pour over all day.',
    member: 7,
    daysAgo: 2,
  },
  {
    kind: 'hours',
    index: OWNED[0],
    proposed: {},
    note: 'Locked at five on Sunday, though it says six.',
    daysAgo: 3,
  },
  {
    kind: 'owner_change',
    index: OWNED[1],
    proposed: { name: 'The Sample Room' },
    note: '',
    member: OWNER,
    daysAgo: 2,
  },
  {
    kind: 'details',
    index: 14,
    proposed: { phone: '617-555-0142' },
    note: '',
    member: 3,
    daysAgo: 1,
  },
];

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
  const ownerId = memberIds[OWNER]!;
  const owned = OWNED.map((index) => cafeIds[index]!);
  await tx
    .update(cafes)
    .set({ ownerId, ownedSince: before(200), ownerProof: 'code' })
    .where(inArray(cafes.id, owned));
  await tx.update(users).set({ role: 'cafe_owner' }).where(eq(users.id, ownerId));
  const about = DEMO_SUGGESTIONS.flatMap(({ index }) =>
    index === undefined ? [] : [cafeIds[index]!],
  );
  const rows = await tx.select().from(cafes).where(inArray(cafes.id, about));
  for (const [
    at,
    { kind, index, name = '', proposed, note, member, daysAgo },
  ] of DEMO_SUGGESTIONS.entries()) {
    const cafe = rows.find(({ id }) => index !== undefined && id === cafeIds[index]);
    const stood: CafeFacts = cafe ?? {};
    const fields = Object.keys(proposed) as (keyof CafeFacts)[];
    const createdAt = before(daysAgo);
    const [suggestion] = await tx
      .insert(suggestions)
      .values({
        kind,
        cafeId: cafe?.id ?? null,
        name: cafe?.name ?? name,
        proposed,
        before: cafe ? Object.fromEntries(fields.map((field) => [field, stood[field]])) : {},
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
