/**
 * A repeatable random number generator from 0 (inclusive) to 1: the same start gives the same sequence.
 * A linear congruential generator (modulus 2^32) whose high bits are spread by a multiplication.
 */
export function seededRandom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32;
  };
}
