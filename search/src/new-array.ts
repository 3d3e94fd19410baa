export interface ArrayKind<Values> {
  new (length: number): Values;
  new (buffer: ArrayBuffer, byteOffset: number, length: number): Values;
  readonly BYTES_PER_ELEMENT: number;
}

/** V8 has smaller ones in its heap, without a buffer. */
const MIN_SHARED_BYTES = 65;
const MAX_SHARED_BYTES = 8 * 1024;
const BUFFER_BYTES = 64 * 1024;
/** Of the largest numbers. */
const ALIGNMENT = Float64Array.BYTES_PER_ELEMENT;

let buffer = new ArrayBuffer(BUFFER_BYTES);
/** Where the next array goes. */
let end = 0;

/**
 * A typed array of zeros. Small ones share a buffer: a change of some documents makes about a hundred, and a buffer for each
 * takes ten times as long to make, and to collect as garbage.
 */
export function newArray<Values>(Kind: ArrayKind<Values>, length: number): Values {
  const bytes = length * Kind.BYTES_PER_ELEMENT;
  if (bytes < MIN_SHARED_BYTES || bytes > MAX_SHARED_BYTES) return new Kind(length);
  if (end + bytes > BUFFER_BYTES) {
    buffer = new ArrayBuffer(BUFFER_BYTES);
    end = 0;
  }
  const values = new Kind(buffer, end, length);
  end = Math.ceil((end + bytes) / ALIGNMENT) * ALIGNMENT;
  return values;
}
