import { z } from 'zod';

/** What the first line of a backup has in every version. */
export const formatSchema = z.object({ format: z.literal('cortado-backup'), version: z.int() });

/** The version of the backups that are written now. Older ones have other tables. */
export const BACKUP_VERSION = 2;

/** The first line of a backup. The rows of each table follow, and at the end what says that nothing is missing. */
export const headerSchema = formatSchema.extend({
  version: z.literal(BACKUP_VERSION),
  /** The last migration of the database that was backed up. */
  migration: z.string(),
  createdAt: z.iso.datetime(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

/** Comes before the rows of a table, each of which is a line with an array of its values as PostgreSQL writes them. */
export const tableSchema = z.object({
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
  /** What the next ids are counted on from. */
  sequences: z.array(z.object({ column: z.string(), last: z.string(), isCalled: z.boolean() })),
});
export type BackupTable = z.infer<typeof tableSchema>;

export const tableEndSchema = z.object({ rows: z.int(), sha256: z.string() });
export type BackupTableEnd = z.infer<typeof tableEndSchema>;

export const endSchema = z.object({ tables: z.int() });
