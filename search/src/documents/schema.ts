import type { Lists } from '../growing-lists.ts';
import type { ArrayKind } from '../new-array.ts';
import type { Work } from '../slices.ts';
import { packTexts, packWords, unpackTexts, unpackWords } from '../text/packed-words.ts';
import type { Postings } from '../text/postings.ts';
import type { TextFields } from '../text/text-fields.ts';
import type { Arrays, Field, Order, Values } from './field.ts';

/** What any product's documents have. */
export interface AnyDocuments {
  /** Whole numbers, each once. */
  readonly ids: Int32Array;
  /** The folded names, as `sortTextField` holds them. */
  readonly names: Lists<Uint16Array>;
}

/** The documents of some fields. */
export type DocumentsOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<never, infer Column> ? Column : never;
};

/** One of some documents. */
export interface Document<Documents> {
  readonly documents: Documents;
  readonly position: number;
}

/** Compares two documents, as sorting does. */
export type Compare<Documents> = (a: Documents, atA: number, b: Documents, atB: number) => number;

/** Documents in the default order with the postings of their words: what a segment is made from. */
export interface Sorted<Documents> {
  documents: Documents;
  postings: Postings;
}

/** The texts that a loaded document has. */
type TextIn<Raw> = {
  [Name in keyof Raw & string]: Raw[Name] extends string ? Name : never;
}[keyof Raw & string];

/** What a product declares. */
interface Declared<Raw, Documents, Index> {
  fields: { readonly [Name in keyof Documents]: Field<Raw, Documents[Name]> };
  /** What is searched. */
  texts: TextFields<TextIn<Raw>>;
  /** The default order, in which no two documents tie. */
  compare: Compare<Documents>;
  /** What a segment's documents are looked up by. */
  index: (documents: Documents) => Work<Index>;
}

/** What postings are packed into. */
const POSTINGS = { words: Uint8Array, wordStarts: Uint32Array, entries: Uint32Array } as const;

/**
 * The documents of a product: `Raw` as they are loaded, and `Documents` in columns by position, because an object for each would
 * take several times as much memory. How they are collected, merged and packed follows from the fields.
 */
export class Schema<Raw, Documents extends AnyDocuments, Index> {
  readonly texts: TextFields<string>;
  readonly compare: Compare<Documents>;
  readonly index: (documents: Documents) => Work<Index>;
  /** By name. */
  readonly fields: readonly (readonly [
    name: keyof Documents & string,
    field: Field<Raw, Documents[keyof Documents]>,
  ])[];
  /** The kinds of the arrays that documents are packed into. */
  readonly arrays: Readonly<Record<string, ArrayKind<Values>>>;
  readonly #blank: string;

  constructor({ fields, texts, compare, index }: Declared<Raw, Documents, Index>) {
    this.texts = texts;
    this.compare = compare;
    this.index = index;
    this.fields = Object.entries(fields) as unknown as Schema<Raw, Documents, Index>['fields'];
    this.#blank = JSON.stringify(fields, (name, field) => (name === '' ? field : null) as unknown);
    const arrays = this.fields.flatMap(([name, field]) =>
      Object.entries(field.arrays).map(
        ([part, kind]) => [name + part, kind === 'texts' ? Uint8Array : kind] as const,
      ),
    );
    this.arrays = { ...Object.fromEntries(arrays), ...POSTINGS };
  }

  /** @param columns in the order of the fields */
  toDocuments(columns: readonly Documents[keyof Documents][]): Documents {
    // Objects of the same JSON share a hidden class. One made of entries would have its own, to be collected as garbage.
    const documents = JSON.parse(this.#blank) as Record<keyof Documents, unknown>;
    for (const [at, [name]] of this.fields.entries()) documents[name] = columns[at];
    return documents as Documents;
  }

  /** Copies documents into new ones. */
  *gather(from: readonly Documents[], order: Order): Work<Documents> {
    const columns: Documents[keyof Documents][] = [];
    for (const [name, field] of this.fields) {
      const own = from.map((documents) => documents[name]);
      columns.push(yield* field.gather(own, order));
    }
    return this.toDocuments(columns);
  }

  /** As arrays, to be saved or handed to another thread: a hundred thousand texts would be taken over in one step. */
  *pack({ documents, postings }: Sorted<Documents>): Work<Arrays> {
    const arrays: Record<string, Values> = {};
    for (const [name, field] of this.fields) {
      const column = documents[name] as Readonly<Record<string, Values | readonly string[]>>;
      for (const [part, kind] of Object.entries(field.arrays)) {
        const own = part === '' ? column : column[part];
        arrays[name + part] =
          kind === 'texts' ? yield* packTexts(own as string[]) : (own as Values);
      }
    }
    const { words, starts: wordStarts, entries } = postings;
    return { ...arrays, words: yield* packWords(words), wordStarts, entries };
  }

  /** What was packed. */
  *unpack(arrays: Arrays): Work<Sorted<Documents>> {
    const columns: unknown[] = [];
    for (const [name, field] of this.fields) {
      const column: Record<string, Values | readonly string[]> = {};
      for (const [part, kind] of Object.entries(field.arrays)) {
        const own = arrays[name + part]!;
        column[part] = kind === 'texts' ? yield* unpackTexts(own as Uint8Array) : own;
      }
      columns.push(column[''] ?? column);
    }
    const postings = {
      words: yield* unpackWords(arrays['words'] as Uint8Array),
      starts: arrays['wordStarts'] as Uint32Array,
      entries: arrays['entries'] as Uint32Array,
    };
    return { documents: this.toDocuments(columns as Documents[keyof Documents][]), postings };
  }
}
