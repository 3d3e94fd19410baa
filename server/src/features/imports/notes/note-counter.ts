import { MAX_NOTES_OF_KIND, type NoteCounts, type NoteKind } from '@cortado/contract';
import type { FoundNote } from '../../../integrations/places/found.ts';
import type { ClassifiedRow } from '../row-classifier.ts';

/** A row that has notes. */
export interface NotedRow {
  number: number;
  name: string;
  notes: readonly FoundNote[];
}

/** A note as a batch stores it. */
export interface StoredNote extends FoundNote {
  number: number;
  name: string;
}

export const notedRows = (rows: readonly ClassifiedRow[]): NotedRow[] =>
  rows.flatMap((row) =>
    row.verdict === 'problem' || row.verdict === 'known' || row.notes.length === 0
      ? []
      : [{ number: row.number, name: row.cafe.name, notes: row.notes }],
  );

/** Counts the rows that have notes, and limits how many of each kind are stored. */
export class NoteCounter {
  readonly #rows = new Set<number>();
  readonly #kinds = new Map<NoteKind, number>();

  /** Counts the notes of some rows. @returns those to store */
  take(rows: readonly NotedRow[]): StoredNote[] {
    return rows.flatMap(({ number, name, notes }) => {
      this.#rows.add(number);
      const kinds = new Set(notes.map(({ kind }) => kind));
      for (const kind of kinds) this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
      return notes
        .filter(({ kind }) => this.#kinds.get(kind)! <= MAX_NOTES_OF_KIND)
        .map((one) => ({ ...one, number, name }));
    });
  }

  get counts(): NoteCounts {
    return { rows: this.#rows.size, kinds: Object.fromEntries(this.#kinds) };
  }
}
