import { Readable } from 'node:stream';
import {
  endpoints,
  type ImportNote,
  NOTE_KINDS,
  type NoteCounts,
  type NoteKind,
} from '@cortado/contract';
import { stringify } from 'csv-stringify/sync';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { isAmong } from '../../../database/is-among.ts';
import type { Executor, Tx } from '../../../database/open.ts';
import { importNotes, imports } from '../../../database/schema.ts';
import type { MemberContext } from '../../../http/route.ts';
import type { FoundNote } from '../../../integrations/places/found.ts';
import { requireBatch } from '../batches.ts';

/** A note as a batch stores it. */
export interface StoredNote extends FoundNote {
  number: number;
  name: string;
}

const { importId: _importId, field: _field, columnName, ...rest } = getTableColumns(importNotes);
const columns = { ...rest, column: columnName };

/** What an admin reads at once. */
const PAGE_SIZE = 100;
/** What a download reads at once. */
const CHUNK_SIZE = 2000;

export async function insertNotes(
  db: Executor,
  batchId: number,
  notes: readonly StoredNote[],
): Promise<void> {
  await db.execute(sql`
    insert into import_notes (import_id, kind, number, field, name, column_name, before, after)
    select ${batchId}::int, kind, number, field, name, "column", before, after
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
      as r(kind text, number int, field text, name text, "column" text, before text, after text)
    on conflict do nothing`);
}

/** All notes of a batch in parts, by kind and row. */
export async function* allNotes(db: Executor, batchId: number): AsyncGenerator<ImportNote[]> {
  const key = sql`(${importNotes.kind}, ${importNotes.number}, ${importNotes.field})`;
  let after: (ImportNote & { field: string }) | undefined;
  for (;;) {
    const part = await db
      .select({ ...columns, field: importNotes.field })
      .from(importNotes)
      .where(
        and(
          eq(importNotes.importId, batchId),
          after && sql`${key} > (${after.kind}, ${after.number}::int, ${after.field})`,
        ),
      )
      .orderBy(asc(importNotes.kind), asc(importNotes.number), asc(importNotes.field))
      .limit(CHUNK_SIZE);
    after = part.at(-1);
    if (!after) return;
    yield part;
  }
}

/** Deletes the notes of rows that are not imported, and updates the counts of a batch. */
export async function dropNotes(
  tx: Tx,
  batchId: number,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  const ofBatch = eq(importNotes.importId, batchId);
  const dropped = await tx
    .delete(importNotes)
    .where(and(ofBatch, isAmong(importNotes.number, numbers)))
    .returning({ kind: importNotes.kind });
  if (dropped.length === 0) return;
  const kinds = await tx
    .select({
      kind: importNotes.kind,
      rows: sql<number>`count(distinct ${importNotes.number})::int`,
    })
    .from(importNotes)
    .where(ofBatch)
    .groupBy(importNotes.kind);
  const [all] = await tx
    .select({ rows: sql<number>`count(distinct ${importNotes.number})::int` })
    .from(importNotes)
    .where(ofBatch);
  const notes: NoteCounts = {
    rows: all!.rows,
    kinds: Object.fromEntries(kinds.map(({ kind, rows }) => [kind, rows])),
  };
  await tx.update(imports).set({ notes }).where(eq(imports.id, batchId));
}

/** Swaps latitude and longitude of the rows of a batch where they look swapped, and records it in their notes. */
export async function swapPositions(tx: Tx, batchId: number): Promise<void> {
  await tx.execute(sql`
    with swapped as (
      update import_rows r set cafe = cafe || jsonb_build_object(
        'latitude', cafe->'longitude', 'longitude', cafe->'latitude')
      from import_notes n
      where n.import_id = ${batchId} and n.kind = 'swapped'
        and r.import_id = n.import_id and r.number = n.number
      returning r.number, concat(cafe->>'latitude', ', ', cafe->>'longitude') as after)
    update import_notes n set after = swapped.after from swapped
    where n.import_id = ${batchId} and n.kind = 'swapped' and n.number = swapped.number`);
}

/**
 * What an import leaves out, changes, or imports although it looks wrong: a page of one kind, by row.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function listImportNotes(
  { services: { database } }: MemberContext,
  {
    params: { id },
    query: { kind, offset },
  }: { params: { id: number }; query: { kind: NoteKind; offset: number } },
): Promise<ImportNote[]> {
  await requireBatch(database.db, id);
  return database.db
    .select(columns)
    .from(importNotes)
    .where(and(eq(importNotes.importId, id), eq(importNotes.kind, kind)))
    .orderBy(asc(importNotes.number), asc(importNotes.field))
    .limit(PAGE_SIZE)
    .offset(offset);
}

const HEADER = ['row', 'name', 'column', 'in the file', 'stored', 'what became of it'];

const cellsOf = ({ number, name, column, before, after, kind }: ImportNote) => [
  number,
  name,
  column,
  before,
  after,
  NOTE_KINDS[kind].outcome,
];

/** Notes as CSV, a piece of text for each chunk of them. Cells that a spreadsheet would run as formulas are escaped. */
export async function* notesCsv(
  chunks: AsyncIterable<readonly ImportNote[]> | Iterable<readonly ImportNote[]>,
): AsyncGenerator<string> {
  // By this mark a spreadsheet knows that accents are UTF-8.
  yield `\uFEFF${stringify([HEADER])}`;
  for await (const chunk of chunks) yield stringify(chunk.map(cellsOf), { escape_formulas: true });
}

/**
 * All notes of an import as CSV, read as fast as the client reads them.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function exportImportNotes(
  { services: { database } }: MemberContext,
  { params: { id }, reply }: { params: { id: number }; reply: FastifyReply },
): Promise<FastifyReply> {
  await requireBatch(database.db, id);
  return reply
    .type(endpoints.exportImportNotes.produces)
    .header('content-disposition', `attachment; filename="import-${id}-notes.csv"`)
    .send(Readable.from(notesCsv(allNotes(database.db, id))));
}
