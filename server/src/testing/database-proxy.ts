import { Client } from 'pg';
import { startTcpProxy, type TcpProxy } from '../../../testing/tcp-proxy.ts';
import { collectLog, type LogLine } from './log.ts';
import type { Logger } from '../core/logger.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { createServerDatabase } from '../../../testing/server-database.ts';

export interface ProxiedDatabase {
  database: Database;
  proxy: TcpProxy;
  logger: Logger;
  /** The logged lines. */
  lines: LogLine[];
  /** A connection to the same database that bypasses the proxy. */
  direct: Client;
  /** The last statements of the node's backends on the server. */
  backends(): Promise<string[]>;
  close(): Promise<void>;
}

/** A new database on the PostgreSQL server, reached through a proxy that can break the connections. */
export async function openProxiedDatabase(): Promise<ProxiedDatabase> {
  const { url, drop } = await createServerDatabase();
  const direct = new Client({ connectionString: url });
  await direct.connect();
  const own = new URL(url);
  const proxy = await startTcpProxy({ host: own.hostname, port: Number(own.port || 5432) });
  own.hostname = '127.0.0.1';
  own.port = String(proxy.port);
  const { logger, lines } = collectLog();
  const database = await openDatabase({ databaseUrl: own.href, dataDir: '' }, { logger });
  return {
    database,
    proxy,
    logger,
    lines,
    direct,
    async backends() {
      const { rows } = await direct.query<{ query: string }>(
        `select query from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      return rows.map(({ query }) => query);
    },
    async close() {
      await database.close();
      await proxy.close();
      await direct.end();
      await drop();
    },
  };
}
