import { setImmediate } from 'node:timers/promises';

/** Long work yields after about this many documents or postings, so that it can be done in slices. */
export const SLICE = 2000;

/** Work that yields now and then, so that it can be done in slices. */
export type Work<Result> = Generator<undefined, Result>;

/** After how long the event loop is given back. */
export const SLICE_MS = 2;

/**
 * Runs all slices of some work, giving the event loop back between them.
 * @throws AbortError
 */
export async function runInSlices<Result>(
  work: Work<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await setImmediate(undefined, signal && { signal });
  }
}

/** Runs all slices of some work at once. */
export function runToEnd<Result>(work: Work<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const NO_PAUSES: readonly undefined[] = [];

/** Visits the numbers from 0 to below `count`; a few are visited at once, without a generator. */
export function visitInSlices(
  count: number,
  visit: (at: number) => void,
  slice = SLICE,
): Iterable<undefined, void> {
  if (count > slice) return visitMany(count, visit, slice);
  for (let at = 0; at < count; at++) visit(at);
  return NO_PAUSES;
}

function* visitMany(
  count: number,
  visit: (at: number) => void,
  slice: number,
): Generator<undefined, void> {
  for (let at = 0; at < count; at++) {
    if (at > 0 && at % slice === 0) yield;
    visit(at);
  }
}

type Keys = Float64Array | Int32Array;

/** Merges each two neighbouring sorted runs of `source` into one run of `target`. */
function* mergeRuns(
  source: Uint32Array,
  target: Uint32Array,
  width: number,
  keys: Keys,
): Generator<undefined, void> {
  let left = 0;
  let right = 0;
  let middle = 0;
  let end = 0;
  yield* visitInSlices(source.length, (at) => {
    if (at === end) {
      left = at;
      right = middle = Math.min(at + width, source.length);
      end = Math.min(at + 2 * width, source.length);
    }
    const takeLeft =
      right === end || (left < middle && keys[source[left]!]! <= keys[source[right]!]!);
    target[at] = source[takeLeft ? left++ : right++]!;
  });
}

/** A stable merge sort of indexes by their keys. The given array may be overwritten. */
export function* sortInSlices(indexes: Uint32Array, keys: Keys): Generator<undefined, Uint32Array> {
  for (let from = 0; from < indexes.length; from += SLICE) {
    indexes.subarray(from, from + SLICE).sort((a, b) => keys[a]! - keys[b]!);
    yield;
  }
  if (indexes.length <= SLICE) return indexes;
  let source = indexes;
  let target: Uint32Array = new Uint32Array(indexes.length);
  for (let width = SLICE; width < indexes.length; width *= 2) {
    yield* mergeRuns(source, target, width, keys);
    [source, target] = [target, source];
  }
  return source;
}
