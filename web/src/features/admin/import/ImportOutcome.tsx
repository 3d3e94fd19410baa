import { formatNumber } from '../../../lib/intl.ts';
import type { Outcome } from './import-state.ts';
import { ImportNotes } from './notes/ImportNotes.tsx';
import { UnusedColumns } from './notes/UnusedColumns.tsx';
import * as texts from './texts.tsx';
import * as styles from './import-tab.module.css';

const SHOWN = 200;

/** What an import came to. */
export function ImportOutcome({ outcome }: { outcome: Outcome }) {
  const { id, total, imported, skipped, errors, notes, unusedColumns } = outcome;
  const figures = [
    [texts.outcomeFound, total],
    [texts.outcomeImported, imported],
    [texts.outcomeKnown, skipped],
    [texts.outcomeFailed, errors.length],
  ] as const;
  return (
    <div className={styles.outcome}>
      <dl aria-label={texts.outcomeLabel}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(figure)}</dd>
          </div>
        ))}
      </dl>
      <UnusedColumns columns={unusedColumns} />
      {id && notes && <ImportNotes id={id} total={total} notes={notes} />}
      {errors.length > 0 && (
        <ul aria-label={texts.outcomeErrors}>
          {errors.slice(0, SHOWN).map((error) => (
            <li key={error}>{error}</li>
          ))}
          {errors.length > SHOWN && <li>{texts.outcomeMore(errors.length - SHOWN)}</li>}
        </ul>
      )}
    </div>
  );
}
