import { Client } from 'pg';
import { expect, it } from 'vitest';
import { createServerDatabase } from '../../testing/server-database.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { dataFolder, startProduct, stopProduct } from '../helper/product.ts';
import { shiftedClock } from '../helper/shifted-clock.ts';

const AHEAD_MS = 40_000;
const MAIL = { to: 'mara@example.org', subject: 'Hello', text: 'Hello', html: 'Hello' };

it('a node whose clock is 40 s ahead does not take a job from the node that runs it, and runs what is due', async () => {
  const database = await createServerDatabase();
  const folder = await dataFolder();
  const start = async (more = {}) => {
    const product = await startProduct({
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
      ...more,
    });
    await product.ready;
    return product;
  };
  await stopProduct(await start());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const queue = async (values: string) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into jobs (kind, payload, created_at, attempts, started_at, due_at)
       values ('mail', $1, now(), ${values}) returning id`,
      [MAIL],
    );
    return rows[0]!.id;
  };
  const attemptsOf = async (id: number) => {
    const { rows } = await client.query<{ attempts: number }>(
      'select attempts from jobs where id = $1',
      [id],
    );
    return rows.map(({ attempts }) => attempts);
  };
  const running = await queue(`1, now(), now() + interval '30 s'`);
  const due = await queue('0, null, now()');
  const node = await start(shiftedClock(new Date(Date.now() + AHEAD_MS).toISOString()));
  await waitFor(async () => expect(await attemptsOf(due)).toEqual([]));
  expect(await attemptsOf(running)).toEqual([1]);
  await stopProduct(node);
  await client.end();
  await folder.remove();
  await database.drop();
});
