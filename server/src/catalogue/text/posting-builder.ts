import { SEARCHED_FACTS } from '@cortado/contract/fact-lists';
import { GrowingLists } from '../growing-lists.ts';
import { FIELD_BITS, FIELD_MASK, type FieldOfWord, type Postings } from './postings.ts';
import { newArray } from '../new-array.ts';

/** Collects the words of cafes. What a cafe's list holds is the number of a word above the bits of its field. */
export class PostingBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #cafes = new GrowingLists((length) => newArray(Uint32Array, length));

  add(words: FieldOfWord): void {
    this.#cafes.reserve(words.size);
    for (const [word, field] of words) {
      let number = this.#numbers.get(word);
      if (number === undefined) this.#numbers.set(word, (number = this.#numbers.size));
      this.#cafes.push((number << FIELD_BITS) | SEARCHED_FACTS.indexOf(field));
    }
    this.#cafes.endList();
  }

  /** @param order by position, how many cafes were added before */
  build(order: Uint32Array): Postings {
    const words = [...this.#numbers.keys()].toSorted();
    const ranks = newArray(Uint32Array, words.length);
    for (const [rank, word] of words.entries()) ranks[this.#numbers.get(word)!] = rank;
    const { length } = this.#cafes;
    const { values, starts: cafeStarts } = this.#cafes.lists;
    const starts = newArray(Uint32Array, words.length + 1);
    for (let at = 0; at < length; at++) starts[ranks[values[at]! >>> FIELD_BITS]! + 1]!++;
    for (let rank = 0; rank < words.length; rank++) starts[rank + 1]! += starts[rank]!;
    const entries = newArray(Uint32Array, length);
    const next = starts.slice();
    for (let position = 0; position < order.length; position++) {
      const cafe = order[position]!;
      for (let at = cafeStarts[cafe]!; at < cafeStarts[cafe + 1]!; at++) {
        const value = values[at]!;
        const slot = next[ranks[value >>> FIELD_BITS]!]!++;
        entries[slot] = (position << FIELD_BITS) | (value & FIELD_MASK);
      }
    }
    return { words, starts, entries };
  }
}
