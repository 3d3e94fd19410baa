import { gzipSync } from 'node:zlib';
import type { Feature, FeatureCollection } from 'geojson';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

export type Box = readonly [west: number, south: number, east: number, north: number];

/** The features of a layer. `from` is the zoom from which one is in the tiles, `nameFrom` that from which its name is. */
export type Layers = Readonly<Record<string, readonly Feature[]>>;

const HEADER_BYTES = 127;

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

/** The zooms of an archive. */
interface Zooms {
  min: number;
  max: number;
}

function header(
  box: Box,
  { min, max }: Zooms,
  sizes: { root: number; metadata: number; data: number; count: number },
) {
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
  [1, Compression.Gzip, Compression.Gzip, TileType.Mvt, min, max].forEach((number, i) =>
    bytes.writeUInt8(number, 96 + i),
  );
  box.forEach((degrees, i) => bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4));
  return bytes;
}

type Index = InstanceType<typeof GeoJSONVT>;
type VectorTile = NonNullable<ReturnType<Index['getTile']>>;

interface TileFeature {
  /** 2: lines. */
  type: 1 | 2 | 3;
  tags: Readonly<Record<string, number | string>>;
  /** Of lines and areas, a part each. */
  geometry: readonly unknown[];
}

/** Lines without a name that are alike are one feature: a tile has a thousand short streets. */
function joinAlike(features: readonly TileFeature[]): TileFeature[] {
  const groups = new Map<string, TileFeature[]>();
  for (const [i, feature] of features.entries()) {
    const isJoined = feature.type === 2 && !('name' in feature.tags);
    const key = isJoined ? JSON.stringify(feature.tags) : `${i}`;
    const group = groups.get(key);
    if (group) group.push(feature);
    else groups.set(key, [feature]);
  }
  return [...groups.values()].map((group) => ({
    ...group[0]!,
    geometry: group.flatMap(({ geometry }) => geometry),
  }));
}

/** What of a tile belongs to its zoom; null where that is nothing. The last tiles have what comes later too. */
function atZoom(tile: VectorTile | null, z: number, { max }: Zooms): VectorTile | null {
  if (!tile) return null;
  const features = tile.features.flatMap(({ tags: given, ...feature }): TileFeature[] => {
    const { nameFrom = 0, from = 0, ...tags } = (given ?? {}) as Record<string, number | string>;
    if (Number(from) > z && z < max) return [];
    if (Number(nameFrom) > z && z < max) delete tags['name'];
    return [{ ...feature, tags: Number(from) > z ? { ...tags, from } : tags }];
  });
  const joined = joinAlike(features) as unknown as VectorTile['features'];
  return joined.length > 0 ? { ...tile, features: joined } : null;
}

/** A PMTiles archive (version 3) of vector tiles. */
export function makeArchive(box: Box, zooms: Zooms, layers: Layers): Buffer {
  const indexes = Object.entries(layers).map(([name, features]) => {
    const data: FeatureCollection = { type: 'FeatureCollection', features: [...features] };
    return [name, new GeoJSONVT(data, { maxZoom: zooms.max })] as const;
  });
  const tiles: Tile[] = [];
  for (let z = zooms.min; z <= zooms.max; z++) {
    for (const [x, y] of tilesOf(box, z)) {
      const found = indexes.flatMap(([name, index]) => {
        const tile = atZoom(index.getTile(z, x, y), z, zooms);
        return tile ? [[name, tile] as const] : [];
      });
      if (found.length === 0) continue;
      const bytes = fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 });
      tiles.push({ id: zxyToTileId(z, x, y), bytes: gzipSync(bytes, { level: 9 }) });
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
  return Buffer.concat([header(box, zooms, sizes), root, metadata, data]);
}
