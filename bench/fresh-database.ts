import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Runs `work` with a new database on the bench's PostgreSQL server. */
export async function withFreshDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL names the PostgreSQL; `npm run bench` sets it.');
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    return await work(url.href);
  } finally {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  }
}
