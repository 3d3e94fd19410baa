import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

interface ServerDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A new, empty database on the PostgreSQL server for tests. */
export async function createServerDatabase(): Promise<ServerDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('TEST_DATABASE_URL names the PostgreSQL for tests; `npm test` sets it.');
  const name = `cortado_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => onServer(url, `drop database ${name} with (force)`) };
}
