import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlaces, type Places } from '../open-places.ts';
import type { Point } from '../plane.ts';

/** Metres east and north of the region's corner. */
export type Metres = readonly [number, number];

export interface SmallRegion {
  streets: readonly { name?: string; town?: string; class?: string; line: readonly Metres[] }[];
  /** Town, street, part, and the numbers: left from and to, right from and to; from and to of the block. */
  addresses?: readonly {
    town: string;
    street: string;
    part?: string;
    numbers: readonly [number, number, number, number];
    from: Metres;
    to: Metres;
  }[];
  stations?: readonly { name: string; lines: readonly string[]; at: Metres }[];
}

const CORNER = { lat: 42.35, lng: -71.1 };
const PER_DEGREE = 111_320;
const PER_DEGREE_EAST = PER_DEGREE * Math.cos((CORNER.lat * Math.PI) / 180);

/** The position of a spot of a small region. */
export function pointOf([east, north]: Metres): Point {
  return { lat: CORNER.lat + north / PER_DEGREE, lng: CORNER.lng + east / PER_DEGREE_EAST };
}

/** How far a position is from a spot of a small region, in metres. */
export function metresFrom({ lat, lng }: Point, spot: Metres): number {
  const there = pointOf(spot);
  return Math.hypot((lat - there.lat) * PER_DEGREE, (lng - there.lng) * PER_DEGREE_EAST);
}

/** Opens the places of a region, by way of a folder that is gone again. */
export function openSmall({ streets, addresses, stations }: SmallRegion): Places {
  const folder = mkdtempSync(join(tmpdir(), 'cortado-places-'));
  const position = (spot: Metres) => {
    const { lat, lng } = pointOf(spot);
    return [lng, lat];
  };
  const write = (file: string, features: readonly object[]) =>
    writeFileSync(join(folder, file), JSON.stringify({ type: 'FeatureCollection', features }));
  write(
    'streets.geojson',
    streets.map(({ line, ...properties }) => ({
      type: 'Feature',
      properties: { class: 'residential', ...properties },
      geometry: { type: 'LineString', coordinates: line.map(position) },
    })),
  );
  if (addresses) {
    const rows = addresses.map(({ town, street, part = '', numbers, from, to }) =>
      [town, street, part, ...numbers, ...position(from), ...position(to)].join(','),
    );
    writeFileSync(join(folder, 'addresses.csv'), ['a row of names', ...rows, ''].join('\n'));
  }
  if (stations) {
    write(
      'transit.geojson',
      stations.map(({ at, ...properties }) => ({
        type: 'Feature',
        properties: { kind: 'station', ...properties },
        geometry: { type: 'Point', coordinates: position(at) },
      })),
    );
  }
  try {
    return openPlaces([folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What was found, as people would read it: 'address 25 Oak St, Northside, Milltown'. */
export function read(places: ReturnType<Places['complete']>): string[] {
  return places.map(({ kind, name, part, town }) =>
    [`${kind} ${name}`, part, town].filter(Boolean).join(', '),
  );
}
