import type { NoteKind } from '@cortado/contract/import-note-kinds';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../../lib/api-query.ts';
import { errorText } from '../../../../lib/api.ts';
import { Text } from '../../../../ui/Text.tsx';
import { NoteText } from './RowNotes.tsx';
import * as texts from '#messages/admin/import/notes';

/** A page of the notes of one kind. */
export function NotesOfKind({
  batchId,
  kind,
  offset,
}: {
  batchId: number;
  kind: NoteKind;
  offset: number;
}) {
  const { data, error } = useQuery(
    apiQuery('GET /api/admin/imports/{id}/notes', {
      params: { id: batchId },
      query: { kind, offset: String(offset) },
    }),
  );
  if (error) return <li role="alert">{errorText(error)}</li>;
  if (!data) return <li>{texts.loading()}</li>;
  return data.map((note) => (
    <li key={`${note.number} ${note.column}`}>
      <Text weight="strong">
        {texts.row({ number: note.number })} · <bdi>{note.name}</bdi>
      </Text>
      <NoteText note={note} />
    </li>
  ));
}
