/** Two of a group have at least so many others between them. */
export const BETWEEN = 5;

/** Places that were passed over, by group. */
class Waiting {
  readonly #byGroup = new Map<number, number[]>();

  get isEmpty(): boolean {
    return this.#byGroup.size === 0;
  }

  add(group: number, place: number): void {
    const places = this.#byGroup.get(group);
    if (places) places.push(place);
    else this.#byGroup.set(group, [place]);
  }

  /** Takes the first one, but of some groups. */
  take(but: readonly number[]): number | undefined {
    let first: number | undefined;
    let from: number | undefined;
    for (const [group, [place]] of this.#byGroup) {
      if (but.includes(group) || (first !== undefined && place! > first)) continue;
      first = place;
      from = group;
    }
    if (from === undefined) return undefined;
    const places = this.#byGroup.get(from)!;
    places.shift();
    if (places.length === 0) this.#byGroup.delete(from);
    return first;
  }
}

/**
 * Documents with those of each group apart: next comes always the first of those left whose group is not among the last ones.
 * @param before what comes before them
 * @returns also from where on there were only documents left whose groups are
 */
export function spread<Document>(
  documents: readonly Document[],
  before: readonly Document[],
  groupOf: (document: Document) => number,
): { placed: Document[]; end: number } {
  const placed: Document[] = [];
  const last = before.slice(-BETWEEN).map(groupOf);
  const waiting = new Waiting();
  let next = 0;
  let end = documents.length;
  while (placed.length < documents.length) {
    let first = waiting.isEmpty ? undefined : waiting.take(last);
    while (first === undefined && next < documents.length) {
      const group = groupOf(documents[next]!);
      if (last.includes(group)) waiting.add(group, next);
      else first = next;
      next++;
    }
    if (first === undefined) {
      end = Math.min(end, placed.length);
      first = waiting.take([])!;
    }
    const document = documents[first]!;
    placed.push(document);
    last.push(groupOf(document));
    if (last.length > BETWEEN) last.shift();
  }
  return { placed, end };
}
