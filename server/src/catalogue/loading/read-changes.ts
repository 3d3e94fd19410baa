import type { Minute } from '@cortado/search/schedules/minute';
import { keyOfCafe, openTimesOf } from '../hours/open-times.ts';
import { runInSlices } from '@cortado/search/slices';
import type { CatalogueCafe, CatalogueSource } from '../types.ts';

/** How many changed cafes are read together. */
const MAX_READ = 100;

/** Evaluates the hours that no other cafe has, which takes some milliseconds each. */
function* prepareHours(
  cafes: Iterable<CatalogueCafe | null>,
  now: Minute,
): Generator<undefined, void> {
  for (const cafe of cafes) {
    if (!cafe) continue;
    const times = openTimesOf(keyOfCafe(cafe));
    times.evaluated(now.day(times.timeZone));
    yield;
  }
}

/** What changed cafes are now; null for one that is not published. */
export async function* readChanges(
  source: CatalogueSource,
  ids: readonly number[],
  now: Minute,
): AsyncGenerator<ReadonlyMap<number, CatalogueCafe | null>> {
  for (let from = 0; from < ids.length; from += MAX_READ) {
    const some = ids.slice(from, from + MAX_READ);
    const changes = new Map<number, CatalogueCafe | null>(some.map((id) => [id, null]));
    for (const cafe of await source.loadCafes(some)) changes.set(cafe.id, cafe);
    await runInSlices(prepareHours(changes.values(), now));
    yield changes;
  }
}
