import { GrowingLists } from '../growing-lists.ts';
import { tokenize } from './fold.ts';
import { FIELD_BITS, FIELD_MASK, type Postings } from './postings.ts';
import type { TextFields } from './text-fields.ts';
import { newArray } from '../new-array.ts';

/** Collects the words of documents. What a document's list holds is the number of a word above the bits of its field. */
export class PostingBuilder<Text extends string> {
  readonly #fields: TextFields<Text>;
  readonly #numbers = new Map<string, number>();
  readonly #documents = new GrowingLists((length) => newArray(Uint32Array, length));

  constructor(fields: TextFields<Text>) {
    this.#fields = fields;
  }

  add(document: Readonly<Record<Text, string>>): void {
    const words = this.#wordsOf(document);
    this.#documents.reserve(words.size);
    for (const [word, place] of words) {
      let number = this.#numbers.get(word);
      if (number === undefined) this.#numbers.set(word, (number = this.#numbers.size));
      this.#documents.push((number << FIELD_BITS) | place);
    }
    this.#documents.endList();
  }

  /** @param order by position, how many documents were added before */
  build(order: Uint32Array): Postings {
    const words = [...this.#numbers.keys()].toSorted();
    const ranks = newArray(Uint32Array, words.length);
    for (const [rank, word] of words.entries()) ranks[this.#numbers.get(word)!] = rank;
    const { length } = this.#documents;
    const { values, starts: documentStarts } = this.#documents.lists;
    const starts = newArray(Uint32Array, words.length + 1);
    for (let at = 0; at < length; at++) starts[ranks[values[at]! >>> FIELD_BITS]! + 1]!++;
    for (let rank = 0; rank < words.length; rank++) starts[rank + 1]! += starts[rank]!;
    const entries = newArray(Uint32Array, length);
    const next = starts.slice();
    for (let position = 0; position < order.length; position++) {
      const document = order[position]!;
      for (let at = documentStarts[document]!; at < documentStarts[document + 1]!; at++) {
        const value = values[at]!;
        const slot = next[ranks[value >>> FIELD_BITS]!]!++;
        entries[slot] = (position << FIELD_BITS) | (value & FIELD_MASK);
      }
    }
    return { words, starts, entries };
  }

  /** The words of a document, each with the place of the highest-ranked field it occurs in. */
  #wordsOf(document: Readonly<Record<Text, string>>): ReadonlyMap<string, number> {
    const words = new Map<string, number>();
    for (const [text, place] of this.#fields.texts)
      for (const word of tokenize(document[text])) if (!words.has(word)) words.set(word, place);
    return words;
  }
}
