import { GrowingLists, type Lists } from '../growing-lists.ts';
import { newArray, type ArrayKind } from '../new-array.ts';
import { visitInSlices } from '../slices.ts';
import type { Field, Order } from './field.ts';

type ListValues = Uint8Array | Uint16Array | Uint32Array;

/** So many lists are copied at once. */
const MAX_RUN = 1000;
/** UTF-8 takes at most this many bytes for a UTF-16 code unit. */
const MAX_BYTES = 3;

const encoder = new TextEncoder();

function* gather<Kind extends ListValues>(
  columns: readonly Lists<Kind>[],
  { inputs, positions }: Order,
  Kind: ArrayKind<Kind>,
): Generator<undefined, Lists<Kind>> {
  const starts = newArray(Uint32Array, positions.length + 1);
  yield* visitInSlices(positions.length, (at) => {
    const from = columns[inputs[at]!]!.starts;
    const position = positions[at]!;
    starts[at + 1] = starts[at]! + from[position + 1]! - from[position]!;
  });
  const values = newArray(Kind, starts.at(-1)!);
  // What follows one another in both is copied at once, which a change of few documents is but for some.
  let first = 0;
  yield* visitInSlices(positions.length, (at) => {
    const input = inputs[at]!;
    const position = positions[at]!;
    const goesOn = inputs[at + 1] === input && positions[at + 1] === position + 1;
    if (goesOn && at - first < MAX_RUN) return;
    const source = columns[input]!;
    const from = source.starts[position - (at - first)];
    values.set(source.values.subarray(from, source.starts[position + 1]), starts[first]);
    first = at + 1;
  });
  return { starts, values };
}

/** @param write what a document has to the end of the lists */
function fieldOfLists<Raw, Kind extends ListValues>(
  Kind: ArrayKind<Kind>,
  write: (document: Raw, lists: GrowingLists<Kind>) => void,
): Field<Raw, Lists<Kind>> {
  return {
    arrays: { starts: Uint32Array, values: Kind },
    collect() {
      const lists = new GrowingLists((length) => newArray(Kind, length));
      return {
        add(document) {
          write(document, lists);
          lists.endList();
        },
        get column() {
          return lists.lists;
        },
      };
    },
    gather: (columns, order) => gather(columns, order, Kind),
  };
}

/** Some numbers of each document. */
export const numbersField = <Raw>(numbersOf: (document: Raw) => readonly number[]) =>
  fieldOfLists<Raw, Uint32Array>(Uint32Array, (document, lists) => {
    const numbers = numbersOf(document);
    lists.reserve(numbers.length);
    for (const number of numbers) lists.push(number);
  });

/** A text of each document, in UTF-8. */
export const textField = <Raw>(textOf: (document: Raw) => string) =>
  fieldOfLists<Raw, Uint8Array>(Uint8Array, (document, lists) => {
    const text = textOf(document);
    lists.reserve(text.length * MAX_BYTES);
    lists.length += encoder.encodeInto(text, lists.values.subarray(lists.length)).written;
  });

/** A text of each document to sort by, in UTF-16. */
export const sortTextField = <Raw>(textOf: (document: Raw) => string) =>
  fieldOfLists<Raw, Uint16Array>(Uint16Array, (document, lists) => {
    const text = textOf(document);
    lists.reserve(text.length);
    for (let at = 0; at < text.length; at++) lists.push(text.charCodeAt(at));
  });

/** The values of a position, not copied. */
export function listAt<Kind extends { subarray(from: number, to: number): Kind }>(
  { starts, values }: Lists<Kind>,
  position: number,
): Kind {
  return values.subarray(starts[position]!, starts[position + 1]!);
}

/** Compares the values of two positions one by one: those of `sortTextField` as strings compare. */
export function compareLists<Kind extends ListValues>(
  a: Lists<Kind>,
  atA: number,
  b: Lists<Kind>,
  atB: number,
): number {
  const startA = a.starts[atA]!;
  const startB = b.starts[atB]!;
  const lengthA = a.starts[atA + 1]! - startA;
  const lengthB = b.starts[atB + 1]! - startB;
  const shared = Math.min(lengthA, lengthB);
  for (let at = 0; at < shared; at++) {
    const difference = a.values[startA + at]! - b.values[startB + at]!;
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}
