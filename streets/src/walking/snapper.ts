import Flatbush from 'flatbush';
import type { Position } from 'geojson';
import type { Network } from './network.ts';
import { footOn } from './plane.ts';

/** A place on a street: the nearest one to a point. */
export interface Snap {
  edge: number;
  /** Metres along the edge. */
  along: number;
  /** Metres between the point and the street, as the crow flies. */
  away: number;
  /** `[longitude, latitude]` of the place on the street. */
  position: [longitude: number, latitude: number];
}

/** Parts below this many metres of streets are bits that lost their connection, or small islands. */
const SMALL_PART = 5000;
/** What is looked through first, in metres: most points are this near to a street. */
const FIRST_LOOK = 40;

/** Finds the nearest street of a point. */
export class Snapper {
  readonly #network: Network;
  readonly #index: Flatbush;

  constructor(network: Network) {
    this.#network = network;
    const { shapeStarts, xs, ys } = network.edges;
    this.#index = new Flatbush(network.metres.length);
    for (let edge = 0; edge < network.metres.length; edge++) {
      const [start, end] = [shapeStarts[edge]!, shapeStarts[edge + 1]!];
      const [east, north] = [xs.subarray(start, end), ys.subarray(start, end)];
      this.#index.add(Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north));
    }
    this.#index.finish();
  }

  /**
   * The nearest place on a street within some metres; null if there is none. A street that leads nowhere, or stays on a
   * small island, is taken only where there is no other.
   */
  snap(position: Position, within: number): Snap | null {
    const [x, y] = this.#network.edges.plane.toPlane(position);
    for (const metres of [FIRST_LOOK, within]) {
      const found = this.#nearest(x, y, Math.min(metres, within));
      if (found) return found;
    }
    return this.#nearest(x, y, within, true);
  }

  #nearest(x: number, y: number, within: number, withSmallParts = false): Snap | null {
    const { edges, along, partOf, partMetres } = this.#network;
    const { shapeStarts, xs, ys } = edges;
    let best: (Omit<Snap, 'position'> & { x: number; y: number }) | null = null;
    for (const edge of this.#index.search(x - within, y - within, x + within, y + within)) {
      if (!withSmallParts && partMetres[partOf[edges.from[edge]!]!]! < SMALL_PART) continue;
      for (let at = shapeStarts[edge]!; at + 1 < shapeStarts[edge + 1]!; at++) {
        const foot = footOn(x, y, xs[at]!, ys[at]!, xs[at + 1]!, ys[at + 1]!);
        if (foot.away > (best?.away ?? within)) continue;
        const metres = along[at]! + foot.share * (along[at + 1]! - along[at]!);
        best = { edge, along: metres, away: foot.away, x: foot.x, y: foot.y };
      }
    }
    if (!best) return null;
    const position = edges.plane.toPosition(best.x, best.y);
    return { edge: best.edge, along: best.along, away: best.away, position };
  }
}
