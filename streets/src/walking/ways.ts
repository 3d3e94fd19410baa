import { MetreQueue } from './metre-queue.ts';
import type { Network } from './network.ts';
import type { Snap } from './snapper.ts';

/** A stretch of an edge that is walked: from some of its metres to others. */
export interface Walked {
  edge: number;
  from: number;
  to: number;
}

/** How far it is from one place to every node. */
export class Walk {
  readonly origin: Snap;
  /** Metres to each node; infinite where it was not reached. */
  readonly toNode: Float64Array;
  /** Metres along the streets behind which nothing was looked at. */
  readonly within: number;
  readonly #network: Network;

  constructor(network: Network, origin: Snap, toNode: Float64Array, within: number) {
    this.#network = network;
    this.origin = origin;
    this.toNode = toNode;
    this.within = within;
  }

  /**
   * Metres to a place along the streets, with those from the two points to the streets.
   * @returns null if no way is known, or it is longer than the walk
   */
  metresTo({ edge, along, away }: Snap): number | null {
    const { edges, metres } = this.#network;
    const start = this.toNode[edges.from[edge]!]! + along;
    const end = this.toNode[edges.to[edge]!]! + metres[edge]! - along;
    let nearest = start < end ? start : end;
    if (edge === this.origin.edge) nearest = Math.min(nearest, Math.abs(along - this.origin.along));
    if (nearest === Infinity || nearest > this.within) return null;
    return nearest + this.origin.away + away;
  }
}

type PlaceEnd = [node: number, metres: number];

/** Finds the shortest ways. What it needs for a search it reuses for the next one. */
export class Ways {
  readonly #network: Network;
  readonly #queue: MetreQueue;
  readonly #metres: Float64Array;
  /** The way that led to a node, plus one; 0 for none. */
  readonly #came: Uint32Array;

  constructor(network: Network) {
    this.#network = network;
    const longest = network.metres.reduce((most, length) => Math.max(most, length), 0);
    // Over an edge the way to the end gets longer by twice its length at most, if it leads back.
    this.#queue = new MetreQueue(network.edges.nodeCount, 3 * longest);
    this.#metres = new Float64Array(network.edges.nodeCount);
    this.#came = new Uint32Array(network.edges.nodeCount);
  }

  /** Walks to everything within some metres of the origin's place on its street. */
  walk(origin: Snap, within: number): Walk {
    const { firstWay, wayTo, wayMetres } = this.#network;
    const queue = this.#queue;
    const metres = new Float64Array(this.#metres.length).fill(Infinity);
    queue.clear();
    for (const [node, away] of this.#endsOf(origin)) {
      if (away > within || away >= metres[node]!) continue;
      metres[node] = away;
      queue.put(node, away);
    }
    while (!queue.isEmpty) {
      const node = queue.take();
      const here = metres[node]!;
      for (let way = firstWay[node]!; way < firstWay[node + 1]!; way++) {
        const there = here + wayMetres[way]!;
        const to = wayTo[way]!;
        if (there >= metres[to]! || there > within) continue;
        metres[to] = there;
        queue.put(to, there);
      }
    }
    return new Walk(this.#network, origin, metres, within);
  }

  /**
   * The shortest way between two places, as stretches in the order they are walked; null if they are not connected. It
   * looks first where the straight line to the end is short (A*).
   */
  between(start: Snap, end: Snap): Walked[] | null {
    const { edges, partOf } = this.#network;
    if (partOf[edges.from[start.edge]!] !== partOf[edges.from[end.edge]!]) return null;
    const straight = start.edge === end.edge ? Math.abs(start.along - end.along) : Infinity;
    const last = this.#search(start, end, straight);
    if (last === null) return [{ edge: start.edge, from: start.along, to: end.along }];
    return this.#trace(start, end, last);
  }

  /** The end of the last edge over which the way comes; null if the way along one edge, `limit` metres, is shorter. */
  #search(start: Snap, end: Snap, limit: number): number | null {
    const { firstWay, wayTo, wayMetres } = this.#network;
    const [queue, metres, came] = [this.#queue, this.#metres, this.#came];
    const ahead = this.#straightTo(end);
    const ends = this.#endsOf(end);
    metres.fill(Infinity);
    queue.clear();
    let best = limit;
    let last: number | null = null;
    for (const [node, away] of this.#endsOf(start)) {
      if (away >= metres[node]!) continue;
      metres[node] = away;
      came[node] = 0;
      queue.put(node, away + ahead(node));
    }
    while (queue.least < best) {
      const node = queue.take();
      const here = metres[node]!;
      for (const [place, rest] of ends) {
        if (place !== node || here + rest >= best) continue;
        best = here + rest;
        last = node;
      }
      for (let way = firstWay[node]!; way < firstWay[node + 1]!; way++) {
        const there = here + wayMetres[way]!;
        const to = wayTo[way]!;
        if (there >= metres[to]!) continue;
        metres[to] = there;
        came[to] = way + 1;
        queue.put(to, there + ahead(to));
      }
    }
    return last;
  }

  /** The nodes at the ends of a place's edge, with the metres to them. */
  #endsOf({ edge, along }: Snap): [PlaceEnd, PlaceEnd] {
    const { edges, metres } = this.#network;
    return [
      [edges.from[edge]!, along],
      [edges.to[edge]!, metres[edge]! - along],
    ];
  }

  /** Metres from a node to a place as the crow flies: no way is shorter. */
  #straightTo({ edge, along }: Snap): (node: number) => number {
    const [x, y] = this.#network.pointAt(edge, along);
    const { nodeX, nodeY } = this.#network;
    return (node) => Math.hypot(nodeX[node]! - x, nodeY[node]! - y);
  }

  /** Goes back from the last node to the start. */
  #trace(start: Snap, end: Snap, last: number): Walked[] {
    const { wayEdge, edges, metres } = this.#network;
    const walked = [{ edge: end.edge, from: this.#metresAt(end, last), to: end.along }];
    let node = last;
    for (let came = this.#came[node]!; came !== 0; came = this.#came[node]!) {
      const way = wayEdge[came - 1]!;
      const edge = way >>> 1;
      const isForward = (way & 1) === 0;
      const length = metres[edge]!;
      walked.push(isForward ? { edge, from: 0, to: length } : { edge, from: length, to: 0 });
      node = isForward ? edges.from[edge]! : edges.to[edge]!;
    }
    walked.push({ edge: start.edge, from: start.along, to: this.#metresAt(start, node) });
    return walked.toReversed();
  }

  /** Where on the edge of a place a node is: at its start or its end, the nearer one if it is both. */
  #metresAt(place: Snap, node: number): number {
    const [[from, toStart], [to, toEnd]] = this.#endsOf(place);
    const isStart = from === node && (to !== node || toStart <= toEnd);
    return isStart ? 0 : this.#network.metres[place.edge]!;
  }
}
