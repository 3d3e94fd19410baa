/** Writes the keys of the first `count` positions; smaller ones come first. For many at once, which is faster than one by one. */
export type Keys = (positions: Uint32Array, count: number, keys: Float64Array) => void;

/** As long as the most positions so far: used again, for collecting one for each question costs more than filling it. */
let buffer = new Float64Array(256);

/** All keys of some positions. */
export const keysOf = (keys: readonly Keys[], positions: Uint32Array): number[][] =>
  keys.map((write) => {
    if (buffer.length < positions.length) buffer = new Float64Array(positions.length);
    write(positions, positions.length, buffer);
    const values: number[] = [];
    for (let at = 0; at < positions.length; at++) values.push(buffer[at]!);
    return values;
  });
