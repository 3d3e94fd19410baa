/** Writes the keys of the first `count` positions; smaller ones come first. For many at once, which is faster than one by one. */
export type Keys = (positions: Uint32Array, count: number, keys: Float64Array) => void;
