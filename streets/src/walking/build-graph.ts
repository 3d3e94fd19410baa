import type { Position } from 'geojson';
import type { StreetLine } from '../street-lines.ts';
import { type Cut, crossingRule, Joints } from './joints.ts';
import { Network, type Street } from './network.ts';
import { Plane } from './plane.ts';
import { Segments } from './segments.ts';
import { WalkGraph } from './walk-graph.ts';
import { walkableLines } from './walkable.ts';

/** Cuts of a line that are this near, in metres, are one. */
const SAME_CUT_WITHIN = 1;

/** A stretch of a line between two nodes, as it is collected. */
interface Stretch {
  from: number;
  to: number;
  line: number;
  /** The points between the two nodes. */
  between: [x: number, y: number][];
}

/**
 * Makes a graph of the lines that may be walked on. Its nodes are where lines meet or end: ends join ends and lines within
 * 3 m, lines that cross in their middles are joined where they are known to do so at one level.
 *
 * @param lines of all folders; those for cars alone are left out
 * @param crossings `[longitude, latitude]` of known crossings
 * @throws if no line may be walked on
 */
export function buildGraph(
  lines: readonly StreetLine[],
  crossings: readonly Position[] = [],
): WalkGraph {
  const walkable = walkableLines(lines);
  if (walkable.length === 0) throw new Error('There is no street to walk on.');
  const plane = new Plane(middleOf(walkable));
  const segments = new Segments(
    walkable.map(({ coordinates }) => coordinates),
    plane,
  );
  const joints = new Joints(segments);
  joints.joinEnds();
  joints.joinCrossings(crossingRule(walkable, crossings, plane));
  joints.mendBorders(walkable);
  const stretches = stretchesOf(segments, joints);
  return toGraph(walkable, stretches, joints, plane);
}

function middleOf(lines: readonly StreetLine[]): Position {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of lines.flatMap(({ coordinates }) => coordinates)) {
    west = Math.min(west, longitude!);
    east = Math.max(east, longitude!);
    south = Math.min(south, latitude!);
    north = Math.max(north, latitude!);
  }
  return [(west + east) / 2, (south + north) / 2];
}

/** Cuts the lines where they meet others. The ends of a stretch are places of `joints`. */
function stretchesOf(segments: Segments, joints: Joints): Stretch[] {
  const cutsOf = cutsByLine(segments.lineCount, joints);
  return cutsOf.flatMap((cuts, line) => {
    const places = cuts.map(([cut]) => joints.placeOf(cut));
    return cuts.slice(1).flatMap(([, end], at) => {
      const [[, start], from, to] = [cuts[at]!, places[at]!, places[at + 1]!];
      if (from === to && end.along - start.along <= SAME_CUT_WITHIN) return [];
      return [{ from, to, line, between: pointsBetween(segments, line, start.along, end.along) }];
    });
  });
}

/** The cuts of each line from its start to its end. Those that are nearly one become one place. */
function cutsByLine(lineCount: number, joints: Joints): [number, Cut][][] {
  const byLine: [number, Cut][][] = Array.from({ length: lineCount }, () => []);
  for (const [number, cut] of joints.cuts.entries()) byLine[cut.line]!.push([number, cut]);
  for (const cuts of byLine) {
    cuts.sort(([, one], [, other]) => one.along - other.along);
    for (let at = 1; at < cuts.length; at++) {
      const [[before, { along }], [number, cut]] = [cuts[at - 1]!, cuts[at]!];
      if (cut.along - along <= SAME_CUT_WITHIN) joints.join(number, before);
    }
  }
  return byLine;
}

function pointsBetween(
  { xs, ys, along, starts }: Segments,
  line: number,
  from: number,
  to: number,
): [number, number][] {
  const points: [number, number][] = [];
  for (let point = starts[line]!; point < starts[line + 1]!; point++) {
    if (along[point]! > from && along[point]! < to) points.push([xs[point]!, ys[point]!]);
  }
  return points;
}

function toGraph(
  lines: readonly StreetLine[],
  stretches: readonly Stretch[],
  joints: Joints,
  plane: Plane,
): WalkGraph {
  const nodes = new Map<number, number>();
  const nodeOf = (place: number) => {
    const node = nodes.get(place) ?? nodes.size;
    nodes.set(place, node);
    return node;
  };
  const streets = new StreetTable();
  const from = Uint32Array.from(stretches, (stretch) => nodeOf(stretch.from));
  const to = Uint32Array.from(stretches, (stretch) => nodeOf(stretch.to));
  const street = Uint32Array.from(stretches, ({ line }) => streets.numberOf(lines[line]!));
  const shapeStarts = new Uint32Array(stretches.length + 1);
  for (const [edge, { between }] of stretches.entries()) {
    shapeStarts[edge + 1] = shapeStarts[edge]! + between.length + 2;
  }
  const xs = new Float64Array(shapeStarts.at(-1)!);
  const ys = new Float64Array(shapeStarts.at(-1)!);
  for (const [edge, stretch] of stretches.entries()) {
    const [start, end] = [joints.cuts[stretch.from]!, joints.cuts[stretch.to]!];
    const points = [[start.x, start.y], ...stretch.between, [end.x, end.y]];
    for (const [at, [x, y]] of points.entries()) {
      xs[shapeStarts[edge]! + at] = x!;
      ys[shapeStarts[edge]! + at] = y!;
    }
  }
  const nodeCount = nodes.size;
  const shapes = { shapeStarts, xs, ys, plane };
  return new WalkGraph(
    new Network({ nodeCount, from, to, street, streets: streets.all, ...shapes }),
  );
}

/** Each street once, with a number. */
class StreetTable {
  readonly all: Street[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf({ name, class: kind }: StreetLine): number {
    const key = `${kind} ${name ?? ''}`;
    const number = this.#numbers.get(key) ?? this.all.push({ name, class: kind }) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}
