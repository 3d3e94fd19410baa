import { formatNumber } from '../../../lib/intl.ts';
import type { Outcome } from './import-state.ts';
import * as styles from './import-tab.module.css';

const SHOWN = 200;

/** What an import came to. */
export function ImportOutcome({ outcome }: { outcome: Outcome }) {
  const { total, imported, skipped, errors } = outcome;
  const figures = [
    ['Found', total],
    ['Imported', imported],
    ['Already known', skipped],
    ['Failed', errors.length],
  ] as const;
  return (
    <div className={styles.outcome}>
      <dl aria-label="Import result">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(figure)}</dd>
          </div>
        ))}
      </dl>
      {errors.length > 0 && (
        <ul aria-label="Import errors">
          {errors.slice(0, SHOWN).map((error) => (
            <li key={error}>{error}</li>
          ))}
          {errors.length > SHOWN && <li>and {errors.length - SHOWN} more</li>}
        </ul>
      )}
    </div>
  );
}
