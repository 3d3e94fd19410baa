import type { Repeated } from '../documents/repeated-field.ts';
import { newArray } from '../new-array.ts';
import type { Group } from '../sets/group.ts';
import { ListGroup } from '../sets/list-group.ts';
import type { PositionSet } from '../sets/position-set.ts';
import { visitInSlices, type Work } from '../slices.ts';

/** Index of documents by a text that many have. There may be many texts, so it holds lists of positions, not bit sets. */
export class TextGroups {
  /** By position, the index of the document's text in `#texts`. */
  readonly #numbers: Uint32Array;
  readonly #texts: readonly string[];
  /** The indexes in `#texts`. */
  readonly #numberOf: ReadonlyMap<string, number>;
  /** By number, the index in `#members` of its first document; one more at the end. */
  readonly #starts: Uint32Array;
  /** Positions by number, in ascending order in each. */
  readonly #members: Uint32Array;

  private constructor({ numbers, texts }: Repeated) {
    this.#numbers = numbers;
    this.#texts = texts;
    this.#numberOf = new Map(texts.map((text, number) => [text, number]));
    this.#starts = newArray(Uint32Array, texts.length + 1);
    this.#members = newArray(Uint32Array, numbers.length);
  }

  static *build(column: Repeated): Work<TextGroups> {
    const index = new TextGroups(column);
    const starts = index.#starts;
    const { numbers } = column;
    yield* visitInSlices(numbers.length, (position) => starts[numbers[position]! + 1]!++);
    for (let number = 1; number < starts.length; number++) starts[number]! += starts[number - 1]!;
    const next = starts.slice();
    yield* visitInSlices(numbers.length, (position) => {
      index.#members[next[numbers[position]!]!++] = position;
    });
    return index;
  }

  /** The documents with a text; none for an unknown one. */
  with(text: string): Group {
    const number = this.#numberOf.get(text) ?? -1;
    const members = this.#members.subarray(this.#starts[number] ?? 0, this.#starts[number + 1]);
    return new ListGroup(members, (position) => this.#numbers[position] === number);
  }

  /** Adds how many of some documents have each of their texts. */
  count(set: PositionSet, byText: Map<string, number>): void {
    const counts = new Uint32Array(this.#texts.length);
    set.eachChunk((positions, count) => {
      for (let at = 0; at < count; at++) counts[this.#numbers[positions[at]!]!]!++;
    });
    for (let number = 0; number < counts.length; number++) {
      if (counts[number] === 0) continue;
      const text = this.#texts[number]!;
      byText.set(text, (byText.get(text) ?? 0) + counts[number]!);
    }
  }
}
