import { listAt } from '../documents/list-field.ts';
import type { Values } from '../documents/field.ts';
import type { Lists } from '../growing-lists.ts';
import { addBit, emptyBits, type Bits } from '../sets/bitset.ts';
import { visitInSlices, type Work } from '../slices.ts';

/** Sets by a number. A number that no document has is missing. They are not to be changed. */
export type NumberSets = ReadonlyMap<number, Bits>;

/** The documents whose number has a bit of a mask, for each of some masks. */
export function* setsOfBits(values: Values, masks: readonly number[]): Work<readonly Bits[]> {
  const sets = masks.map(() => emptyBits(values.length));
  yield* visitInSlices(values.length, (position) => {
    const value = values[position]!;
    if (value === 0) return;
    for (let at = 0; at < masks.length; at++) {
      if (value & masks[at]!) addBit(sets[at]!, position);
    }
  });
  return sets;
}

/** The documents with each number but 0. */
export function* setsByNumber(values: Values): Work<NumberSets> {
  const sets = new Map<number, Bits>();
  yield* visitInSlices(values.length, (position) => {
    if (values[position] !== 0) addTo(sets, values[position]!, position, values.length);
  });
  return sets;
}

/** The documents that have each number in their list. */
export function* setsByListed(lists: Lists<Uint32Array>): Work<NumberSets> {
  const sets = new Map<number, Bits>();
  const size = lists.starts.length - 1;
  yield* visitInSlices(size, (position) => {
    for (const number of listAt(lists, position)) addTo(sets, number, position, size);
  });
  return sets;
}

function addTo(sets: Map<number, Bits>, number: number, position: number, size: number): void {
  let bits = sets.get(number);
  if (!bits) sets.set(number, (bits = emptyBits(size)));
  addBit(bits, position);
}
