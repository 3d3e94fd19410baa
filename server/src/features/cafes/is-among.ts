import { sql, type SQL } from 'drizzle-orm';
import { cafes } from '../../database/schema.ts';

/** Whether a cafe is one of these, by one parameter, however many there are. */
export const isAmong = (ids: readonly number[]): SQL =>
  sql`${cafes.id} = any(${sql.param([...ids])}::int[])`;
