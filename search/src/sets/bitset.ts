/** A set of the positions of documents, one bit each. */
export type Bits = Uint32Array;

/** @returns a new empty set for the positions below `size` */
export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** @returns a new set of all positions below `size` */
export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffff_ffff);
  const rest = size & 31;
  if (rest !== 0) bits[bits.length - 1] = (1 << rest) - 1;
  return bits;
}

/** Adds a position in place. */
export function addBit(bits: Bits, position: number): void {
  bits[position >>> 5]! |= 1 << (position & 31);
}

/** Removes a position in place. */
export function removeBit(bits: Bits, position: number): void {
  bits[position >>> 5]! &= ~(1 << (position & 31));
}

export function hasBit(bits: Bits, position: number): boolean {
  return ((bits[position >>> 5]! >>> (position & 31)) & 1) === 1;
}

/** Intersects in place: removes from `bits` what is not in `others`. Both have the same size. Four words a step take half the time. */
export function intersectWith(bits: Bits, others: Bits): void {
  let word = 0;
  for (; word + 3 < bits.length; word += 4) {
    bits[word]! &= others[word]!;
    bits[word + 1]! &= others[word + 1]!;
    bits[word + 2]! &= others[word + 2]!;
    bits[word + 3]! &= others[word + 3]!;
  }
  for (; word < bits.length; word++) bits[word]! &= others[word]!;
}

/** @returns a new set of what is in both. They have the same size. */
export function commonBits(bits: Bits, others: Bits): Bits {
  const common = bits.slice();
  intersectWith(common, others);
  return common;
}

/** Whether any position is in both. Both have the same size. */
export const haveCommon = (bits: Bits, others: Bits): boolean =>
  bits.some((word, at) => (word & others[at]!) !== 0);

/** Unites in place: adds everything in `others` to `bits`. Both have the same size. Four words a step take half the time. */
export function unionWith(bits: Bits, others: Bits): void {
  let word = 0;
  for (; word + 3 < bits.length; word += 4) {
    bits[word]! |= others[word]!;
    bits[word + 1]! |= others[word + 1]!;
    bits[word + 2]! |= others[word + 2]!;
    bits[word + 3]! |= others[word + 3]!;
  }
  for (; word < bits.length; word++) bits[word]! |= others[word]!;
}

/** The number of bits set in a 32-bit word. */
export function countWord(word: number): number {
  let v = word - ((word >>> 1) & 0x5555_5555);
  v = (v & 0x3333_3333) + ((v >>> 2) & 0x3333_3333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/**
 * Adds up four words to one of the bits that are set in four of them, before these are counted (Harley and Seal's carry-save
 * adder): half the work of counting each word.
 */
export function countBits(bits: Bits): number {
  let ones = 0;
  let twos = 0;
  let count = 0;
  let word = 0;
  for (; word + 3 < bits.length; word += 4) {
    const [first, second] = [bits[word]!, bits[word + 1]!];
    const [third, fourth] = [bits[word + 2]!, bits[word + 3]!];
    let either = ones ^ first;
    const carried = (ones & first) | (either & second);
    ones = either ^ second;
    either = ones ^ third;
    const alsoCarried = (ones & third) | (either & fourth);
    ones = either ^ fourth;
    either = twos ^ carried;
    count += countWord((twos & carried) | (either & alsoCarried));
    twos = either ^ alsoCarried;
  }
  count = 4 * count + 2 * countWord(twos) + countWord(ones);
  for (; word < bits.length; word++) count += countWord(bits[word]!);
  return count;
}

/**
 * Returns a function that counts the positions in common with another set, to be called for many: it goes only
 * through the words of this set that are not empty, which are few where few of many documents match.
 */
export function commonCounter(bits: Bits): (others: Bits) => number {
  const used = new Uint32Array(bits.length);
  let count = 0;
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) used[count++] = word;
  return (others) => {
    let common = 0;
    for (let at = 0; at < count; at++) {
      const word = used[at]!;
      common += countWord(bits[word]! & others[word]!);
    }
    return common;
  };
}

/** Visits the positions in ascending order; a visitor that returns `false` stops. */
export function eachBit(bits: Bits, visit: (position: number) => unknown): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    while (rest !== 0) {
      const lowest = rest & -rest;
      if (visit((word << 5) + 31 - Math.clz32(lowest)) === false) return;
      rest ^= lowest;
    }
  }
}

/** The positions in ascending order. To go through many, faster than `eachBit`, which calls a function for each. */
export function positionsOf(bits: Bits): Uint32Array {
  const positions = new Uint32Array(countBits(bits));
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    while (rest !== 0) {
      const lowest = rest & -rest;
      positions[count++] = (word << 5) + 31 - Math.clz32(lowest);
      rest ^= lowest;
    }
  }
  return positions;
}
