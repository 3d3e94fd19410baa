import { DocumentBuilder } from '../documents/document-builder.ts';
import type { Documents } from '../documents/documents.ts';
import { PostingBuilder } from '../text/posting-builder.ts';
import { tokenize } from '../text/fold.ts';
import type { Field } from '../text/levels.ts';
import type { FieldOfWord, Postings } from '../text/postings.ts';
import type { CatalogueCafe } from '../types.ts';

/** Cafes in the default order with their postings: what a segment is made from. */
export interface Sorted {
  documents: Documents;
  postings: Postings;
}

/** The words of a cafe but those of its labels, each with the highest-ranked field it occurs in. */
function wordsOf(cafe: CatalogueCafe): FieldOfWord {
  const texts: readonly (readonly [Field, string])[] = [
    ['name', cafe.name],
    ['area', cafe.area],
    ['address', cafe.address],
    ['description', cafe.description],
  ];
  const words = new Map<string, Field>();
  for (const [field, text] of texts) {
    for (const word of tokenize(text)) {
      if (!words.has(word)) words.set(word, field);
    }
  }
  return words;
}

/** Collects cafes in any order. */
export class SortedBuilder {
  readonly #documents = new DocumentBuilder();
  readonly #postings = new PostingBuilder();

  add(cafes: Iterable<CatalogueCafe>): void {
    for (const cafe of cafes) {
      this.#documents.add(cafe);
      this.#postings.add(wordsOf(cafe));
    }
  }

  build(): Sorted {
    const { documents, order } = this.#documents.build();
    return { documents, postings: this.#postings.build(order) };
  }
}

export function sortCafes(cafes: Iterable<CatalogueCafe>): Sorted {
  const builder = new SortedBuilder();
  builder.add(cafes);
  return builder.build();
}
