import type { Compare, Document } from '../documents/schema.ts';
import { selectTwo } from '../ranking/quickselect.ts';
import { mergeRuns, type Run } from './runs.ts';
import { keysOf, type Keys } from '../ranking/keys.ts';

/** What a segment finds. */
export interface Found<Documents> {
  documents: Documents;
  /** In ascending order. */
  positions: Uint32Array;
  keys: readonly Keys[];
}

/** Of a part, how many values are smaller than those at both ends of a page, and what is at its ends and between them. */
function split<Documents>(
  { documents, positions, keys }: Found<Documents>,
  values: Float64Array,
  first: number,
  last: number,
) {
  let below = 0;
  const between: number[] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!;
    below += Number(value < first);
    // As one condition, which is rarely met.
    if ((value - first) * (last - value) > 0) between.push(positions[at]!);
  }
  const tied = (value: number): Found<Documents> => ({
    documents,
    positions: positionsWith(value, positions, values),
    keys: keys.slice(1),
  });
  return {
    below,
    atFirst: tied(first),
    between: sorted({ documents, keys, positions: new Uint32Array(between) }),
    atLast: tied(last),
  };
}

/** They may be most of all, for which a growing list would take several times as long. */
function positionsWith(value: number, positions: Uint32Array, values: Float64Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < values.length; at++) if (values[at] === value) count++;
  const found = new Uint32Array(count);
  for (let at = values.length - 1; count > 0; at--) {
    if (values[at] === value) found[--count] = positions[at]!;
  }
  return found;
}

function sorted<Documents>({ documents, positions, keys }: Found<Documents>): Run<Documents> {
  const unsorted = keysOf(keys, positions);
  const compare = (one: number, other: number) => {
    for (const own of unsorted) if (own[one] !== own[other]) return own[one]! - own[other]!;
    return one - other;
  };
  const order = Uint32Array.from(positions.keys()).toSorted(compare);
  return {
    documents,
    positions: order.map((at) => positions[at]!),
    keys: unsorted.map((own) => Float64Array.from(order, (at) => own[at]!)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const sizeOf = (found: readonly Found<unknown>[]) =>
  sum(found.map(({ positions }) => positions.length));

/**
 * The documents from `from` to below `to` of all that is found, in total order. The values of the first key at both ends of the
 * page are selected; of all others, only those between them are sorted, and those tied with an end are selected from by the next key.
 * @param to at most the number of all
 * @param compare the default order
 */
export function deepPage<Documents>(
  found: readonly Found<Documents>[],
  from: number,
  to: number,
  compare: Compare<Documents>,
): Document<Documents>[] {
  if (from >= to) return [];
  if (found[0]!.keys.length === 0) {
    const runs = found.map(({ documents, positions }) => ({ documents, positions, keys: [] }));
    return mergeRuns(runs, from, to, compare);
  }
  const values = new Float64Array(sizeOf(found));
  let end = 0;
  const own = found.map(({ positions, keys }) => {
    const part = values.subarray(end, (end += positions.length));
    keys[0]!(positions, positions.length, part);
    return part;
  });
  const [first, last] = selectTwo(values, from, to - 1);
  const pieces = found.map((part, at) => split(part, own[at]!, first, last));
  const below = sum(pieces.map((piece) => piece.below));
  const atFirst = pieces.map((piece) => piece.atFirst);
  if (first === last) return deepPage(atFirst, from - below, to - below, compare);
  const page = deepPage(atFirst, from - below, sizeOf(atFirst), compare);
  const between = pieces.map((piece) => piece.between);
  page.push(...mergeRuns(between, 0, Infinity, compare));
  const atLast = pieces.map((piece) => piece.atLast);
  return [...page, ...deepPage(atLast, 0, to - from - page.length, compare)];
}
