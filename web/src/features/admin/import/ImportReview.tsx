import type { ImportRow } from '@cortado/contract';
import { NEAR_METERS } from '@cortado/contract/imports';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { formatDecimal } from '../../../lib/intl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Choice.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Columns, Hint, Row, Stack, Text } from '../../../ui/Layout.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { EncodingChoice, IncludeTick } from './ImportChoices.tsx';
import type { Reviewed } from './import-state.ts';
import { ImportNotes, RowNotes, UnusedColumns } from './ImportNotes.tsx';
import { useImport } from './ImportProvider.tsx';
import * as notesTexts from '#messages/admin/import/notes';
import * as texts from '#messages/admin/import';
import * as styles from './import-tab.module.css';

const METERS_A_KM = 1000;

const likeness = ({ reason, meters }: NonNullable<ImportRow['like']>) =>
  meters < METERS_A_KM
    ? texts.reviewMeters({ reason, meters })
    : texts.reviewKilometers({ reason, kilometers: formatDecimal(meters / METERS_A_KM) });

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text size="ui" weight="strong">
        <bdi>{name}</bdi>
      </Text>
      <Hint>{children}</Hint>
    </div>
  );
}

/** A row and the cafe it is likely the same as, side by side. */
function Duplicate({ row, ...choice }: ComponentProps<typeof IncludeTick> & { row: ImportRow }) {
  const { like, name, address, number, notes } = row;
  return (
    <Card as="li" look="sunken" gap={8}>
      <Columns of={2}>
        <Entry name={name}>
          {texts.reviewFound({ row: number, address: <bdi>{address}</bdi> })}
        </Entry>
        <Entry name={like!.name}>
          {texts.reviewKnown({ address: <bdi>{like!.address}</bdi> })}
        </Entry>
      </Columns>
      <Hint>{likeness(like!)}</Hint>
      <RowNotes notes={notes} />
      <IncludeTick row={row} {...choice} />
    </Card>
  );
}

/** What an import would do, and the decision. */
export function ImportReview({ preview, file }: Reviewed) {
  const { isRunning, run, dispatch } = useImport();
  const { batch, counts, rows, errors, total } = preview;
  const of = (verdict: ImportRow['verdict']) => rows.filter((row) => row.verdict === verdict);
  const duplicates = of('duplicate');
  // One that is farther off is likely a branch.
  const [included, setIncluded] = useState<readonly number[]>(() =>
    duplicates.filter(({ like }) => like!.meters > NEAR_METERS).map(({ number }) => number),
  );
  const [isSwapped, setSwapped] = useState(false);
  const swapped = batch?.notes.kinds.swapped ?? 0;
  const named = (verdict: ImportRow['verdict']) =>
    of(verdict).map(({ number, name, address }) => (
      <li key={number}>
        <bdi>{name}</bdi> · <bdi>{address}</bdi>
      </li>
    ));
  const coming = counts.new + counts.unplaced + included.length;
  const lists = [
    ['unplaced', named('unplaced')],
    ['new', named('new')],
    ['known', named('known')],
    ['problem', errors.map((error) => <li key={error}>{error}</li>)],
  ] as const;
  return (
    <Stack as="section" className={styles.review} aria-label={texts.reviewLabel()}>
      <Text as="h3" size="body" weight="strong">
        {texts.reviewSummary({
          total,
          fresh: counts.new,
          known: counts.known,
          duplicates: counts.duplicate,
          problems: counts.problem,
          unplaced: counts.unplaced,
        })}
      </Text>
      {file && <EncodingChoice chosen={file} isBusy={isRunning} />}
      <UnusedColumns columns={preview.unusedColumns} />
      {batch && <ImportNotes {...batch} />}
      {swapped > 0 && (
        <Checkbox checked={isSwapped} onCheck={setSwapped}>
          <span>{notesTexts.swap({ count: swapped })}</span>
        </Checkbox>
      )}
      {counts.duplicate > 0 && (
        <Stack as="ul" gap={8} aria-label={texts.reviewDuplicates()}>
          {duplicates.map((row) => (
            <Duplicate key={row.number} row={row} included={included} onInclude={setIncluded} />
          ))}
          {counts.duplicate > duplicates.length && (
            <li>
              {texts.reviewDuplicatesLeftOut({ count: counts.duplicate - duplicates.length })}
            </li>
          )}
        </Stack>
      )}
      {lists.map(
        ([group, items]) =>
          counts[group] > 0 && (
            <details key={group} open={group === 'problem'}>
              <Text as="summary" size="ui" weight="strong">
                {texts.reviewGroup({ label: texts.reviewGroups[group](), count: counts[group] })}
              </Text>
              <Stack as="ul" gap={4} className={styles.long}>
                {items}
                {counts[group] > items.length && (
                  <li>{texts.reviewMore({ count: counts[group] - items.length })}</li>
                )}
              </Stack>
            </details>
          ),
      )}
      <Row wrap columnBelow="phone">
        {batch && (
          <Button
            look="solid"
            disabled={coming === 0}
            working={isRunning ? texts.importWorking() : null}
            onClick={({ currentTarget }) =>
              run({ id: batch.id, include: included, swap: isSwapped }, () =>
                focusPanelHeading(currentTarget),
              )
            }
          >
            {texts.reviewAction({ count: coming })}
          </Button>
        )}
        <Button
          onClick={({ currentTarget }) => {
            focusPanelHeading(currentTarget);
            dispatch({ type: 'dismissed' });
          }}
        >
          {batch ? texts.reviewCancel() : texts.reviewClose()}
        </Button>
      </Row>
    </Stack>
  );
}
