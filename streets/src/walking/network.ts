import type { StreetClass } from '../street-lines.ts';
import type { Plane } from './plane.ts';

/** What walkers read of a street. */
export interface Street {
  name: string | null;
  class: StreetClass;
}

/** The edges of a network: stretches of streets between nodes. */
export interface Edges {
  nodeCount: number;
  /** The nodes at the two ends of each edge. */
  from: Uint32Array;
  to: Uint32Array;
  /** The street of each edge, by its number in `streets`. */
  street: Uint32Array;
  streets: readonly Street[];
  /** The first point of the shape of each edge, and behind them the number of points. */
  shapeStarts: Uint32Array;
  /** Points of the shapes, in metres of `plane`; the first and the last one are at the nodes. */
  xs: Float64Array;
  ys: Float64Array;
  plane: Plane;
}

/** Nodes and edges, with what leads where. All arrays are typed: a city takes a few megabytes. */
export class Network {
  readonly edges: Edges;
  /** Where each node is, in metres of the plane. */
  readonly nodeX: Float64Array;
  readonly nodeY: Float64Array;
  /** Metres along its edge to each point of the shapes. */
  readonly along: Float64Array;
  /** Metres of each edge. */
  readonly metres: Float64Array;
  /** The first way out of each node, and behind them the number of ways. */
  readonly firstWay: Uint32Array;
  /** Each edge is two ways. The node a way leads to, its metres, and its edge twice, plus one if it is against the edge. */
  readonly wayTo: Uint32Array;
  readonly wayMetres: Float64Array;
  readonly wayEdge: Uint32Array;
  /** The part of each node: nodes of two parts are not connected. */
  readonly partOf: Uint32Array;
  /** Metres of edges in each part. */
  readonly partMetres: Float64Array;

  constructor(edges: Edges) {
    this.edges = edges;
    const { nodeCount, from, to } = edges;
    this.along = new Float64Array(edges.xs.length);
    this.metres = Float64Array.from(from, (_, edge) => this.#measure(edge));
    this.nodeX = new Float64Array(nodeCount);
    this.nodeY = new Float64Array(nodeCount);
    this.firstWay = new Uint32Array(nodeCount + 1);
    for (const node of [...from, ...to]) this.firstWay[node + 1]!++;
    for (let node = 0; node < nodeCount; node++) this.firstWay[node + 1]! += this.firstWay[node]!;
    this.wayTo = new Uint32Array(2 * from.length);
    this.wayMetres = new Float64Array(2 * from.length);
    this.wayEdge = new Uint32Array(2 * from.length);
    const next = this.firstWay.slice();
    for (let edge = 0; edge < from.length; edge++) {
      this.#placeNodes(edge);
      this.#addWay(next[from[edge]!]!++, to[edge]!, 2 * edge);
      this.#addWay(next[to[edge]!]!++, from[edge]!, 2 * edge + 1);
    }
    this.partOf = this.#findParts();
    this.partMetres = new Float64Array(
      this.partOf.reduce((most, part) => Math.max(most, part), 0) + 1,
    );
    for (const [edge, node] of from.entries()) {
      this.partMetres[this.partOf[node]!]! += this.metres[edge]!;
    }
  }

  #measure(edge: number): number {
    const { shapeStarts, xs, ys } = this.edges;
    const last = shapeStarts[edge + 1]! - 1;
    for (let at = shapeStarts[edge]! + 1; at <= last; at++) {
      const length = Math.hypot(xs[at]! - xs[at - 1]!, ys[at]! - ys[at - 1]!);
      this.along[at] = this.along[at - 1]! + length;
    }
    return this.along[last]!;
  }

  /** The shape of an edge begins and ends at its nodes. */
  #placeNodes(edge: number): void {
    const { from, to, shapeStarts, xs, ys } = this.edges;
    const [start, end] = [shapeStarts[edge]!, shapeStarts[edge + 1]! - 1];
    this.nodeX[from[edge]!] = xs[start]!;
    this.nodeY[from[edge]!] = ys[start]!;
    this.nodeX[to[edge]!] = xs[end]!;
    this.nodeY[to[edge]!] = ys[end]!;
  }

  #addWay(way: number, to: number, edge: number): void {
    this.wayTo[way] = to;
    this.wayMetres[way] = this.metres[edge >>> 1]!;
    this.wayEdge[way] = edge;
  }

  #findParts(): Uint32Array {
    const none = 0xffff_ffff;
    const parts = new Uint32Array(this.edges.nodeCount).fill(none);
    let count = 0;
    for (let start = 0; start < parts.length; start++) {
      if (parts[start] !== none) continue;
      const open = [start];
      parts[start] = count;
      for (let node = open.pop(); node !== undefined; node = open.pop()) {
        for (let way = this.firstWay[node]!; way < this.firstWay[node + 1]!; way++) {
          const to = this.wayTo[way]!;
          if (parts[to] !== none) continue;
          parts[to] = count;
          open.push(to);
        }
      }
      count++;
    }
    return parts;
  }

  /** The street of an edge. */
  streetOf(edge: number): Street {
    return this.edges.streets[this.edges.street[edge]!]!;
  }

  /** The points of an edge from one of its metres to another, in that order, in metres of the plane. */
  shape(edge: number, from: number, to: number): [x: number, y: number][] {
    const { shapeStarts, xs, ys } = this.edges;
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const points = [this.pointAt(edge, low)];
    for (let at = shapeStarts[edge]!; at < shapeStarts[edge + 1]!; at++) {
      if (this.along[at]! > low && this.along[at]! < high) points.push([xs[at]!, ys[at]!]);
    }
    points.push(this.pointAt(edge, high));
    return from <= to ? points : points.toReversed();
  }

  /** The point of an edge at one of its metres. */
  pointAt(edge: number, metres: number): [x: number, y: number] {
    const { shapeStarts, xs, ys } = this.edges;
    const last = shapeStarts[edge + 1]! - 1;
    let at = shapeStarts[edge]! + 1;
    while (at < last && this.along[at]! < metres) at++;
    const [before, behind] = [this.along[at - 1]!, this.along[at]!];
    const share = behind === before ? 0 : Math.min(1, (metres - before) / (behind - before));
    return [
      xs[at - 1]! + share * (xs[at]! - xs[at - 1]!),
      ys[at - 1]! + share * (ys[at]! - ys[at - 1]!),
    ];
  }

  /** @returns west, south, east and north, in degrees */
  box(): [west: number, south: number, east: number, north: number] {
    const least = (values: Float64Array) => values.reduce((a, b) => Math.min(a, b), Infinity);
    const most = (values: Float64Array) => values.reduce((a, b) => Math.max(a, b), -Infinity);
    const { plane } = this.edges;
    return [
      ...plane.toPosition(least(this.nodeX), least(this.nodeY)),
      ...plane.toPosition(most(this.nodeX), most(this.nodeY)),
    ];
  }
}
