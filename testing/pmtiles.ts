import { gzipSync } from 'node:zlib';
import type { FeatureCollection } from 'geojson';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

export type Box = readonly [west: number, south: number, east: number, north: number];
/** GeoJSON by the name of its layer. */
export type Layers = Readonly<Record<string, FeatureCollection>>;

const HEADER_BYTES = 127;
const MAX_ZOOM = 10;

/** The tiles of a zoom that a box lies in. */
function tilesOf([west, south, east, north]: Box, z: number): [number, number][] {
  const size = 2 ** z;
  const x = (lng: number) => Math.floor(((lng + 180) / 360) * size);
  const y = (lat: number) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size);
  };
  const tiles: [number, number][] = [];
  for (let column = x(west); column <= x(east); column++)
    for (let row = y(north); row <= y(south); row++) tiles.push([column, row]);
  return tiles;
}

function varints(numbers: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (let rest of numbers) {
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

interface Tile {
  id: number;
  bytes: Buffer;
}

/** A directory of tiles that lie one after the other. */
function directory(tiles: readonly Tile[]): Buffer {
  return varints([
    tiles.length,
    ...tiles.map(({ id }, i) => id - (tiles[i - 1]?.id ?? 0)),
    ...tiles.map(() => 1),
    ...tiles.map(({ bytes }) => bytes.length),
    ...tiles.map((_tile, i) => (i === 0 ? 1 : 0)),
  ]);
}

function header(box: Box, sizes: { root: number; metadata: number; data: number; count: number }) {
  const { root, metadata, data, count } = sizes;
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('PMTiles', 'latin1');
  bytes.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + root;
  const dataAt = metadataAt + metadata;
  const numbers = [HEADER_BYTES, root, metadataAt, metadata, dataAt, 0, dataAt, data];
  [...numbers, count, count, count].forEach((number, i) =>
    bytes.writeBigUInt64LE(BigInt(number), 8 + i * 8),
  );
  [1, Compression.Gzip, Compression.Gzip, TileType.Mvt, 0, MAX_ZOOM].forEach((number, i) =>
    bytes.writeUInt8(number, 96 + i),
  );
  box.forEach((degrees, i) => bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4));
  return bytes;
}

/** A PMTiles archive (version 3) of vector tiles, from zoom 0 to 10. */
export function makeArchive(box: Box, layers: Layers): Buffer {
  const indexes = Object.entries(layers).map(
    ([name, data]) => [name, new GeoJSONVT(data, { maxZoom: MAX_ZOOM })] as const,
  );
  const tiles: Tile[] = [];
  for (let z = 0; z <= MAX_ZOOM; z++) {
    for (const [x, y] of tilesOf(box, z)) {
      const found = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y);
        return tile ? [[name, tile] as const] : [];
      });
      const bytes = fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 });
      tiles.push({ id: zxyToTileId(z, x, y), bytes: gzipSync(bytes) });
    }
  }
  tiles.sort((a, b) => a.id - b.id);
  const root = gzipSync(directory(tiles));
  const metadata = gzipSync('{}');
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const sizes = {
    root: root.length,
    metadata: metadata.length,
    data: data.length,
    count: tiles.length,
  };
  return Buffer.concat([header(box, sizes), root, metadata, data]);
}
