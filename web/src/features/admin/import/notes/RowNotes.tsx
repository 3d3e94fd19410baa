import type { RowNote } from '@cortado/contract';
import { NOTE_KINDS } from '@cortado/contract/import-note-kinds';
import { Text } from '../../../../ui/Text.tsx';
import * as texts from '#messages/admin/import/notes';

/** What became of a value: what the file says, what is stored where that differs, and why. */
export function NoteText({ note: { kind, column, before, after } }: { note: RowNote }) {
  const isChanged = after !== '' && after !== before;
  return (
    <Text size="small" tone="soft">
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
      . {kind === 'swapped' && isChanged ? texts.swapped() : NOTE_KINDS[kind].outcome}
    </Text>
  );
}

/** The notes of one row. */
export function RowNotes({ notes }: { notes: readonly RowNote[] }) {
  return notes.map((note) => <NoteText key={`${note.kind} ${note.column}`} note={note} />);
}
