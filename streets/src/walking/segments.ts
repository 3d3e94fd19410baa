import Flatbush from 'flatbush';
import type { Position } from 'geojson';
import type { Plane } from './plane.ts';

/** Lines in the plane, point after point, with an index of their segments. A segment has the number of its first point. */
export class Segments {
  /** Metres east and north of each point. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Metres along its line to each point. */
  readonly along: Float64Array;
  /** The first point of each line, and behind them the number of points. */
  readonly starts: Uint32Array;
  /** The line of each point. */
  readonly lineOf: Uint32Array;
  readonly #index: Flatbush;
  /** The segment of each entry of the index. */
  readonly #indexed: Uint32Array;

  constructor(lines: readonly (readonly Position[])[], plane: Plane) {
    const points = lines.reduce((sum, line) => sum + line.length, 0);
    this.xs = new Float64Array(points);
    this.ys = new Float64Array(points);
    this.along = new Float64Array(points);
    this.lineOf = new Uint32Array(points);
    this.starts = new Uint32Array(lines.length + 1);
    this.#index = new Flatbush(points - lines.length);
    this.#indexed = new Uint32Array(points - lines.length);
    let point = 0;
    lines.forEach((line, number) => {
      this.starts[number] = point;
      for (const position of line) this.#add(point++, number, plane.toPlane(position));
    });
    this.starts[lines.length] = point;
    this.#index.finish();
  }

  #add(point: number, line: number, [x, y]: readonly [number, number]): void {
    this.xs[point] = x;
    this.ys[point] = y;
    this.lineOf[point] = line;
    if (point === this.starts[line]) return;
    const [beforeX, beforeY] = [this.xs[point - 1]!, this.ys[point - 1]!];
    this.along[point] = this.along[point - 1]! + Math.hypot(x - beforeX, y - beforeY);
    const entry = this.#index.add(
      Math.min(x, beforeX),
      Math.min(y, beforeY),
      Math.max(x, beforeX),
      Math.max(y, beforeY),
    );
    this.#indexed[entry] = point - 1;
  }

  get lineCount(): number {
    return this.starts.length - 1;
  }

  lastPoint(line: number): number {
    return this.starts[line + 1]! - 1;
  }

  lengthOf(line: number): number {
    return this.along[this.lastPoint(line)]!;
  }

  /** The two ends of a segment. */
  endsOf(segment: number): [ax: number, ay: number, bx: number, by: number] {
    const { xs, ys } = this;
    return [xs[segment]!, ys[segment]!, xs[segment + 1]!, ys[segment + 1]!];
  }

  pointOn(segment: number, share: number): [x: number, y: number] {
    const [ax, ay, bx, by] = this.endsOf(segment);
    return share === 1 ? [bx, by] : [ax + share * (bx - ax), ay + share * (by - ay)];
  }

  /** The segments whose boxes are within `metres` of the box around two points. */
  near(ax: number, ay: number, bx: number, by: number, metres: number): number[] {
    return this.#index
      .search(
        Math.min(ax, bx) - metres,
        Math.min(ay, by) - metres,
        Math.max(ax, bx) + metres,
        Math.max(ay, by) + metres,
      )
      .map((entry) => this.#indexed[entry]!);
  }
}
