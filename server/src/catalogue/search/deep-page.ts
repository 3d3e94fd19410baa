import type { Document, Documents } from '../documents/documents.ts';
import { selectTwo } from '@cortado/search/ranking/quickselect';
import { mergeRuns, type Run } from './runs.ts';
import { keysOf, type Keys } from '@cortado/search/ranking/keys';

/** What a segment finds. */
export interface Found {
  documents: Documents;
  /** In ascending order. */
  positions: Uint32Array;
  keys: readonly Keys[];
}

/** With the values of the first key. */
interface Valued extends Found {
  values: Float64Array;
}

function valued(found: readonly Found[]): { parts: Valued[]; all: Float64Array } {
  const all = new Float64Array(sizeOf(found));
  let end = 0;
  const parts = found.map((part) => {
    const { length } = part.positions;
    const values = all.subarray(end, (end += length));
    part.keys[0]!(part.positions, length, values);
    return { ...part, values };
  });
  return { parts, all };
}

/** Of a part, how many values are smaller than those at both ends of a page, and what is at its ends and between them. */
function split({ documents, positions, keys, values }: Valued, first: number, last: number) {
  let below = 0;
  const between: number[] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!;
    below += Number(value < first);
    // As one condition, which is rarely met.
    if ((value - first) * (last - value) > 0) between.push(positions[at]!);
  }
  const tied = (value: number): Found => ({
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

function sorted({ documents, positions, keys }: Found): Run {
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
const sizeOf = (found: readonly Found[]) => sum(found.map(({ positions }) => positions.length));

/**
 * The cafes from `from` to below `to` of all that is found, in total order. The values of the first key at both ends of the
 * page are selected; of all others, only those between them are sorted, and those tied with an end are selected from by the next key.
 * @param to at most the number of all
 */
export function deepPage(found: readonly Found[], from: number, to: number): Document[] {
  if (from >= to) return [];
  if (found[0]!.keys.length === 0) return mergeRuns(found.map(asRun), from, to);
  const { parts, all } = valued(found);
  const [first, last] = selectTwo(all, from, to - 1);
  const pieces = parts.map((part) => split(part, first, last));
  const below = sum(pieces.map((piece) => piece.below));
  const atFirst = pieces.map((piece) => piece.atFirst);
  if (first === last) return deepPage(atFirst, from - below, to - below);
  const cafes = deepPage(atFirst, from - below, sizeOf(atFirst));
  const between = pieces.map((piece) => piece.between);
  cafes.push(...mergeRuns(between, 0, Infinity));
  const atLast = pieces.map((piece) => piece.atLast);
  return [...cafes, ...deepPage(atLast, 0, to - from - cafes.length)];
}

/** Without keys, for those that are in the default order. */
const asRun = ({ documents, positions }: Found): Run => ({ documents, positions, keys: [] });
