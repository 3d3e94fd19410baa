import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { makeWorld } from './make-world.ts';

const NAME = 'virtual:world-map';
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/cortado/', import.meta.url));

/** Makes the world's GeoJSON; `virtual:world-map` is its address. */
export function worldMap(): Plugin {
  return {
    name: 'world-map',
    resolveId: { filter: { id: new RegExp(`^${NAME}$`) }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: new RegExp(`^\0${NAME}$`) },
      async handler() {
        const file = `${FOLDER}world.geojson`;
        await mkdir(FOLDER, { recursive: true });
        await writeFile(file, JSON.stringify(await makeWorld()));
        return `export { default } from ${JSON.stringify(`${file}?url`)};`;
      },
    },
  };
}
