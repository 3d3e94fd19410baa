import { runToEnd } from '../slices.ts';
import { Dictionary } from './dictionary.ts';
import { tokenize } from './fold.ts';
import type { Quality } from './text-fields.ts';

/** A label with a word that a typed one matches. */
export interface LabelMatch<Label> {
  label: Label;
  quality: Quality;
}

/**
 * The words of the labels that documents carry. Which documents these are, each segment knows without the words, so that a
 * label can change without them.
 */
export class Labels<Label> {
  readonly #dictionary: Dictionary;
  readonly #byWord: readonly Label[][];

  constructor(texts: Iterable<readonly [Label, text: string]>) {
    const byWord = new Map<string, Label[]>();
    for (const [label, text] of texts) {
      for (const word of new Set(tokenize(text)))
        byWord.set(word, [...(byWord.get(word) ?? []), label]);
    }
    const words = [...byWord.keys()].toSorted();
    this.#dictionary = runToEnd(Dictionary.build(words));
    this.#byWord = words.map((word) => byWord.get(word)!);
  }

  match(typed: string): LabelMatch<Label>[] {
    return this.#dictionary
      .find(typed)
      .flatMap(({ from, to, quality }) =>
        this.#byWord
          .slice(from, to)
          .flatMap((labels) => labels.map((label) => ({ label, quality }))),
      );
  }
}
