import Flatbush from 'flatbush';
import { metresFromLine, type Spot } from './plane.ts';

/** A straight piece of a street's line. */
export interface Segment {
  street: number;
  a: Spot;
  b: Spot;
}

/** A street and how far away it is. */
export interface Near {
  street: number;
  metres: number;
}

/** The straight pieces of all streets, found by where they are. */
export class Segments {
  readonly #streets: Uint32Array;
  readonly #ends: Float32Array;
  /** Null without segments: it takes no empty list. */
  readonly #index: Flatbush | null;

  constructor(segments: readonly Segment[]) {
    this.#streets = Uint32Array.from(segments, ({ street }) => street);
    this.#ends = Float32Array.from(segments.flatMap(({ a, b }) => [a.x, a.y, b.x, b.y]));
    this.#index = segments.length > 0 ? indexOf(segments) : null;
  }

  /** The streets within some metres of a spot, each once, nearest first. */
  near(spot: Spot, metres: number): Near[] {
    const found = new Map<number, number>();
    this.visitNear(spot, metres, (street, away) => {
      found.set(street, Math.min(away, found.get(street) ?? Infinity));
    });
    return [...found]
      .map(([street, away]) => ({ street, metres: away }))
      .toSorted((one, other) => one.metres - other.metres);
  }

  /** Visits every piece within some metres of a spot. */
  visitNear(spot: Spot, metres: number, visit: (street: number, away: number) => void): void {
    const { x, y } = spot;
    const around = [x - metres, y - metres, x + metres, y + metres] as const;
    for (const at of this.#index?.search(...around) ?? []) {
      const away = metresFromLine(spot, this.#end(at, 0), this.#end(at, 2));
      if (away <= metres) visit(this.#streets[at]!, away);
    }
  }

  #end(segment: number, coordinate: number): Spot {
    return {
      x: this.#ends[segment * 4 + coordinate]!,
      y: this.#ends[segment * 4 + coordinate + 1]!,
    };
  }
}

function indexOf(segments: readonly Segment[]): Flatbush {
  const index = new Flatbush(segments.length, 16, Float32Array);
  for (const { a, b } of segments) {
    index.add(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y));
  }
  index.finish();
  return index;
}
