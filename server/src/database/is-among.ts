import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Whether a column is one of these ids, by one parameter, however many there are. */
export const isAmong = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;
