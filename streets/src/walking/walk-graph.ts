import type { MultiPolygon, Position } from 'geojson';
import type { Network } from './network.ts';
import { reachOf } from './reach.ts';
import { type Route, toRoute } from './route.ts';
import { type Snap, Snapper } from './snapper.ts';
import { type Walk, Ways } from './ways.ts';

/** How far a point may be from the nearest street, in metres. */
const SNAP_WITHIN = 250;

/** The streets of a city for walkers. `buildGraph` makes it. */
export class WalkGraph {
  readonly network: Network;
  readonly #snapper: Snapper;
  readonly #ways: Ways;

  /** What the streets are in, in degrees. */
  readonly box: readonly [west: number, south: number, east: number, north: number];

  constructor(network: Network) {
    this.network = network;
    this.box = network.box();
    this.#snapper = new Snapper(network);
    this.#ways = new Ways(network);
  }

  /**
   * The nearest place on a street. A street without a connection to the city is taken only where there is no other.
   * @param position `[longitude, latitude]` in degrees
   * @param within metres
   * @returns null if there is no street within them
   */
  snap(position: Position, within = SNAP_WITHIN): Snap | null {
    return this.#snapper.snap(position, within);
  }

  /**
   * How far it is from a place to all others, as the result's `metresTo(place)` answers.
   * @param within metres along the streets: what is farther is not reached, and takes no time
   */
  walksFrom(origin: Snap, within = Infinity): Walk {
    return this.#ways.walk(origin, within);
  }

  /** The shortest way between two places; null if no way is known. */
  route(start: Snap, end: Snap): Route | null {
    const walked = this.#ways.between(start, end);
    return walked && toRoute(this.network, start, end, walked);
  }

  /**
   * The area that is reached within some metres of a walk.
   * @param walk that goes this far
   */
  reach(walk: Walk, metres: number): MultiPolygon {
    return reachOf(this.network, walk, metres);
  }
}
