import type { ImportBatch } from '@cortado/contract';
import {
  describeNotes,
  NOTE_KINDS,
  noteKinds,
  type NoteKind,
} from '@cortado/contract/import-note-kinds';
import { MAX_NOTES_OF_KIND } from '@cortado/contract/import-notes';
import { useState } from 'react';
import { Note } from '../../../../ui/Note.tsx';
import { Button, LinkButton } from '../../../../ui/Button.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { NotesOfKind } from './NotesOfKind.tsx';
import * as texts from '#messages/admin/import/notes';
import * as styles from '../import-tab.module.css';

const PAGE_SIZE = 100;

const capitalized = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

interface KindProps {
  batchId: number;
  kind: NoteKind;
  count: number;
}

/** The rows of one kind, fetched once it is opened. */
function Kind({ batchId, kind, count }: KindProps) {
  const [pages, setPages] = useState(0);
  const offsets = Array.from({ length: pages }, (_page, at) => at * PAGE_SIZE);
  const hasMore = pages * PAGE_SIZE < Math.min(count, MAX_NOTES_OF_KIND);
  return (
    <details
      onToggle={({ currentTarget }) => setPages(currentTarget.open ? Math.max(1, pages) : pages)}
    >
      <Text as="summary" size="ui" weight="strong">
        {texts.kind({ name: capitalized(NOTE_KINDS[kind].label), count })}
      </Text>
      <Stack as="ul" gap={8} className={styles.long}>
        {offsets.map((offset) => (
          <NotesOfKind key={offset} batchId={batchId} kind={kind} offset={offset} />
        ))}
      </Stack>
      {pages > 0 && hasMore && (
        <Button size="small" onClick={() => setPages(pages + 1)}>
          {texts.more()}
        </Button>
      )}
    </details>
  );
}

/** What an import leaves out, changes, or takes although it looks wrong: counted, row by row, and to download. */
export function ImportNotes({ id, total, notes }: Pick<ImportBatch, 'id' | 'total' | 'notes'>) {
  if (notes.rows === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={texts.label()}>
      <Note tone="warn">{describeNotes(notes, total)}</Note>
      {noteKinds.map((kind) => {
        const count = notes.kinds[kind];
        return count && <Kind key={kind} batchId={id} kind={kind} count={count} />;
      })}
      <Row>
        <LinkButton size="small" plain href={`/api/admin/imports/${id}/notes.csv`} download>
          {texts.download()}
        </LinkButton>
      </Row>
    </Stack>
  );
}
