import { Journal, NONE } from './journal.ts';
import { rowsOf, type Row, type Tables } from './rows.ts';
import { ask, type Materials, type Writer } from './writer.ts';

/** What a table holds of members and cafes, by the member's name and the cafe. */
function byMemberAndCafe(tables: Tables, table: string, valueOf: (row: Row) => string) {
  const names = new Map(rowsOf(tables, 'users').map(({ id, username }) => [id, username]));
  return new Map(
    rowsOf(tables, table).map((row) => [
      `${names.get(row['user_id'])}:${row['cafe_id']}`,
      valueOf(row),
    ]),
  );
}

/** A member and a cafe, by chance. */
function choose({ accounts, cafes, random }: Materials) {
  const { name, visitor } = accounts[random(accounts.length)]!;
  const { id } = cafes[random(cafes.length)]!;
  return { visitor, id, key: `${name}:${id}` };
}

/** Rates cafes, again and again, and now and then withdraws a rating. Each review names its stars. */
export function ratingWriter(materials: Materials): Writer {
  const { origin, random } = materials;
  const journal = new Journal();
  let count = 0;
  return {
    journal,
    write() {
      const { visitor, id, key } = choose(materials);
      const url = `${origin}/api/cafes/${id}/ratings`;
      if (random(5) === 0) {
        return journal.write(key, [NONE], async () => (await ask(visitor, url, 'DELETE')).outcome);
      }
      const rating = 1 + random(5);
      const review = `Visit ${(count += 1)}: ${rating} stars.`;
      return journal.write(
        key,
        [`${rating} ${review}`],
        async () => (await ask(visitor, url, 'POST', { rating, review })).outcome,
      );
    },
    find: (tables) =>
      byMemberAndCafe(tables, 'ratings', ({ rating, review }) => `${rating} ${review}`),
  };
}

/** Presses and releases hearts. */
export function heartWriter(materials: Materials): Writer {
  const { origin, random } = materials;
  const journal = new Journal();
  return {
    journal,
    write() {
      const { visitor, id, key } = choose(materials);
      const url = `${origin}/api/favorites`;
      return random(3) === 0
        ? journal.write(
            key,
            [NONE],
            async () => (await ask(visitor, `${url}/${id}`, 'DELETE')).outcome,
          )
        : journal.write(
            key,
            ['pressed'],
            async () => (await ask(visitor, url, 'POST', { cafeId: id })).outcome,
          );
    },
    find: (tables) => byMemberAndCafe(tables, 'favorites', () => 'pressed'),
  };
}
