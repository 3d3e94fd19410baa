import type { ImportBatch } from '@cortado/contract';
import { describeUnusedColumns } from '@cortado/contract/import-note-kinds';
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../lib/dates.ts';
import { apiQuery, errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Hint, Row, Stack, Text } from '../../../ui/Layout.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { ImportNotes } from './ImportNotes.tsx';
import { useImport, useImports } from './ImportProvider.tsx';
import { IncludeTick } from './ImportChoices.tsx';
import * as notesTexts from '#messages/admin/import/notes';
import * as mappingTexts from '#messages/admin/import/mapping';
import * as texts from '#messages/admin/import';
import * as styles from './import-tab.module.css';

/** The rows of an import that stayed for review, each with its reason; likely duplicates may be imported nevertheless. */
function LeftRows({ batch }: { batch: ImportBatch }) {
  const { run, isRunning } = useImport();
  const { data, error } = useQuery({
    ...apiQuery('GET /api/admin/imports/{id}/rows', { params: { id: batch.id } }),
    staleTime: 0,
  });
  const dismissing = useWrite('POST /api/admin/imports/{id}/dismiss', {
    failed: mappingTexts.leftNotDismissed(),
  });
  const [included, setIncluded] = useState<readonly number[]>([]);
  return (
    <Stack
      as="section"
      gap={8}
      align="start"
      aria-label={mappingTexts.leftLabel({ place: batch.location })}
    >
      {error && <p role="alert">{errorText(error)}</p>}
      {!data && !error && <Text size="small">{mappingTexts.leftLoading()}</Text>}
      <Stack as="ul" lines>
        {data?.map(({ number, name, problem, verdict }) => (
          <Stack as="li" key={number} gap={2} align="start">
            <Text size="ui">
              <strong>
                <bdi>{name}</bdi>
              </strong>{' '}
              {problem}
            </Text>
            <Button
              look="quiet"
              size="small"
              aria-label={mappingTexts.leftDismissFor({ name })}
              aria-disabled={dismissing.isPending || undefined}
              onClick={({ currentTarget }) => {
                if (dismissing.isPending) return;
                focusPanelHeading(currentTarget);
                setIncluded(included.filter((one) => one !== number));
                dismissing.mutate({ params: { id: batch.id }, body: { rows: [number] } });
              }}
            >
              {mappingTexts.leftDismiss()}
            </Button>
            {verdict === 'duplicate' && (
              <IncludeTick row={{ number, name }} included={included} onInclude={setIncluded} />
            )}
          </Stack>
        ))}
      </Stack>
      <Hint>{mappingTexts.leftAbout()}</Hint>
      <Button
        size="small"
        disabled={!data}
        working={isRunning ? texts.importWorking() : null}
        onClick={({ currentTarget }) =>
          run({ id: batch.id, include: included }, () => focusPanelHeading(currentTarget))
        }
      >
        {texts.recentResume()}
      </Button>
    </Stack>
  );
}

const SHOWN = 8;

function Undo({ batch }: { batch: ImportBatch }) {
  const { dispatch } = useImport();
  const trigger = useRef<HTMLButtonElement>(null);
  const undoing = useWrite('POST /api/admin/imports/{id}/undo', {
    done({ stayed }) {
      dispatch({ type: 'undone', id: batch.id });
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

const isCutOff = ({ state }: ImportBatch) => state === 'failed' || state === 'canceled';

/** The last batches, each of which can be undone. */
export function RecentImports() {
  const { isRunning, run } = useImport();
  const { data = [], isPending, error } = useImports();
  /** The batch whose rows are reviewed. */
  const [reviewed, setReviewed] = useState<number | null>(null);
  /** The batch whose notes are read. */
  const [noted, setNoted] = useState<number | null>(null);
  return (
    <Card title={texts.recentHeading()} data-panel>
      {error && <p role="alert">{errorText(error)}</p>}
      {!isPending && !error && data.length === 0 && <Hint>{texts.recentEmpty()}</Hint>}
      <Stack as="ul" lines className={styles.mayBeEmpty}>
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
            <Row wrap className={styles.mayBeEmpty}>
              {isCutOff(batch) && (
                <Button
                  size="small"
                  aria-disabled={isRunning || undefined}
                  onClick={() => isRunning || run({ id: batch.id, include: [] })}
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
              {(batch.state === 'done' || isCutOff(batch)) && batch.imported > 0 && (
                <Undo batch={batch} />
              )}
            </Row>
            {batch.state === 'done' && batch.left > 0 && reviewed === batch.id && (
              <LeftRows batch={batch} />
            )}
            {noted === batch.id && <ImportNotes {...batch} />}
          </ListRow>
        ))}
      </Stack>
    </Card>
  );
}
