import { PGlite } from '@electric-sql/pglite';

/** One client at a time and a directory of some megabytes: PostgreSQL's defaults would hold 150 MB more. */
const MEMORY_PARAMS = ['-c', 'shared_buffers=16MB', '-c', 'max_connections=8'];

/** What initdb runs with. */
export const initDbStartParams: string[] = MEMORY_PARAMS;

/** What the database runs with: PGlite's own parameters, but with fsync on. */
export const startParams: string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  ...MEMORY_PARAMS,
];

/** PGlite's file system gives its errors numbers alone, which are WASI's. */
const WASI_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** An error that crosses to another thread or process whole, with Node's code where there is one. */
export function toPlainError(cause: unknown): unknown {
  const code = WASI_CODES[(cause as { errno?: number }).errno ?? 0];
  return code ? Object.assign(new Error(code), { code }) : cause;
}
