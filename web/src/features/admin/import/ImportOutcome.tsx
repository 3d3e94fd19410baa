import { formatNumber } from '../../../lib/intl.ts';
import { Card } from '../../../ui/Card.tsx';
import { Columns, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Outcome } from './import-state.ts';
import { ImportNotes } from './notes/ImportNotes.tsx';
import { UnusedColumns } from './notes/UnusedColumns.tsx';
import * as texts from '#messages/admin/import';
import * as styles from './import-tab.module.css';

const SHOWN = 200;

/** What an import came to. */
export function ImportOutcome({ outcome }: { outcome: Outcome }) {
  const { id, total, imported, skipped, errors, notes, unusedColumns } = outcome;
  const figures = [
    [texts.outcomeFound(), total],
    [texts.outcomeImported(), imported],
    [texts.outcomeKnown(), skipped],
    [texts.outcomeFailed(), errors.length],
  ] as const;
  return (
    <Stack>
      <Card as="div" look="sunken">
        <Columns as="dl" of={4} least="narrow" gap={12} aria-label={texts.outcomeLabel()}>
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
          aria-label={texts.outcomeErrors()}
        >
          {errors.slice(0, SHOWN).map((error) => (
            <li key={error}>{error}</li>
          ))}
          {errors.length > SHOWN && <li>{texts.outcomeMore({ count: errors.length - SHOWN })}</li>}
        </Stack>
      )}
    </Stack>
  );
}
