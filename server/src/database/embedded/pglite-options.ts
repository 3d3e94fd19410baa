import { PGlite } from '@electric-sql/pglite';

/** Enough for one client and a database of some megabytes; PostgreSQL's defaults would take 150 MB more. */
const MEMORY_PARAMS = ['-c', 'shared_buffers=16MB', '-c', 'max_connections=8'];

export const initDbStartParams: string[] = MEMORY_PARAMS;

/** Parameters of the database: PGlite's defaults, but with fsync on. */
export const startParams: string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  ...MEMORY_PARAMS,
];

/** Errors of PGlite's file system only carry numbers, which are WASI's. */
const WASI_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** An error that can be sent to another thread or process, with Node's error code if it is known. */
export function toPlainError(cause: unknown): unknown {
  const code = WASI_CODES[(cause as { errno?: number }).errno ?? 0];
  return code ? Object.assign(new Error(code), { code }) : cause;
}

/** An error has its severity twice, in this form. No text of a row contains such a zero byte. */
const PANIC = Buffer.from('SPANIC\0VPANIC\0');

/** The panic that PostgreSQL's answers report, with its code; null if there is none. It answers nothing after it. */
export function panicIn({ buffer, byteOffset, byteLength }: Uint8Array): Error | null {
  const answer = Buffer.from(buffer, byteOffset, byteLength);
  const at = answer.indexOf(PANIC);
  if (at < 0) return null;
  const fields = answer.toString('utf8', at + PANIC.length).split('\0');
  const [code, message] = ['C', 'M'].map((key) =>
    fields.find((field) => field[0] === key)?.slice(1),
  );
  return Object.assign(new Error(message), { code });
}
