import type { Quality } from './text-fields.ts';
import { endOfPrefix, firstFrom } from './sorted-words.ts';
import { runToEnd } from '../slices.ts';
import { eachNearby, TypoIndex } from './typo-index.ts';

/** Neighbouring words that match a typed one alike. */
export interface Range {
  from: number;
  /** The first one that does not. */
  to: number;
  quality: Quality;
}

const MAX_RECENT = 32;
/** Of fewer words the typo index is built when it is needed: changes come faster than questions. */
const MIN_BUILT = 4000;
/** Until then as many typed words are compared with all of them, which together takes about as long as building it. */
const MAX_SCANS = 8;

/** Finds words that are a typed one, begin with it, or are a few typos away. */
export class Dictionary {
  readonly words: readonly string[];
  /** What was found last: visitors type common words, and their list, its counts and its map ask for the same ones. */
  readonly #recent = new Map<string, readonly Range[]>();
  #typos: TypoIndex | undefined;
  #scans = 0;

  private constructor(words: readonly string[], typos: TypoIndex | undefined) {
    this.words = words;
    this.#typos = typos;
  }

  /** @param words sorted by code unit. Yields now and then, so that it can be done in slices. */
  static *build(words: readonly string[]): Generator<undefined, Dictionary> {
    const typos = words.length < MIN_BUILT ? undefined : yield* TypoIndex.build(words);
    return new Dictionary(words, typos);
  }

  find(typed: string): readonly Range[] {
    const known = this.#recent.get(typed);
    const ranges = known ?? this.#search(typed);
    if (known) this.#recent.delete(typed);
    else if (this.#recent.size === MAX_RECENT)
      this.#recent.delete(this.#recent.keys().next().value!);
    this.#recent.set(typed, ranges);
    return ranges;
  }

  #search(typed: string): readonly Range[] {
    const { words } = this;
    const ranges: Range[] = [];
    const first = firstFrom(words, typed);
    const from = words[first] === typed ? first + 1 : first;
    if (from > first) ranges.push({ from: first, to: from, quality: 'exact' });
    const to = endOfPrefix(words, typed);
    if (to > from) ranges.push({ from, to, quality: 'prefix' });
    this.#eachNearby(typed, (near, typos) =>
      ranges.push({ from: near, to: near + 1, quality: typos === 1 ? 'oneTypo' : 'twoTypos' }),
    );
    return ranges;
  }

  #eachNearby(typed: string, visit: (word: number, typos: number) => void): void {
    if (!this.#typos && this.#scans++ < MAX_SCANS) {
      eachNearby(this.words, typed, visit);
      return;
    }
    this.#typos ??= runToEnd(TypoIndex.build(this.words));
    this.#typos.each(typed, visit);
  }
}
