import { expect, it } from 'vitest';
import { newArray } from './new-array.ts';

const KINDS = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array] as const;

it('gives arrays of zeros that do not overlap, of any size', () => {
  const made = Array.from({ length: 3000 }, (_, at) => {
    const values = newArray<InstanceType<(typeof KINDS)[number]>>(
      KINDS[at % KINDS.length]!,
      (at * 37) % 1100,
    );
    expect(values.every((value) => value === 0)).toBe(true);
    return values.fill(1 + (at % 200));
  });
  for (const [at, values] of made.entries()) {
    expect(values).toHaveLength((at * 37) % 1100);
    expect(values.every((value) => value === 1 + (at % 200))).toBe(true);
  }
});
