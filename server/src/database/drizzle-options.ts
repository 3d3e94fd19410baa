import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export const DRIZZLE_OPTIONS = { casing: 'snake_case' } as const;

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For statements that may run inside or outside a transaction. */
export type Executor = Db | Tx;
