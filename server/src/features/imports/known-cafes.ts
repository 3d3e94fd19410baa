import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { cafes } from '../../database/schema.ts';
import { filterNames } from '../filters/filter-keys.ts';
import type { KnownCafes } from './row-classifier.ts';

/** Reading a page takes the thread that answers visitors a few milliseconds. */
const PAGE_SIZE = 1000;

/** Pages of what has ids, up to one that is not full. */
async function* pages<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const rows = await read(after);
    yield rows;
    if (rows.length < PAGE_SIZE) return;
    after = rows.at(-1)!.id;
  }
}

async function* knownIds({ db }: Database, source: string): AsyncGenerator<string[]> {
  const read = (after: number) =>
    db
      .select({ id: cafes.id, sourceId: cafes.sourceId })
      .from(cafes)
      .where(and(gt(cafes.id, after), eq(cafes.source, source)))
      .orderBy(asc(cafes.id))
      .limit(PAGE_SIZE);
  for await (const page of pages(read)) yield page.map(({ sourceId }) => sourceId!);
}

async function* knownFilters({ db }: Database) {
  yield await filterNames(db);
}

/** All cafes, whatever their status, and the filters, each read page by page when it is needed. */
export function knownCafes(database: Database, source: string): KnownCafes {
  return {
    filters: knownFilters(database),
    ids: knownIds(database, source),
    cafes: pages((after) =>
      database.db
        .select({
          id: cafes.id,
          name: cafes.name,
          address: cafes.address,
          latitude: cafes.latitude,
          longitude: cafes.longitude,
          website: cafes.website,
          phone: cafes.phone,
        })
        .from(cafes)
        .where(gt(cafes.id, after))
        .orderBy(asc(cafes.id))
        .limit(PAGE_SIZE),
    ),
  };
}
