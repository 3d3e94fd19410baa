import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { MapView } from '../drivers/map.ts';
import { useBrowser } from '../helper/browser.ts';
import { WITH_WEBGL } from '../helper/chromium.ts';
import { watchConsole } from '../helper/console.ts';
import {
  copyOfData,
  startProduct,
  stopProduct,
  type Folder,
  type Product,
} from '../helper/product.ts';

const visit = useBrowser(WITH_WEBGL);
const STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#123456' } }],
};

let styles: Server;
let answer: () => { status: number; body: string };
let product: Product;
let folder: Folder;
let origin: string;

beforeAll(async () => {
  styles = createServer((_request, response) => {
    const { status, body } = answer();
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(styles, 'listening');
  const { port } = styles.address() as AddressInfo;
  folder = await copyOfData(inject('filledData'));
  product = await startProduct({
    DATA_DIR: folder.path,
    MAP_STYLE_URL: `http://127.0.0.1:${port}/style.json`,
  });
  origin = await product.ready;
});
afterAll(async () => {
  await stopProduct(product);
  await folder.remove();
  styles.closeAllConnections();
  styles.close();
});

const open = () => visit(`${origin}/?area=all`, { context: { baseURL: origin } });

describe('a map style of the operator’s own', () => {
  it('is drawn instead of the bundled one, with the markers over it', async () => {
    answer = () => ({ status: 200, body: JSON.stringify(STYLE) });
    const page = await open();
    const messages = watchConsole(page);
    const map = new MapView(page);
    await map.ready();
    expect(await map.container.getByText('© OpenStreetMap · City of Boston').count()).toBe(0);
    expect(messages).toEqual([]);
  });

  it.each([
    ['is missing', () => ({ status: 404, body: '' })],
    ['is no style', () => ({ status: 200, body: '<html>' })],
  ])('that %s leaves the page working, and can be tried again', async (_what, failing) => {
    answer = failing;
    const page = await open();
    await page.getByText('Map Loading Error').waitFor();
    await page.getByText(/^Showing 1-10 of \d+ cafés$/).waitFor();
    answer = () => ({ status: 200, body: JSON.stringify(STYLE) });
    await page.getByRole('button', { name: 'Try again' }).click();
    await new MapView(page).ready();
  });
});
