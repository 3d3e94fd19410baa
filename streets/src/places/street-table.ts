import { between, metresBetween, type Spot } from './plane.ts';
import type { Segment } from './segments.ts';

/** All of a street that lies in one part of one town. */
export interface Street {
  name: string;
  /** Undefined where no source says the town. */
  town: string | undefined;
  part: string | undefined;
  metres: number;
  /** On the street, about its middle. */
  middle: Spot;
}

/** Numbers the streets as they are met. */
export class StreetTable {
  readonly #ids = new Map<string, number>();
  readonly #streets: Omit<Street, 'metres' | 'middle'>[] = [];

  /** The number of a street in a part of a town. */
  idOf(name: string, town: string | undefined, part: string | undefined): number {
    const key = `${name}|${town ?? ''}|${part ?? ''}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#ids.set(key, this.#streets.length);
    return this.#streets.push({ name, town, part }) - 1;
  }

  /** The streets in the order of their numbers, measured by all of their pieces. */
  measured(segments: readonly Segment[]): Street[] {
    const sums = this.#streets.map(() => ({ metres: 0, x: 0, y: 0 }));
    for (const { street, a, b } of segments) {
      const sum = sums[street]!;
      const metres = metresBetween(a, b);
      const { x, y } = between(a, b, 0.5);
      sum.metres += metres;
      sum.x += x * metres;
      sum.y += y * metres;
    }
    const best = sums.map(() => ({ away: Infinity, middle: { x: 0, y: 0 } }));
    for (const { street, a, b } of segments) {
      const { metres, x, y } = sums[street]!;
      const middle = between(a, b, 0.5);
      const away = metres === 0 ? 0 : metresBetween(middle, { x: x / metres, y: y / metres });
      if (away < best[street]!.away) best[street] = { away, middle };
    }
    return this.#streets.map((street, i) => ({
      ...street,
      metres: sums[i]!.metres,
      middle: best[i]!.middle,
    }));
  }
}
