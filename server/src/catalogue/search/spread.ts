import type { Document } from '../documents/documents.ts';

/** Two branches of a name have at least so many others between them. */
export const BETWEEN = 5;

const chainOf = ({ documents, position }: Document): number => documents.chains[position]!;

/** Cafes that were passed over, by chain. */
class Waiting {
  readonly #byChain = new Map<number, number[]>();

  get isEmpty(): boolean {
    return this.#byChain.size === 0;
  }

  add(chain: number, place: number): void {
    const places = this.#byChain.get(chain);
    if (places) places.push(place);
    else this.#byChain.set(chain, [place]);
  }

  /** Takes the first one, but of some chains. */
  take(but: readonly number[]): number | undefined {
    let first: number | undefined;
    let from: number | undefined;
    for (const [chain, [place]] of this.#byChain) {
      if (but.includes(chain) || (first !== undefined && place! > first)) continue;
      first = place;
      from = chain;
    }
    if (from === undefined) return undefined;
    const places = this.#byChain.get(from)!;
    places.shift();
    if (places.length === 0) this.#byChain.delete(from);
    return first;
  }
}

/**
 * Cafes with the branches of each name apart: next comes always the first of those left whose name is not among the last ones.
 * @param before what comes before them
 * @returns also from where on there were only cafes left whose names are
 */
export function spread(
  cafes: readonly Document[],
  before: readonly Document[],
): { placed: Document[]; end: number } {
  const placed: Document[] = [];
  const last = before.slice(-BETWEEN).map(chainOf);
  const waiting = new Waiting();
  let next = 0;
  let end = cafes.length;
  while (placed.length < cafes.length) {
    let first = waiting.isEmpty ? undefined : waiting.take(last);
    while (first === undefined && next < cafes.length) {
      const chain = chainOf(cafes[next]!);
      if (last.includes(chain)) waiting.add(chain, next);
      else first = next;
      next++;
    }
    if (first === undefined) {
      end = Math.min(end, placed.length);
      first = waiting.take([])!;
    }
    const cafe = cafes[first]!;
    placed.push(cafe);
    last.push(chainOf(cafe));
    if (last.length > BETWEEN) last.shift();
  }
  return { placed, end };
}
