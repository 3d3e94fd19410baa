import type { RowNote } from '@cortado/contract';
import { NOTE_KINDS } from '@cortado/contract/import-note-kinds';
import * as texts from './texts.tsx';
import * as styles from './notes.module.css';

/** What became of a value: what the file says, what is stored where that differs, and why. */
export function NoteText({ note: { kind, column, before, after } }: { note: RowNote }) {
  const isChanged = after !== '' && after !== before;
  return (
    <>
      {column && (
        <>
          <bdi>{column}</bdi>:{' '}
        </>
      )}
      <bdi>
        <q>{before}</q>
      </bdi>
      {isChanged && (
        <>
          {' '}
          → <bdi>{after}</bdi>
        </>
      )}
      . {kind === 'swapped' && isChanged ? texts.swapped : NOTE_KINDS[kind].outcome}
    </>
  );
}

/** The notes of one row. */
export function RowNotes({ notes }: { notes: readonly RowNote[] }) {
  return notes.map((note) => (
    <p key={`${note.kind} ${note.column}`} className={styles.note}>
      <NoteText note={note} />
    </p>
  ));
}
