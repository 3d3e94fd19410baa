import { performance } from 'node:perf_hooks';
import type { Health } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { NODE_APPLICATION } from '../../database/listen-server.ts';
import type { Services } from '../../http/services.ts';

type DatabaseHealth = NonNullable<Health['database']>;

/** The state of the database, and how long it takes to answer at all. */
export async function readDatabase({ database }: Services): Promise<DatabaseHealth> {
  const begun = performance.now();
  await database.db.execute(sql`select 1`);
  const latencyMs = Math.round((performance.now() - begun) * 10) / 10;
  const { rows } = await database.db.execute<{
    version: string;
    isStandby: boolean;
    bytes: string;
  }>(
    sql`select current_setting('server_version') as version, pg_is_in_recovery() as "isStandby",
      pg_database_size(current_database())::text as bytes`,
  );
  const { version, isStandby, bytes } = rows[0]!;
  return {
    kind: database.kind,
    // Packagers add their name in brackets.
    version: version.split(' ')[0]!,
    isPrimary: !isStandby,
    latencyMs,
    bytes: Number(bytes),
    connections: database.connections,
  };
}

/** How many processes run on the database: each listens on one connection. */
export async function countNodes({ database }: Services): Promise<number> {
  if (database.kind === 'embedded') return 1;
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = ${NODE_APPLICATION}`,
  );
  return rows[0]!.count;
}
