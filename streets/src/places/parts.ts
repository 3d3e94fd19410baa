import Flatbush from 'flatbush';
import { between, metresBetween, type Plane, type Spot } from './plane.ts';
import type { AddressRow } from './read-addresses.ts';

/** How near the block must be that says the part, in metres: one of the same street, or of any. */
const OWN_BLOCK = 200;
const ANY_BLOCK = 300;

interface KnownBlock {
  middle: Spot;
  town: string;
  part: string | undefined;
}

/** Says which part of its town a place lies in, by the areas of the address ranges around it. */
export class Parts {
  readonly #ofStreet = new Map<string, KnownBlock[]>();
  readonly #all: readonly KnownBlock[];
  readonly #index: Flatbush | null;

  constructor(rows: readonly AddressRow[], plane: Plane) {
    this.#all = rows.map((row) => ({
      middle: between(plane.spot(row.a), plane.spot(row.b), 0.5),
      town: row.town,
      part: partOf(row),
    }));
    for (const [i, { street, town }] of rows.entries()) {
      const blocks = this.#ofStreet.get(`${town}|${street}`);
      if (blocks) blocks.push(this.#all[i]!);
      else this.#ofStreet.set(`${town}|${street}`, [this.#all[i]!]);
    }
    this.#index = rows.length > 0 ? indexOf(this.#all) : null;
  }

  /**
   * Says which part the spots along a street lie in: that of the street's own nearest block; without one nearby, that of
   * the block nearest to the middle of the line.
   */
  along(name: string, town: string | undefined, middle: Spot): (spot: Spot) => string | undefined {
    const own = this.#ofStreet.get(`${town}|${name}`) ?? [];
    let around: { part: string | undefined } | null = null;
    return (spot) =>
      (nearestOf(own, spot) ?? (around ??= { part: this.#around(town, middle) })).part;
  }

  #around(town: string | undefined, { x, y }: Spot): string | undefined {
    const [nearest] = this.#index?.neighbors(x, y, 1, ANY_BLOCK) ?? [];
    const block = nearest === undefined ? undefined : this.#all[nearest];
    return block?.town === town ? block?.part : undefined;
  }
}

function nearestOf(blocks: readonly KnownBlock[], spot: Spot): KnownBlock | null {
  let nearest: KnownBlock | null = null;
  let least = OWN_BLOCK;
  for (const block of blocks) {
    const distance = metresBetween(spot, block.middle);
    if (distance > least) continue;
    least = distance;
    nearest = block;
  }
  return nearest;
}

/** The area of a row, unless it is just the town's name. */
export function partOf({ town, area }: AddressRow): string | undefined {
  return area === '' || area === town ? undefined : area;
}

function indexOf(blocks: readonly KnownBlock[]): Flatbush {
  const index = new Flatbush(blocks.length, 16, Float32Array);
  for (const { middle } of blocks) index.add(middle.x, middle.y);
  index.finish();
  return index;
}
