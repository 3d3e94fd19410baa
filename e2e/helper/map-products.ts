import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { bostonTiles } from '../../testing/boston-tiles.ts';
import { copyOfData, startProduct, stopProduct } from './product.ts';

/** A product whose map is drawn from something else than the bundled map. */
export interface MapProduct {
  origin: string;
  stop(): Promise<void>;
}

async function start(settings: Record<string, string>, cleanUp: () => Promise<unknown>) {
  const folder = await copyOfData(inject('filledData'));
  const product = await startProduct({ DATA_DIR: folder.path, ...settings });
  return {
    origin: await product.ready,
    async stop() {
      await stopProduct(product);
      await folder.remove();
      await cleanUp();
    },
  };
}

/** The bundled map. */
export const bundledProduct = async (): Promise<MapProduct> => ({
  origin: inject('boston'),
  stop: async () => {},
});

/** A file of tiles, which the product answers itself. */
export async function tilesProduct(): Promise<MapProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'cortado-tiles-'));
  const file = join(folder, 'boston.pmtiles');
  await writeFile(file, bostonTiles());
  return start({ MAP_TILES: file }, () => rm(folder, { recursive: true }));
}

/** Google's map, by a key. */
export const googleProduct = (): Promise<MapProduct> =>
  start({ GOOGLE_MAPS_KEY: 'a-key' }, async () => {});

const STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#F3EEE5' } }],
};

/** A style of another host. */
export async function styleProduct(): Promise<MapProduct> {
  const styles = createServer((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.end(JSON.stringify(STYLE));
  }).listen(0, '127.0.0.1');
  await once(styles, 'listening');
  const { port } = styles.address() as AddressInfo;
  return start({ MAP_STYLE_URL: `http://127.0.0.1:${port}/style.json` }, async () => {
    styles.closeAllConnections();
    styles.close();
  });
}
