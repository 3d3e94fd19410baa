import type { CatalogueCafe, CatalogueSource } from '../types.ts';

/** So many changed cafes are read together. */
const MAX_READ = 100;

/** What changed cafes are now; null for one that is not published. */
export async function* readChanges(
  source: CatalogueSource,
  ids: readonly number[],
): AsyncGenerator<ReadonlyMap<number, CatalogueCafe | null>> {
  for (let from = 0; from < ids.length; from += MAX_READ) {
    const some = ids.slice(from, from + MAX_READ);
    const changes = new Map<number, CatalogueCafe | null>(some.map((id) => [id, null]));
    for (const cafe of await source.loadCafes(some)) changes.set(cafe.id, cafe);
    yield changes;
  }
}
