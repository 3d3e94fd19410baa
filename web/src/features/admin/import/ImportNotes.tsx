import type { ImportBatch, RowNote } from '@cortado/contract';
import {
  NOTE_KINDS,
  describeNotes,
  describeUnusedColumns,
  noteKinds,
  type NoteKind,
} from '@cortado/contract/import-note-kinds';
import { MAX_NOTES_OF_KIND } from '@cortado/contract/import-notes';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiKey, call, errorText } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { Note } from '../../../ui/Note.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Columns, Hint, Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { Outcome } from './import-state.ts';
import { useMorePages } from '../lists/useMorePages.ts';
import * as texts from '#messages/admin/import/notes';
import * as importTexts from '#messages/admin/import';
import * as styles from './import-tab.module.css';

/** A changed value: what the file says, what is stored, and why. */
function NoteText({ note: { kind, column, before, after } }: { note: RowNote }) {
  const isChanged = after !== '' && after !== before;
  return (
    <Hint>
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
    </Hint>
  );
}

/** The notes of one row. */
export function RowNotes({ notes }: { notes: readonly RowNote[] }) {
  return notes.map((note) => <NoteText key={`${note.kind} ${note.column}`} note={note} />);
}

/** The ignored columns of a file, if there are any. */
export function UnusedColumns({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null;
  return <Note tone="warn">{describeUnusedColumns(columns)}</Note>;
}

const ROUTE = 'GET /api/admin/imports/{id}/notes';
const PAGE_SIZE = 100;

const capitalized = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

interface KindProps {
  batchId: number;
  kind: NoteKind;
  count: number;
}

/** The rows of one kind, fetched once it is opened. */
function Kind({ batchId, kind, count }: KindProps) {
  const [isOpen, setOpen] = useState(false);
  const params = { id: batchId };
  const query = useInfiniteQuery({
    queryKey: apiKey(ROUTE, { params, query: { kind } }),
    queryFn: ({ signal, pageParam }) =>
      call(ROUTE, { params, query: { kind, offset: String(pageParam) } }, signal),
    initialPageParam: 0,
    getNextPageParam: (_last, _pages, offset) =>
      offset + PAGE_SIZE < Math.min(count, MAX_NOTES_OF_KIND) ? offset + PAGE_SIZE : undefined,
    enabled: isOpen,
  });
  const { data, error, isFetching, isLoading, isFetchingNextPage, hasNextPage } = query;
  const more = useMorePages(query);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Text as="summary" size="ui" weight="strong">
        {texts.kind({ name: capitalized(NOTE_KINDS[kind].label), count })}
      </Text>
      <Stack as="ul" gap={8} className={styles.long}>
        {data?.pages.flat().map((note) => (
          <li key={`${note.number} ${note.column}`}>
            <Text weight="strong">
              {texts.row({ number: note.number })} · <bdi>{note.name}</bdi>
            </Text>
            <NoteText note={note} />
          </li>
        ))}
        {error && <li role="alert">{errorText(error)}</li>}
        {(isLoading || isFetchingNextPage) && <li>{texts.loading()}</li>}
      </Stack>
      {hasNextPage && (
        <Button size="small" aria-disabled={isFetching || undefined} onClick={more}>
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

const SHOWN = 200;

/** What an import came to. */
export function ImportOutcome({ outcome }: { outcome: Outcome }) {
  const { id, total, imported, skipped, errors, notes, unusedColumns } = outcome;
  const figures = [
    [importTexts.outcomeFound(), total],
    [importTexts.outcomeImported(), imported],
    [importTexts.outcomeKnown(), skipped],
    [importTexts.outcomeFailed(), errors.length],
  ] as const;
  return (
    <Stack>
      <Card as="div" look="sunken">
        <Columns as="dl" of={4} least="narrow" gap={12} aria-label={importTexts.outcomeLabel()}>
          {figures.map(([label, figure]) => (
            <div key={label}>
              <Text as="dt" size="small" tone="soft">
                {label}
              </Text>
              <Text as="dd" size="figure" numeric>
                {formatNumber(figure)}
              </Text>
            </div>
          ))}
        </Columns>
      </Card>
      <UnusedColumns columns={unusedColumns} />
      {id && notes && <ImportNotes id={id} total={total} notes={notes} />}
      {errors.length > 0 && (
        <Stack
          as="ul"
          gap={4}
          className={`${styles.long} ${styles.errors}`}
          aria-label={importTexts.outcomeErrors()}
        >
          {errors.slice(0, SHOWN).map((error) => (
            <li key={error}>{error}</li>
          ))}
          {errors.length > SHOWN && (
            <li>{importTexts.outcomeMore({ count: errors.length - SHOWN })}</li>
          )}
        </Stack>
      )}
    </Stack>
  );
}
