import { newArray } from '../new-array.ts';
import { visitInSlices } from '../slices.ts';
import type { Field, Order } from './field.ts';

/** A text of each document, of which there are fewer than documents. */
export interface Repeated {
  /** By position, the index in `texts`. */
  readonly numbers: Uint32Array;
  readonly texts: readonly string[];
}

export const textAt = ({ numbers, texts }: Repeated, position: number): string =>
  texts[numbers[position]!]!;

/** Of the texts those stay that a document has. */
function* gather(
  columns: readonly Repeated[],
  { inputs, positions }: Order,
): Generator<undefined, Repeated> {
  const known = new Map<string, number>();
  const moved = columns.map(({ texts }) => newArray(Int32Array, texts.length).fill(-1));
  const numbers = newArray(Uint32Array, positions.length);
  yield* visitInSlices(positions.length, (at) => {
    const input = inputs[at]!;
    const before = columns[input]!.numbers[positions[at]!]!;
    if (moved[input]![before]! < 0) {
      const text = columns[input]!.texts[before]!;
      const number = known.get(text);
      if (number === undefined) known.set(text, known.size);
      moved[input]![before] = number ?? known.size - 1;
    }
    numbers[at] = moved[input]![before]!;
  });
  return { numbers, texts: [...known.keys()] };
}

/** A text of each document that many have. */
export function repeatedField<Raw>(textOf: (document: Raw) => string): Field<Raw, Repeated> {
  return {
    arrays: { numbers: Uint32Array, texts: 'texts' },
    collect() {
      const numbers: number[] = [];
      const known = new Map<string, number>();
      return {
        add(document) {
          const text = textOf(document);
          let number = known.get(text);
          if (number === undefined) known.set(text, (number = known.size));
          numbers.push(number);
        },
        get column() {
          return { numbers: new Uint32Array(numbers), texts: [...known.keys()] };
        },
      };
    },
    gather,
  };
}
