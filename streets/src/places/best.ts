/** Something found. The lower, the better, first by rank. */
export interface Candidate {
  rank: number;
  tieBreak: number;
}

function isBetter(one: Candidate, other: Candidate): boolean {
  return one.rank === other.rank ? one.tieBreak < other.tieBreak : one.rank < other.rank;
}

/** The best few, best first, found without sorting the rest. */
export class Best<T extends Candidate> {
  readonly #limit: number;
  readonly items: T[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether something of a rank may still be among the best. Asked first, it spares making the rest. */
  takes(rank: number): boolean {
    return this.items.length < this.#limit || rank <= (this.items.at(-1)?.rank ?? -1);
  }

  add(item: T): void {
    const last = this.items.at(-1);
    if (this.items.length >= this.#limit && (!last || !isBetter(item, last))) return;
    let at = this.items.length;
    while (at > 0 && isBetter(item, this.items[at - 1]!)) at--;
    this.items.splice(at, 0, item);
    if (this.items.length > this.#limit) this.items.pop();
  }
}
