import { newArray, type ArrayKind } from '../new-array.ts';
import { visitInSlices } from '../slices.ts';
import type { Field, Values } from './field.ts';

/** A number of each document. */
export function numberField<Raw, Numbers extends Values>(
  Kind: ArrayKind<Numbers>,
  numberOf: (document: Raw) => number,
): Field<Raw, Numbers> {
  return {
    arrays: { '': Kind },
    collect() {
      const numbers: number[] = [];
      return {
        add: (document) => numbers.push(numberOf(document)),
        get column() {
          const column = newArray(Kind, numbers.length);
          column.set(numbers);
          return column;
        },
      };
    },
    *gather(columns, { inputs, positions }) {
      const column = newArray(Kind, positions.length);
      const target: Values = column;
      yield* visitInSlices(positions.length, (at) => {
        target[at] = columns[inputs[at]!]![positions[at]!]!;
      });
      return column;
    },
  };
}
