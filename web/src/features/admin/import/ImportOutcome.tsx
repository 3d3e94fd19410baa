import { formatNumber } from '../../../lib/intl.ts';
import type { Outcome } from './import-state.ts';
import { outcomeTexts } from './texts.tsx';
import * as styles from './import-tab.module.css';

const SHOWN = 200;

/** What an import came to. */
export function ImportOutcome({ outcome }: { outcome: Outcome }) {
  const { total, imported, skipped, errors } = outcome;
  const figures = [
    [outcomeTexts.found, total],
    [outcomeTexts.imported, imported],
    [outcomeTexts.known, skipped],
    [outcomeTexts.failed, errors.length],
  ] as const;
  return (
    <div className={styles.outcome}>
      <dl aria-label={outcomeTexts.label}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(figure)}</dd>
          </div>
        ))}
      </dl>
      {errors.length > 0 && (
        <ul aria-label={outcomeTexts.errors}>
          {errors.slice(0, SHOWN).map((error) => (
            <li key={error}>{error}</li>
          ))}
          {errors.length > SHOWN && <li>{outcomeTexts.more(errors.length - SHOWN)}</li>}
        </ul>
      )}
    </div>
  );
}
