import type { ImportRow } from '@cortado/contract';
import { NEAR_METERS } from '@cortado/contract/imports';
import { useState, type ReactNode } from 'react';
import { formatDecimal } from '../../../lib/intl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Choice.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Columns, Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { EncodingChoice } from './EncodingChoice.tsx';
import type { Reviewed } from './import-state.ts';
import { ImportNotes } from './notes/ImportNotes.tsx';
import { RowNotes } from './notes/RowNotes.tsx';
import { UnusedColumns } from './notes/UnusedColumns.tsx';
import * as notesTexts from '#messages/admin/import/notes';
import * as texts from '#messages/admin/import';
import { useImport } from './useImport.ts';
import * as styles from './import-tab.module.css';

interface DuplicateProps {
  row: ImportRow;
  isIncluded: boolean;
  onInclude: (included: boolean) => void;
}

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
      <Text size="small" tone="soft">
        {children}
      </Text>
    </div>
  );
}

/** A row and the cafe it is likely the same as, side by side. */
function Duplicate({ row, isIncluded, onInclude }: DuplicateProps) {
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
      <Text size="small" tone="soft">
        {likeness(like!)}
      </Text>
      <RowNotes notes={notes} />
      <Checkbox checked={isIncluded} onCheck={onInclude}>
        <span>{texts.reviewInclude({ cafe: <bdi>{name}</bdi> })}</span>
      </Checkbox>
    </Card>
  );
}

/** What an import would do, and the decision. */
export function ImportReview({ preview, file }: Reviewed) {
  const { state, batch: running, run, dispatch } = useImport();
  const { batch, counts, rows, errors, total } = preview;
  const of = (verdict: ImportRow['verdict']) => rows.filter((row) => row.verdict === verdict);
  const duplicates = of('duplicate');
  // One that is farther off is likely a branch.
  const [included, setIncluded] = useState<readonly number[]>(() =>
    duplicates.filter(({ like }) => like!.meters > NEAR_METERS).map(({ number }) => number),
  );
  const [isSwapped, setSwapped] = useState(false);
  const swapped = batch?.notes.kinds.swapped ?? 0;
  const isBusy = state.step === 'starting' || running !== null;
  const named = (verdict: ImportRow['verdict']) =>
    of(verdict).map(({ number, name, address }) => {
      const line: ReactNode = (
        <>
          <bdi>{name}</bdi> · <bdi>{address}</bdi>
        </>
      );
      return [number, line] as const;
    });
  const coming = counts.new + counts.unplaced + included.length;
  const lists = [
    ['unplaced', named('unplaced')],
    ['new', named('new')],
    ['known', named('known')],
    ['problem', errors.map((error) => [error, error] as const)],
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
      {file && <EncodingChoice chosen={file} isBusy={isBusy} />}
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
            <Duplicate
              key={row.number}
              row={row}
              isIncluded={included.includes(row.number)}
              onInclude={(isIncluded) =>
                setIncluded(
                  isIncluded
                    ? [...included, row.number]
                    : included.filter((number) => number !== row.number),
                )
              }
            />
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
                {items.map(([key, item]) => (
                  <li key={key}>{item}</li>
                ))}
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
            working={isBusy ? texts.importWorking() : null}
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
