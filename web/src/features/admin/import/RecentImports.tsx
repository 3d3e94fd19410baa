import type { ImportBatch } from '@cortado/contract';
import { describeUnusedColumns } from '@cortado/contract/import-note-kinds';
import { useRef, useState } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Text } from '../../../ui/Text.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { LeftRows } from './mapping/LeftRows.tsx';
import { ImportNotes } from './notes/ImportNotes.tsx';
import * as notesTexts from '#messages/admin/import/notes';
import * as mappingTexts from '#messages/admin/import/mapping';
import * as texts from '#messages/admin/import';
import { useImport } from './useImport.ts';
import { useImports } from './useImports.ts';
import * as styles from './import-tab.module.css';

const SHOWN = 8;

interface UndoProps {
  batch: ImportBatch;
  onUndone: () => void;
}

function Undo({ batch, onUndone }: UndoProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const undoing = useWrite('POST /api/admin/imports/{id}/undo', {
    done({ stayed }) {
      onUndone();
      return { title: texts.undoDone(), description: texts.undoDoneDescription({ stayed }) };
    },
    failed: texts.undoFailed(),
    // What is undone has no such button.
    next: () => focusPanelHeading(trigger.current),
  });
  return (
    <Confirm
      title={texts.undoQuestion({ place: batch.location })}
      verb={texts.undoAction()}
      onConfirm={() => undoing.mutate({ params: { id: batch.id } })}
      trigger={
        <Button
          ref={trigger}
          size="small"
          aria-label={texts.undoShortFor({ place: batch.location })}
          aria-disabled={undoing.isPending || undefined}
        >
          {texts.undoShort()}
        </Button>
      }
    >
      {texts.undoWarning({ cafes: batch.imported })}
    </Confirm>
  );
}

/** The last batches, each of which can be taken back. */
export function RecentImports() {
  const { state, batch: running, run, dispatch } = useImport();
  const isBusy = state.step === 'starting' || running !== null;
  const { data = [], isPending, error } = useImports();
  /** The batch whose rows are reviewed. */
  const [reviewed, setReviewed] = useState<number | null>(null);
  /** The batch whose notes are read. */
  const [noted, setNoted] = useState<number | null>(null);
  return (
    <Card title={texts.recentHeading()} data-panel>
      {error && <p role="alert">{errorText(error)}</p>}
      {!isPending && !error && data.length === 0 && (
        <Text size="small" tone="soft">
          {texts.recentEmpty()}
        </Text>
      )}
      <Stack as="ul" lines className={styles.batches}>
        {data.slice(0, SHOWN).map((batch) => (
          <ListRow
            key={batch.id}
            title={batch.location}
            meta={[
              texts.recentSummary({
                state: texts.recentStates[batch.state](),
                imported: batch.imported,
                total: batch.total,
                when: formatMoment(batch.createdAt),
              }),
              batch.failure,
              batch.unusedColumns.length > 0 && describeUnusedColumns(batch.unusedColumns),
            ]}
          >
            <Row wrap className={styles.actions}>
              {batch.state === 'failed' && (
                <Button
                  size="small"
                  aria-disabled={isBusy || undefined}
                  onClick={() => {
                    if (!isBusy) run({ id: batch.id, include: [] });
                  }}
                >
                  {texts.recentResume()}
                </Button>
              )}
              {batch.state === 'done' && batch.left > 0 && (
                <Button
                  size="small"
                  aria-label={mappingTexts.leftReviewFor({
                    count: batch.left,
                    place: batch.location,
                  })}
                  aria-expanded={reviewed === batch.id}
                  onClick={() => setReviewed(reviewed === batch.id ? null : batch.id)}
                >
                  {mappingTexts.leftReview({ count: batch.left })}
                </Button>
              )}
              {batch.notes.rows > 0 && (
                <Button
                  size="small"
                  aria-label={notesTexts.seeFor({ count: batch.notes.rows, place: batch.location })}
                  aria-expanded={noted === batch.id}
                  onClick={() => setNoted(noted === batch.id ? null : batch.id)}
                >
                  {notesTexts.see({ count: batch.notes.rows })}
                </Button>
              )}
              {(batch.state === 'done' || batch.state === 'failed') && batch.imported > 0 && (
                <Undo batch={batch} onUndone={() => dispatch({ type: 'undone', id: batch.id })} />
              )}
            </Row>
            {batch.state === 'done' && batch.left > 0 && reviewed === batch.id && (
              <LeftRows batch={batch} isBusy={isBusy} />
            )}
            {noted === batch.id && <ImportNotes {...batch} />}
          </ListRow>
        ))}
      </Stack>
    </Card>
  );
}
