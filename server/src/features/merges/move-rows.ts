import { sql } from 'drizzle-orm';
import { isAmong } from '../../database/is-among.ts';
import type { Tx } from '../../database/open.ts';

interface Pair {
  from: number;
  to: number;
}

export interface Moved {
  id: number;
  userId: number;
}

const table = { favorites: sql`favorites`, ratings: sql`ratings` };
type Table = keyof typeof table;

/**
 * Moves rows to another cafe, but for those of members who have one there already.
 * @param only of these ids; left out, all of them
 */
export async function moveRows(
  tx: Tx,
  name: Table,
  { from, to }: Pair,
  only?: readonly number[],
): Promise<Moved[]> {
  const { rows } = await tx.execute<{ id: number; user_id: number }>(sql`
    update ${table[name]} moved set cafe_id = ${to}
    where cafe_id = ${from} and ${only ? isAmong(sql`id`, only) : sql`true`}
      and not exists (
        select from ${table[name]} there where there.cafe_id = ${to} and there.user_id = moved.user_id
      )
    returning id, user_id`);
  return rows.map((row) => ({ id: row.id, userId: row.user_id }));
}

/** Members who have rated both, and whose newer rating is that of the first. */
export async function newerRaters(tx: Tx, { from, to }: Pair): Promise<number[]> {
  const { rows } = await tx.execute<{ user_id: number }>(sql`
    select here.user_id from ratings here join ratings there on there.user_id = here.user_id
    where here.cafe_id = ${from} and there.cafe_id = ${to} and here.created_at > there.created_at`);
  return rows.map((row) => row.user_id);
}

/**
 * Swaps the ratings of members who have rated both cafes.
 * @param until ratings of the second that are newer stay, with their counterparts
 */
export async function swapRatings(
  tx: Tx,
  { from, to }: Pair,
  userIds: readonly number[],
  until: Date,
): Promise<void> {
  await tx.execute(sql`
    update ratings mine set rating = other.rating, review = other.review, created_at = other.created_at
    from ratings other
    where other.user_id = mine.user_id and ${isAmong(sql`mine.user_id`, userIds)}
      and (mine.cafe_id, other.cafe_id) in ((${from}, ${to}), (${to}, ${from}))
      and not exists (
        select from ratings later where later.user_id = mine.user_id and later.cafe_id = ${to}
          and later.created_at > ${until.toISOString()}::timestamptz
      )`);
}

/** Every node forgets which favorites it knows of these members. */
export async function announceFavorites(tx: Tx, moved: readonly Moved[]): Promise<void> {
  const userIds = moved.map(({ userId }) => userId);
  await tx.execute(sql`
    select count(pg_notify('catalogue', 'favorites:' || id))
    from unnest(${sql.param(userIds)}::int[]) as id`);
}
