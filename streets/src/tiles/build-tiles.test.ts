import { fileURLToPath } from 'node:url';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, type Source } from 'pmtiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTiles } from './build-tiles.ts';

const FOLDERS = ['boston', 'boston-osm'] as const;
const folderOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Reads an archive as a browser does, by ranges. */
const inMemory = (bytes: Buffer): Source => ({
  getKey: () => 'memory',
  getBytes: (start, length) =>
    Promise.resolve({ data: new Uint8Array(bytes.subarray(start, start + length)).buffer }),
});

async function tileAt(archive: PMTiles, z: number, lng: number, lat: number) {
  const size = 2 ** z;
  const sine = Math.sin((lat * Math.PI) / 180);
  const x = Math.floor(((lng + 180) / 360) * size);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size);
  const tile = await archive.getZxy(z, x, y);
  return tile ? new VectorTile(new PbfReader(new Uint8Array(tile.data))) : null;
}

function propertiesIn(tile: VectorTile | null, layer: string) {
  const found = tile?.layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, i) => found!.feature(i).properties);
}

describe('the tiles of Boston', () => {
  let bytes: readonly Buffer[];
  let archives: readonly PMTiles[];

  beforeAll(async () => {
    bytes = await Promise.all(FOLDERS.map((name) => buildTiles(folderOf(name))));
    archives = bytes.map((one) => new PMTiles(inMemory(one)));
  });

  it('have the streets around Copley Square with their names', async () => {
    const roads = propertiesIn(await tileAt(archives[0]!, 14, -71.0779, 42.3502), 'roads');
    const names = new Set(roads.map(({ name }) => name));
    for (const name of ['Newbury St', 'Exeter St', 'Boylston St', 'Commonwealth Ave'])
      expect(names).toContain(name);
    expect(roads).toContainEqual(expect.objectContaining({ class: 'motorway', ref: '90' }));
  });

  it('name main streets alone further out, and shorter', async () => {
    const roads = propertiesIn(await tileAt(archives[0]!, 12, -71.0779, 42.3502), 'roads');
    const streets = roads.filter((road) => road['class'] === 'residential');
    // Without names they are one feature.
    expect(streets).toEqual([{ class: 'residential' }]);
    expect(roads).toContainEqual(
      expect.objectContaining({ name: 'Massachusetts Ave', short: 'Mass Ave' }),
    );
  });

  it('mark the tunnels under the harbor and downtown', async () => {
    const roads = propertiesIn(await tileAt(archives[0]!, 12, -71.0553, 42.3572), 'roads');
    expect(roads).toContainEqual(expect.objectContaining({ tunnel: 1, ref: '93' }));
  });

  it('have water with its shores, parks, transit and its stations', async () => {
    const tile = await tileAt(archives[0]!, 13, -71.0711, 42.3541);
    expect(propertiesIn(tile, 'water').length).toBeGreaterThan(0);
    expect(propertiesIn(tile, 'shores').length).toBeGreaterThan(0);
    expect(propertiesIn(tile, 'parks')).toContainEqual(expect.objectContaining({ type: 'park' }));
    expect(propertiesIn(tile, 'transit').map(({ line }) => line)).toContain('Green');
    expect(propertiesIn(tile, 'stations')).toContainEqual(
      expect.objectContaining({ name: 'Park St', hub: 1 }),
    );
  });

  it('have Somerville in an archive of its own, and nothing of it in the other', async () => {
    const davis = [14, -71.1218, 42.3968] as const;
    const [own, osm] = await Promise.all(archives.map((archive) => tileAt(archive, ...davis)));
    expect(propertiesIn(osm!, 'roads').map(({ name }) => name)).toContain('Elm St');
    expect(propertiesIn(own!, 'roads').map(({ name }) => name)).not.toContain('Elm St');
  });

  it('weigh 1.5 MB at most', () => {
    expect(bytes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1.5e6);
  });
});
