import type { ArrayKind } from '../new-array.ts';
import type { Work } from '../slices.ts';

export type Values = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Arrays by name, as they are saved or handed to another thread. */
export type Arrays = Readonly<Record<string, Values>>;

/** Which document comes at each position: the input's index, and the position there. */
export interface Order {
  inputs: Uint32Array;
  positions: Uint32Array;
}

/** Collects the values of a field. */
export interface Collector<Raw, Column> {
  add(document: Raw): void;
  /** All so far. */
  readonly column: Column;
}

/**
 * A field of documents, as a product declares it: how it is read from a document, and how the values of all documents are
 * held by position, in a column.
 */
export interface Field<Raw, Column> {
  /** What a column has by name, and which kind of array each is; '' is the column itself. */
  readonly arrays: Readonly<Record<string, ArrayKind<Values> | 'texts'>>;
  collect(): Collector<Raw, Column>;
  /** The column of documents that are taken from some columns. */
  gather(columns: readonly Column[], order: Order): Work<Column>;
}

/** Computes what several fields read of a document once for all of them. */
export function sharedBy<Raw, Value>(valueOf: (document: Raw) => Value): (document: Raw) => Value {
  let last: Raw | undefined;
  let value: Value;
  return (document) => {
    if (document !== last) {
      value = valueOf(document);
      last = document;
    }
    return value;
  };
}
