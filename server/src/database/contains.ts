import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Whether a lower-case column contains a text, whatever its case. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  sql`${column} like ${`%${text.toLowerCase().replaceAll(/[%_\\]/g, String.raw`\$&`)}%`}`;
