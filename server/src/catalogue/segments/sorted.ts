import { DocumentBuilder } from '../documents/document-builder.ts';
import type { Documents } from '../documents/documents.ts';
import { PostingBuilder } from '@cortado/search/text/posting-builder';
import type { Postings } from '@cortado/search/text/postings';
import { TEXT_FIELDS } from '../text-fields.ts';
import type { CatalogueCafe } from '../types.ts';

/** Cafes in the default order with their postings: what a segment is made from. */
export interface Sorted {
  documents: Documents;
  postings: Postings;
}

/** Collects cafes in any order. */
export class SortedBuilder {
  readonly #documents = new DocumentBuilder();
  readonly #postings = new PostingBuilder(TEXT_FIELDS);

  add(cafes: Iterable<CatalogueCafe>): void {
    for (const cafe of cafes) {
      this.#documents.add(cafe);
      this.#postings.add(cafe);
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
