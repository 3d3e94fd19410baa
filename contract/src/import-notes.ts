import { z } from 'zod';
import { noteKinds, type NoteKind } from './import-note-kinds.ts';
import { wholeInRange } from './paging.ts';

const kind = z.enum(noteKinds as readonly [NoteKind, ...NoteKind[]]);

/** How many rows of an import have notes, and how many of each kind. */
export const noteCounts = z.object({ rows: z.int(), kinds: z.partialRecord(kind, z.int()) });

/** A changed or ignored value of a row. */
export const rowNote = z.object({
  kind,
  /** The column of the file; '' if there is none. */
  column: z.string(),
  /** What the file says, the first 200 characters of it. */
  before: z.string(),
  /** What is stored, the first 200 characters of it; '' if nothing is. */
  after: z.string(),
});
export type RowNote = z.infer<typeof rowNote>;

/** The most notes that are stored of a kind; all are counted. */
export const MAX_NOTES_OF_KIND = 100_000;

export const importNotesQuery = z.object({
  kind,
  offset: wholeInRange(0, MAX_NOTES_OF_KIND).default(0),
});

export const importNote = rowNote.extend({
  /** The row in the file, where the heading is row 1. */
  number: z.int(),
  /** The name of its cafe. */
  name: z.string(),
});
export type ImportNote = z.infer<typeof importNote>;
