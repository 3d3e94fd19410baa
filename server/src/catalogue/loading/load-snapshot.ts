import { CafePresenter } from '../cafe-presenter.ts';
import type { MemorySnapshot } from '../memory-snapshot.ts';
import { presentCategories } from '../documents/present.ts';
import { buildPart } from '../segments/segment.ts';
import { finish, finishBeside } from '../slices.ts';
import { snapshotOf } from '../snapshot.ts';
import { sortInWorker } from './sort-in-worker.ts';
import { sortCafes } from '../segments/sorted.ts';
import type { CatalogueCafe, CatalogueSource } from '../types.ts';

async function* startingWith<T>(first: readonly T[], rest: AsyncIterator<T>): AsyncGenerator<T> {
  yield* first;
  for (;;) {
    const { done, value } = await rest.next();
    if (done) return;
    yield value;
  }
}

/** Loads the filters, as cafes and questions use them. */
export const loadPresenter = async (source: CatalogueSource): Promise<CafePresenter> =>
  new CafePresenter(presentCategories(await source.loadCategories()));

/**
 * Loads everything. What fills more than a page is sorted and indexed in a thread of its own, and the rest is done in
 * slices: visitors do not wait for it.
 */
export async function loadSnapshot(
  source: CatalogueSource,
  revision: number,
  signal: AbortSignal,
): Promise<MemorySnapshot> {
  const presenter = await loadPresenter(source);
  const pages = source.pages()[Symbol.asyncIterator]();
  const [first, second] = [await pages.next(), await pages.next()];
  if (second.done) {
    const cafes = first.done ? [] : (JSON.parse(first.value) as CatalogueCafe[]);
    return snapshotOf([finish(buildPart(sortCafes(cafes)))], presenter, revision);
  }
  const all = startingWith([first.value as string, second.value], pages);
  const sorted = await sortInWorker(all, signal);
  const part = await finishBeside(buildPart(sorted), signal);
  return snapshotOf([part], presenter, revision);
}
