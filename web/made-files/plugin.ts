import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildTiles } from '../../streets/src/tiles/build-tiles.ts';
import { makeWorld } from '../world-map/make-world.ts';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/cortado/', import.meta.url));
const streets = (name: string) =>
  buildTiles(fileURLToPath(new URL(`../../streets/${name}`, import.meta.url)));

/** The files that are made for the build, by the modules whose default is their address. */
const FILES: Readonly<Record<string, { file: string; make: () => Promise<string | Buffer> }>> = {
  'virtual:world-map': {
    file: 'world.geojson',
    make: async () => JSON.stringify(await makeWorld()),
  },
  'virtual:street-map/boston': { file: 'boston.pmtiles', make: () => streets('boston') },
  'virtual:street-map/boston-osm': {
    file: 'boston-osm.pmtiles',
    make: () => streets('boston-osm'),
  },
};

/** Makes files when they are imported. */
export function madeFiles(): Plugin {
  return {
    name: 'made-files',
    resolveId: { filter: { id: /^virtual:(world|street)-map/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(world|street)-map/ },
      async handler(id) {
        const { file, make } = FILES[id.slice(1)]!;
        await mkdir(FOLDER, { recursive: true });
        await writeFile(`${FOLDER}${file}`, await make());
        return `export { default } from ${JSON.stringify(`${FOLDER}${file}?url`)};`;
      },
    },
  };
}
