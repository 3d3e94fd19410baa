import type { StreetLine } from '../street-lines.ts';
import type { Block } from './blocks.ts';
import type { Corner } from './crossings.ts';
import { Parts, partOf } from './parts.ts';
import { between, type Plane } from './plane.ts';
import type { AddressRow, Pair } from './read-addresses.ts';
import type { Segment } from './segments.ts';
import { type Street, StreetTable } from './street-table.ts';
import { WholeBlocks } from './whole-blocks.ts';

export interface GatheredStreets {
  streets: readonly Street[];
  /** The pieces that a position is named by: none of alleys and paths. */
  segments: readonly Segment[];
  blocks: readonly Block[];
  /** The ends of lines and of blocks. */
  corners: readonly Corner[];
}

interface Region {
  plane: Plane;
  table: StreetTable;
  parts: Parts;
  wholeBlocks: WholeBlocks;
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
  plane: Plane,
): GatheredStreets {
  const table = new StreetTable();
  const parts = new Parts(rows, plane);
  const region = { plane, table, parts, wholeBlocks: new WholeBlocks(rows, plane) };
  const walked = lines.filter(({ class: kind }) => !NOT_FOR_WALKING.has(kind));
  const piecesOf = (some: readonly StreetLine[]) => some.map((line) => toPieces(line, region));
  const major = piecesOf(walked.filter(({ class: kind }) => !MINOR.has(kind)));
  const minor = piecesOf(walked.filter(({ class: kind }) => MINOR.has(kind))).flat();
  const blocks = rows.map((row) => ({
    street: table.idOf(row.street, row.town, partOf(row)),
    a: plane.spot(row.a),
    b: plane.spot(row.b),
    numbers: [...sideOf(row.left), ...sideOf(row.right)],
  }));
  // A street that has addresses and no line is where its blocks are.
  const all = major.flat();
  const drawn = new Set([...all, ...minor].map(({ street }) => street));
  const undrawn = blocks.filter(({ street }) => !drawn.has(street));
  const segments = all.concat(undrawn);
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

/** The straight pieces of a line, none if it has no name. Those that lie in another town are drawn there too. */
function toPieces(line: StreetLine, region: Region): Segment[] {
  const { name, town, coordinates } = line;
  if (!name || coordinates.length < 2) return [];
  const spots = coordinates.map((position) => region.plane.spot(position));
  const half = Math.floor(spots.length / 2);
  const partAt = region.parts.along(name, town, between(spots[half - 1]!, spots[half]!, 0.5));
  const isElsewhere = region.wholeBlocks.elsewhere(name, town);
  return spots.slice(1).flatMap((b, i) => {
    const a = spots[i]!;
    const middle = between(a, b, 0.5);
    if (isElsewhere(middle)) return [];
    return [{ street: region.table.idOf(name, town, partAt(middle)), a, b }];
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
