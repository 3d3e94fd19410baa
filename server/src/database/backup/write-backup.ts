import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { makeFolder } from '../../core/make-folder.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { MIGRATIONS } from '../migrate.ts';
import type { Database } from '../open.ts';
import { BACKUP_VERSION, type BackupHeader } from './format.ts';
import { rowsOf, SAME_TEXTS, TableSum, readTables } from './tables.ts';

/** Gzip takes its input in pieces of about this many characters. */
const PIECE_CHARACTERS = 64 * 1024;

const CONNECTION_CALLS: ReadonlySet<string> = new Set(['connect', 'getaddrinfo', 'read']);

async function lastMigration(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ applied: number }>(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  return MIGRATIONS[rows[0]!.applied - 1]!;
}

async function* linesOf(client: ClientBase, now: Date): AsyncGenerator<string> {
  const header: BackupHeader = {
    format: 'cortado-backup',
    version: BACKUP_VERSION,
    migration: await lastMigration(client),
    createdAt: now.toISOString(),
  };
  yield JSON.stringify(header);
  const tables = await readTables(client);
  for (const stored of tables) {
    const { table, columns, sequences } = stored;
    yield JSON.stringify({ table, columns, sequences });
    const sum = new TableSum();
    for await (const line of rowsOf(client, stored)) {
      sum.add(line);
      yield line;
    }
    yield JSON.stringify(sum.end());
  }
  yield JSON.stringify({ tables: tables.length });
}

async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** A snapshot of everything. Concurrent writes do not wait for it, except on the embedded database. */
async function writeTo(path: string, database: Database, now: Date): Promise<void> {
  await database.withDedicatedConnection(async (client) => {
    await client.query('begin isolation level repeatable read read only');
    try {
      await client.query(SAME_TEXTS);
      const file = createWriteStream(path, { mode: 0o600, flush: true });
      await pipeline(Readable.from(inPieces(linesOf(client, now))), createGzip(), file);
    } finally {
      await client.query('rollback');
    }
  });
}

/**
 * Writes everything in the database to one file, while the product runs. The file is there once it is whole; until then it is
 * next to it under a name of this run alone, as another run may write to the same path.
 * @returns its size in bytes
 * @throws UserFacingError if the file cannot be written
 */
export async function writeBackup(database: Database, path: string, now: Date): Promise<number> {
  const partial = `${path}.${randomBytes(6).toString('hex')}.partial`;
  try {
    await makeFolder(dirname(path));
    await writeTo(partial, database, now);
    await rename(partial, path);
    return (await stat(path)).size;
  } catch (cause) {
    await rm(partial, { force: true }).catch(() => {});
    const { code, syscall, message } = cause as NodeJS.ErrnoException;
    // Only errors of the file system are reworded; those of the database or its connection are thrown unchanged.
    const isOfFile = syscall !== undefined && !CONNECTION_CALLS.has(syscall) && code !== 'EPIPE';
    if (!isOfFile) throw cause;
    throw new UserFacingError(`The backup could not be written to ${path}: ${message}`, { cause });
  }
}
