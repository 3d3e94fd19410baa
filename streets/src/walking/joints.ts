import Flatbush from 'flatbush';
import type { Position } from 'geojson';
import type { StreetLine } from '../street-lines.ts';
import { footOn, type Plane } from './plane.ts';
import type { Segments } from './segments.ts';

/** An end joins what is this near, in metres: less than the data were simplified by. */
const JOIN_WITHIN = 3;
/** A known crossing is this near to where the lines cross, in metres: both were simplified. */
const CROSSING_WITHIN = 6;
/** With a known crossing this near, in metres, one that is not known is a bridge. */
const KNOWN_AROUND = 60;
/** An end that met nothing joins its own street this near, and a line of another source this near, in metres. */
const MEND_STREET_WITHIN = 15;
const MEND_BORDER_WITHIN = 11;
/** The stretch behind an end, in metres, that the end does not join: it would be a knot. */
const OWN_STRETCH = 10;

/** A place of a line where it may meet others. */
export interface Cut {
  line: number;
  /** Metres along the line. */
  along: number;
  x: number;
  y: number;
}

/** Finds where lines meet, and which of these places are one. */
export class Joints {
  readonly cuts: Cut[] = [];
  /** For each cut another that is the same place, or itself. */
  readonly #same: number[] = [];
  /** The cuts that were joined to others. */
  readonly #joined = new Set<number>();
  readonly #segments: Segments;

  constructor(segments: Segments) {
    this.#segments = segments;
    // Cuts 2n and 2n + 1 are the ends of line n.
    for (let line = 0; line < segments.lineCount; line++) {
      this.#add(line, segments.starts[line]!, 0);
      this.#add(line, segments.lastPoint(line) - 1, 1);
    }
  }

  /** The cut that represents all that are the same place as this one. */
  placeOf(cut: number): number {
    let place = cut;
    while (this.#same[place] !== place) place = this.#same[place] = this.#same[this.#same[place]!]!;
    return place;
  }

  /**
   * Joins ends that met nothing to the nearest line of the same street, or of another source: where the data of two cities
   * meet, they miss each other by more than ends within one of them.
   */
  mendBorders(lines: readonly StreetLine[]): void {
    const { lineOf } = this.#segments;
    for (let end = 0; end < 2 * lines.length; end++) {
      if (this.#joined.has(end)) continue;
      const { line, x, y } = this.cuts[end]!;
      let nearest: { segment: number; share: number; away: number } | null = null;
      for (const segment of this.#segments.near(x, y, x, y, MEND_STREET_WITHIN)) {
        if (lineOf[segment] === line) continue;
        const within = mendWithin(lines[line]!, lines[lineOf[segment]!]!);
        const { share, away } = footOn(x, y, ...this.#segments.endsOf(segment));
        if (away <= Math.min(within, nearest?.away ?? Infinity)) nearest = { segment, share, away };
      }
      if (nearest) this.join(end, this.#cut(nearest.segment, nearest.share));
    }
  }

  /** Makes a cut the same place as another one, whose position stays. */
  join(cut: number, other: number): void {
    this.#same[this.placeOf(cut)] = this.placeOf(other);
    this.#joined.add(cut).add(other);
  }

  /** Joins the ends of lines to ends and lines near them. */
  joinEnds(): void {
    const { lineOf, along } = this.#segments;
    for (let end = 0; end < 2 * this.#segments.lineCount; end++) {
      const { line, along: at, x, y } = this.cuts[end]!;
      for (const segment of this.#segments.near(x, y, x, y, JOIN_WITHIN)) {
        const { share, away } = footOn(x, y, ...this.#segments.endsOf(segment));
        if (away > JOIN_WITHIN) continue;
        const meets = along[segment]! + share * (along[segment + 1]! - along[segment]!);
        if (lineOf[segment] === line && Math.abs(meets - at) < OWN_STRETCH) continue;
        this.join(end, this.#cut(segment, share));
      }
    }
  }

  /** Joins lines that cross in their middles, where `isCrossing` says that they do so at one level. */
  joinCrossings(isCrossing: CrossingRule): void {
    const { lineOf } = this.#segments;
    for (let segment = 0; segment + 1 < lineOf.length; segment++) {
      if (lineOf[segment] !== lineOf[segment + 1]) continue;
      for (const other of this.#segments.near(...this.#segments.endsOf(segment), 0)) {
        if (other <= segment || lineOf[other] === lineOf[segment]) continue;
        const shares = sharesBeforeCrossing(
          this.#segments.endsOf(segment),
          this.#segments.endsOf(other),
        );
        if (!shares) continue;
        const [x, y] = this.#segments.pointOn(segment, shares[0]);
        const sharePoint = shares.every((share) => share === 0 || share === 1);
        if (!sharePoint && !isCrossing(x, y, lineOf[segment]!, lineOf[other]!)) continue;
        this.join(this.#cut(segment, shares[0]), this.#cut(other, shares[1]));
      }
    }
  }

  /** The number of the cut there: of the end of the line if that is near, else of a new one. */
  #cut(segment: number, share: number): number {
    const { along, lineOf } = this.#segments;
    const line = lineOf[segment]!;
    const at = along[segment]! + share * (along[segment + 1]! - along[segment]!);
    if (at <= JOIN_WITHIN) return 2 * line;
    if (this.#segments.lengthOf(line) - at <= JOIN_WITHIN) return 2 * line + 1;
    return this.#add(line, segment, share);
  }

  #add(line: number, segment: number, share: number): number {
    const { along } = this.#segments;
    const [x, y] = this.#segments.pointOn(segment, share);
    this.#same.push(this.cuts.length);
    const at = along[segment]! + share * (along[segment + 1]! - along[segment]!);
    return this.cuts.push({ line, along: at, x, y }) - 1;
  }
}

/** How far, in metres, an end of a line may be from the other line to join it when it met nothing. */
function mendWithin(line: StreetLine, other: StreetLine): number {
  if (line.name !== null && line.name === other.name) return MEND_STREET_WITHIN;
  return line.source === other.source ? 0 : MEND_BORDER_WITHIN;
}

type Ends = readonly [ax: number, ay: number, bx: number, by: number];

/** The shares of two segments before the point in which they cross or touch; null if they don't. */
function sharesBeforeCrossing(one: Ends, other: Ends): [number, number] | null {
  const [ax, ay, bx, by] = one;
  const [cx, cy, dx, dy] = other;
  const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (turn === 0) return null;
  const share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn;
  const otherShare = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn;
  const isShare = (value: number) => value >= 0 && value <= 1;
  return isShare(share) && isShare(otherShare) ? [share, otherShare] : null;
}

/** Whether two lines that cross at a point of the plane do so at one level. */
export type CrossingRule = (x: number, y: number, line: number, other: number) => boolean;

/**
 * Lines cross at one level where they are known to, and where nothing is known of crossings around: a bridge and the street
 * below it cross too. A street that two sources have is one, so its two lines always join.
 */
export function crossingRule(
  lines: readonly StreetLine[],
  known: readonly Position[],
  plane: Plane,
): CrossingRule {
  const index = new Flatbush(Math.max(1, known.length));
  for (const position of known) index.add(...plane.toPlane(position));
  if (known.length === 0) index.add(Infinity, Infinity);
  index.finish();
  const isNear = (x: number, y: number, metres: number) =>
    index.neighbors(x, y, 1, metres).length > 0;
  return (x, y, line, other) => {
    const [one, two] = [lines[line]!, lines[other]!];
    if (one.name && one.name === two.name && one.source !== two.source) return true;
    return isNear(x, y, CROSSING_WITHIN) || !isNear(x, y, KNOWN_AROUND);
  };
}
