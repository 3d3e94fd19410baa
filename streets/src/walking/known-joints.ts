import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from 'geojson';
import type { StreetLine } from '../street-lines.ts';

/**
 * Where streets of a folder are known to cross at one level, as `[longitude, latitude]`. A block ends where its street meets
 * another, so the ends of the blocks in `addresses.csv` are crossings: a street that passes over another one has no end
 * there. `crossings.csv` has those that were reviewed by hand. A folder may have both files, one or none.
 */
export function readCrossings(folder: string): Position[] {
  const blocks = readRows(join(folder, 'addresses.csv')).flatMap((row) => {
    const [longitudeA, latitudeA, longitudeB, latitudeB] = row.slice(-4).map(Number);
    return [
      [longitudeA!, latitudeA!],
      [longitudeB!, latitudeB!],
    ];
  });
  const reviewed = readRows(join(folder, 'crossings.csv'));
  return [...blocks, ...reviewed.map((row) => row.slice(0, 2).map(Number))];
}

/** Lines over the gaps of a folder's streets in `gaps.csv`, if it has such a file. */
export function readGaps(folder: string): StreetLine[] {
  return readRows(join(folder, 'gaps.csv')).map((row) => {
    const [longitudeA, latitudeA, longitudeB, latitudeB] = row.slice(0, 4).map(Number);
    return {
      name: row[4]!,
      class: 'secondary',
      source: 'reviewed',
      oneway: false,
      tunnel: false,
      coordinates: [
        [longitudeA!, latitudeA!],
        [longitudeB!, latitudeB!],
      ],
    };
  });
}

/** The cells of all rows but the head. Only cells that are not read have commas. */
function readRows(file: string): string[][] {
  if (!existsSync(file)) return [];
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  return rows.map((row) => row.split(','));
}
