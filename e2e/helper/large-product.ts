import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { dataFolder, startProduct, stopProduct, type Folder, type Product } from './product.ts';

/** Around Boston, closer in its middle; 800 areas of different sizes; ratings for two in three. */
const CAFES = `
  insert into cafes (name, description, address, area, latitude, longitude, status, rating_count, rating_sum)
  select
    'Roastery ' || n,
    'Espresso and filter coffee by the window, and bread of the day, at number ' || n || '.',
    n || ' Main St, Boston, MA 02101',
    'Quarter ' || (n % 50) * (n % 51),
    42.36 + 0.15 * (n * 0.618033988749895 % 1) ^ 2 * sin(n),
    -71.06 + 0.2 * (n * 0.618033988749895 % 1) ^ 2 * cos(n),
    'published',
    n % 3 * (n % 50),
    n % 3 * (n % 50) * 4
  from generate_series(1, $1::int) n`;
const OPTIONS = `
  insert into cafe_filter_options (cafe_id, filter_option_id)
  select cafes.id, (array(select id from filter_options order by id))[1 + (cafes.id + step * 7) % 20]
  from cafes, generate_series(1, 3) step
  on conflict do nothing`;

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface LargeOptions {
  /** Run once the cafes are there. */
  statements?: readonly string[];
  settings?: Record<string, string>;
}

/** A product of a spec's own with so many invented cafes beside the bundled ones, on a PostgreSQL server. */
export function useLargeProduct(
  cafes: number,
  { statements = [], settings: more = {} }: LargeOptions = {},
): { origin: () => string } {
  const server = process.env['TEST_DATABASE_URL']!;
  const name = `cortado_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  let folder: Folder;
  let product: Product;
  let origin: string;
  beforeAll(async () => {
    folder = await dataFolder();
    await onServer(server, (client) => client.query(`create database ${name}`));
    const settings = { DATABASE_URL: url.href, DATA_DIR: folder.path, ...more };
    const first = await startProduct(settings);
    await first.ready;
    await stopProduct(first);
    await onServer(url.href, async (client) => {
      await client.query(CAFES, [cafes]);
      await client.query(OPTIONS);
      for (const statement of statements) await client.query(statement);
    });
    product = await startProduct(settings);
    origin = await product.ready;
  });
  afterAll(async () => {
    await stopProduct(product);
    await folder.remove();
    await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { origin: () => origin };
}
