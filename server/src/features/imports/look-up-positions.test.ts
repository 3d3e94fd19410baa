import type { ServerResponse } from 'node:http';
import type { ImportBatch, ImportColumns, ImportPreview } from '@cortado/contract';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { sendJson, startPlaceServices } from '../../../../testing/place-services.ts';
import { waitFor } from '../../../../testing/wait-for.ts';
import { stopServices } from '../../app/create-services.ts';
import { openProxiedDatabase } from '../../testing/database-proxy.ts';
import { signUp } from '../../testing/members.ts';
import { openTestApp } from '../../testing/product.ts';

const SLOW_MS = 60_000;
const FILE = { name: 'a.csv', content: 'name,address,city,zip\nA,12 Pier Road,Boston,02210' };
const FEATURE = {
  geometry: { coordinates: [-71.04, 42.35] },
  properties: { countrycode: 'US', housenumber: '12', street: 'Pier Road', postcode: '02210' },
};

const waiting: ServerResponse[] = [];
const services = await startPlaceServices((_asked, response) => void waiting.push(response));
afterAll(() => services.close());

it('continues after the PostgreSQL server was unavailable during a lookup', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const proxied = await openProxiedDatabase();
  const { database, proxy } = proxied;
  const test = await openTestApp(database, {
    environment: { PLACES_PROVIDER: 'osm', PHOTON_URL: services.url },
    seed: 'none',
    places: { timeoutMs: SLOW_MS },
  });
  onTestFinished(async () => {
    await test.app.close();
    await stopServices(test.services);
    await proxied.close();
  });
  const admin = await signUp(test, 'curator', 'admin');
  const post = async <T>(path: string, body: object) =>
    (await admin.send('POST', `/api/admin/imports/${path}`, body)).json<T>();
  const { mapping } = await post<ImportColumns>('columns', FILE);
  const previewed = await post<ImportPreview>('file', {
    ...FILE,
    mapping: { ...mapping, lookUpPositions: true },
  });

  const { id } = previewed.batch!;
  await post(`${id}/run`, { include: [] });
  await waitFor(() => expect(waiting).toHaveLength(1));
  await proxy.cut();
  await expect(database.db.execute('select 1')).rejects.toThrow('Failed query');
  await proxy.restore();
  sendJson(waiting[0]!, { features: [FEATURE] });
  await test.services.jobs.idle();
  const done = await admin.send('GET', `/api/admin/imports/${id}`);
  expect(done.json<ImportBatch>()).toMatchObject({ state: 'done', imported: 1 });
  expect(unhandled).toEqual([]);
});
