import { SEARCHED_FACTS, storedName, type SearchedFact } from '@cortado/contract/fact-lists';
import { DocumentBuilder } from '../documents/document-builder.ts';
import type { Documents } from '../documents/documents.ts';
import { PostingBuilder } from '../text/posting-builder.ts';
import { tokenize } from '../text/fold.ts';
import type { FieldOfWord, Postings } from '../text/postings.ts';
import type { CatalogueCafe } from '../types.ts';

/** Cafes in the default order with their postings: what a segment is made from. */
export interface Sorted {
  documents: Documents;
  postings: Postings;
}

/** The texts that words are looked for in; those of filters are found by their labels. */
const TEXTS = SEARCHED_FACTS.filter((fact) => fact !== 'filterIds').map(
  (fact) => [fact, storedName(fact)] as const,
);

/** The words of a cafe but those of its labels, each with the highest-ranked fact it occurs in. */
function wordsOf(cafe: CatalogueCafe): FieldOfWord {
  const words = new Map<string, SearchedFact>();
  for (const [fact, stored] of TEXTS) {
    for (const word of tokenize(cafe[stored])) {
      if (!words.has(word)) words.set(word, fact);
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
