import { sortDocuments } from '@cortado/search/documents/sorted-builder';
import { CafePresenter } from '../cafe-presenter.ts';
import type { Minute } from '@cortado/search/schedules/minute';
import type { MemorySnapshot } from '../memory-snapshot.ts';
import { buildPart } from '@cortado/search/segments/segment';
import { CAFES, type Part, type Sorted } from '../segments/cafes.ts';
import { runInSlices } from '@cortado/search/slices';
import { snapshotOf } from '../snapshot.ts';
import { unreadySchedules } from '@cortado/search/schedules/in-thread';
import { evaluateInWorker } from './evaluate-in-worker.ts';
import { sortInThread } from '@cortado/search/loading/sort-in-thread';
import { newWorker } from '../../core/start-script.ts';
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
  new CafePresenter(await source.loadCategories());

const SCRIPT = {
  bundled: new URL('./build-worker.js', import.meta.url),
  source: new URL('./build-worker.ts', import.meta.url),
};

/** Fewer different hours are evaluated before a thread has started. */
const MAX_HERE = 100;

/** Builds a part in slices, with all that its hours take. */
export async function buildInSlices(
  sorted: Sorted,
  now: Minute,
  signal: AbortSignal,
): Promise<Part> {
  const part = await runInSlices(buildPart(CAFES, sorted), signal);
  const unready = await unreadySchedules([part], now, 'today', signal);
  if (unready.length > MAX_HERE) await evaluateInWorker(unready, now, signal);
  await runInSlices(part.segment.index.schedules.prepare(now), signal);
  return part;
}

/**
 * Loads everything. What fills more than a page is sorted and indexed in a thread of its own, and the rest is done in
 * slices: visitors do not wait for it.
 */
export async function loadSnapshot(
  source: CatalogueSource,
  revision: number,
  now: Minute,
  signal: AbortSignal,
): Promise<MemorySnapshot> {
  const presenter = await loadPresenter(source);
  const snapshotInSlices = async (sorted: Sorted) => {
    const part = await buildInSlices(sorted, now, signal);
    return runInSlices(snapshotOf([part], presenter, revision, now), signal);
  };
  const pages = source.pages()[Symbol.asyncIterator]();
  const [first, second] = [await pages.next(), await pages.next()];
  if (second.done) {
    const cafes = first.done ? [] : (JSON.parse(first.value) as CatalogueCafe[]);
    return snapshotInSlices(sortDocuments(CAFES, cafes));
  }
  const all = startingWith([first.value as string, second.value], pages);
  const sorted = await sortInThread(newWorker(SCRIPT), CAFES, all, signal);
  return snapshotInSlices(sorted);
}
