import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Drops a database, whoever is connected to it. */
export async function dropServerDatabase(url: string): Promise<void> {
  const own = new URL(url);
  const name = own.pathname.slice(1);
  own.pathname = '/postgres';
  await run(own.href, `drop database ${name} with (force)`);
}

interface ServerDatabase {
  url: string;
  /** Runs a statement elsewhere on the server. */
  onServer: (statement: string) => Promise<void>;
  drop: () => Promise<void>;
}

/** A new, empty database on a PostgreSQL server, by default the one for tests. */
export async function createServerDatabase(
  url = process.env['TEST_DATABASE_URL'],
): Promise<ServerDatabase> {
  if (!url)
    throw new Error('TEST_DATABASE_URL names the PostgreSQL for tests; `npm test` sets it.');
  const name = `cortado_${randomBytes(6).toString('hex')}`;
  const onServer = (statement: string) => run(url, statement);
  await onServer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    onServer,
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}
