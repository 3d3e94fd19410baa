import { newArray } from '../new-array.ts';
import { runToEnd } from '../slices.ts';
import { PostingBuilder } from '../text/posting-builder.ts';
import type { Collector } from './field.ts';
import type { AnyDocuments, Schema, Sorted } from './schema.ts';

/** Collects documents in any order. */
export class SortedBuilder<Raw, Documents extends AnyDocuments> {
  readonly #schema: Schema<Raw, Documents, unknown>;
  readonly #columns: readonly Collector<Raw, Documents[keyof Documents]>[];
  readonly #postings: PostingBuilder<string>;

  constructor(schema: Schema<Raw, Documents, unknown>) {
    this.#schema = schema;
    this.#columns = schema.fields.map(([, field]) => field.collect());
    this.#postings = new PostingBuilder(schema.texts);
  }

  add(documents: Iterable<Raw>): void {
    for (const document of documents) {
      for (const column of this.#columns) column.add(document);
      this.#postings.add(document as Readonly<Record<string, string>>);
    }
  }

  build(): Sorted<Documents> {
    const schema = this.#schema;
    const unsorted = schema.toDocuments(this.#columns.map(({ column }) => column));
    const positions = Uint32Array.from(unsorted.ids, (_, at) => at);
    if (positions.length === 1)
      return { documents: unsorted, postings: this.#postings.build(positions) };
    positions.sort((a, b) => schema.compare(unsorted, a, unsorted, b));
    const order = { inputs: newArray(Uint32Array, positions.length), positions };
    const documents = runToEnd(schema.gather([unsorted], order));
    return { documents, postings: this.#postings.build(positions) };
  }
}

export function sortDocuments<Raw, Documents extends AnyDocuments>(
  schema: Schema<Raw, Documents, unknown>,
  documents: Iterable<Raw>,
): Sorted<Documents> {
  const builder = new SortedBuilder(schema);
  builder.add(documents);
  return builder.build();
}
