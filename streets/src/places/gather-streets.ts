import type { StreetLine } from '../street-lines.ts';
import type { Block } from './blocks.ts';
import type { Corner } from './crossings.ts';
import { type Parts, partOf } from './parts.ts';
import { between, type Plane } from './plane.ts';
import type { AddressRow, Pair } from './read-addresses.ts';
import type { Segment } from './segments.ts';
import { type Street, StreetTable } from './street-table.ts';

export interface GatheredStreets {
  streets: readonly Street[];
  /** The pieces that a position is named by: none of alleys and paths. */
  segments: readonly Segment[];
  blocks: readonly Block[];
  /** The ends of lines and of blocks. */
  corners: readonly Corner[];
}

/** Nobody walks there, or looks for a place by it. */
const NOT_FOR_WALKING: ReadonlySet<string> = new Set(['motorway', 'link']);
/** They can be looked for, but nobody says 'near Public Alley No. 434'. */
const MINOR: ReadonlySet<string> = new Set(['alley', 'path']);
/** How near a street meets the end of a line, and of a block, which is less exact; in metres. */
const LINE_REACH = 3;
const BLOCK_REACH = 5;

/** Joins the lines and address ranges of each street, apart by town and part of town. */
export function gatherStreets(
  lines: readonly StreetLine[],
  rows: readonly AddressRow[],
  parts: Parts,
  plane: Plane,
): GatheredStreets {
  const table = new StreetTable();
  const walked = lines.filter(({ class: kind }) => !NOT_FOR_WALKING.has(kind));
  const piecesOf = (some: readonly StreetLine[]) =>
    some.map((line) => toPieces(line, table, parts, plane));
  const major = piecesOf(walked.filter(({ class: kind }) => !MINOR.has(kind)));
  const minor = piecesOf(walked.filter(({ class: kind }) => MINOR.has(kind))).flat();
  const blocks = rows.map((row) => ({
    street: table.idOf(row.street, row.town, partOf(row)),
    a: plane.spot(row.a),
    b: plane.spot(row.b),
    numbers: [...sideOf(row.left), ...sideOf(row.right)],
  }));
  // A street that has addresses and no line is where its blocks are.
  const drawn = new Set([...major.flat(), ...minor].map(({ street }) => street));
  const undrawn = blocks.filter(({ street }) => !drawn.has(street));
  const segments = [...major.flat(), ...undrawn];
  const named = new Set(segments.map(({ street }) => street));
  return {
    streets: table.measured([...segments, ...minor]),
    segments,
    blocks,
    corners: [
      ...major.flatMap((pieces) => endsOf(pieces, LINE_REACH)),
      ...blocks
        .filter(({ street }) => named.has(street))
        .flatMap((block) => endsOf([block], BLOCK_REACH)),
    ],
  };
}

/** The straight pieces of a line, none if it has no name. */
function toPieces(line: StreetLine, table: StreetTable, parts: Parts, plane: Plane): Segment[] {
  const { name, town, coordinates } = line;
  if (!name || coordinates.length < 2) return [];
  const spots = coordinates.map((position) => plane.spot(position));
  const half = Math.floor(spots.length / 2);
  const partAt = parts.along(name, town, between(spots[half - 1]!, spots[half]!, 0.5));
  return spots.slice(1).map((b, i) => {
    const a = spots[i]!;
    return { street: table.idOf(name, town, partAt(between(a, b, 0.5))), a, b };
  });
}

/** Where a line of pieces begins and ends. */
function endsOf(pieces: readonly Segment[], reach: number): Corner[] {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last) return [];
  return [
    { street: first.street, spot: first.a, reach },
    { street: last.street, spot: last.b, reach },
  ];
}

/** The two numbers of a side, zeros unless it has both. */
function sideOf([from, to]: Pair): Pair {
  return from > 0 && to > 0 ? [from, to] : [0, 0];
}
