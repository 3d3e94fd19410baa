import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { MIGRATIONS, VERSION_BEFORE } from '../migrate.ts';
import {
  BACKUP_VERSION,
  endSchema,
  formatSchema,
  headerSchema,
  tableEndSchema,
  tableSchema,
  type BackupHeader,
  type BackupTable,
  type BackupTableEnd,
} from './format.ts';
import { TableSum } from './tables.ts';

const NOT_A_BACKUP = 'This is not a backup of Cortado.';
const NEWER = 'The backup was made by a newer version of Cortado. Update this one first.';
const OLDER = `The backup was made by Cortado ${VERSION_BEFORE}, and only that version can restore it. Nothing was restored.`;
const BROKEN = 'The backup is cut off or damaged. Nothing was restored.';

/** A row with the largest photo has 24 million characters. */
const MAX_LINE_CHARACTERS = 100_000_000;

/** Splits a text into lines. @throws UserFacingError for a line that no backup has, before it fills the memory */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let pieces: string[] = [];
  let characters = 0;
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    pieces.push(first);
    characters += first.length;
    if (characters > MAX_LINE_CHARACTERS) throw new UserFacingError(BROKEN);
    if (others.length === 0) continue;
    yield pieces.join('');
    const last = others.pop()!;
    yield* others;
    pieces = [last];
    characters = last.length;
  }
  if (characters > 0) yield pieces.join('');
}

/** The lines of the file. @throws UserFacingError if it cannot be read */
async function* readLines(path: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const file = createReadStream(path);
  let failure: NodeJS.ErrnoException | null | undefined;
  pipeline(file, gunzip, (error) => (failure = error));
  let isFirst = true;
  try {
    for await (const line of splitLines(gunzip.setEncoding('utf8'))) {
      isFirst = false;
      yield line;
    }
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    failure ??= error as NodeJS.ErrnoException;
  }
  if (!failure) return;
  if (failure.code === 'ENOENT') throw new UserFacingError(`There is no file ${path}.`);
  if (failure.syscall) {
    throw new UserFacingError(`The backup cannot be read: ${failure.message}`, { cause: failure });
  }
  throw isFirst
    ? new UserFacingError(NOT_A_BACKUP)
    : new UserFacingError(BROKEN, { cause: failure });
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  line: string | undefined,
  failure: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(line ?? ''));
  } catch {
    throw new UserFacingError(failure);
  }
}

/** @throws UserFacingError for what is no backup, or one of another version */
function parseHeader(line: string | undefined): BackupHeader {
  const { version } = parse(formatSchema, line, NOT_A_BACKUP);
  if (version < BACKUP_VERSION) throw new UserFacingError(OLDER);
  const header = parse(headerSchema, line, NEWER);
  if (!MIGRATIONS.includes(header.migration)) throw new UserFacingError(NEWER);
  return header;
}

/** Takes the rows of a table. */
export interface TableReader {
  onRow(line: string): Promise<void>;
  onEnd(): Promise<void>;
}

/**
 * Reads a backup and checks that it is whole.
 * @param openTable called at the beginning of each table
 * @returns the last migration of the database that was backed up, and the end of each table by its name
 * @throws UserFacingError that says what is wrong with it
 */
export async function readBackup(
  path: string,
  openTable?: (table: BackupTable) => Promise<TableReader>,
): Promise<{ migration: string; tables: ReadonlyMap<string, BackupTableEnd> }> {
  const lines = readLines(path);
  const next = async () => {
    const { value, done } = await lines.next();
    return done ? undefined : value;
  };
  const { migration } = parseHeader(await next());
  const tables = new Map<string, BackupTableEnd>();
  let count = 0;
  let line = await next();
  for (; !line?.startsWith('{"tables":'); line = await next()) {
    const table = parse(tableSchema, line, BROKEN);
    const reader = await openTable?.(table);
    const sum = new TableSum();
    let row = await next();
    for (; row?.startsWith('['); row = await next()) {
      sum.add(row);
      await reader?.onRow(row);
    }
    const end = parse(tableEndSchema, row, BROKEN);
    const { rows, sha256 } = sum.end();
    if (end.rows !== rows || end.sha256 !== sha256) throw new UserFacingError(BROKEN);
    await reader?.onEnd();
    tables.set(table.table, end);
    count += 1;
  }
  if (parse(endSchema, line, BROKEN).tables !== count) throw new UserFacingError(BROKEN);
  // What follows the last line, such as the checksum of the whole file, is read as well.
  if ((await next()) !== undefined) throw new UserFacingError(BROKEN);
  return { migration, tables };
}
