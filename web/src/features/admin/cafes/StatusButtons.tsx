import { formatNumber } from '../../../lib/intl.ts';
import { STATUS_FILTERS, type StatusFilter } from '../lists/useListState.ts';
import * as texts from './texts.tsx';
import * as segmentedStyles from '../../../ui/segmented.module.css';
import * as styles from './cafes-tab.module.css';

interface StatusButtonsProps {
  value: StatusFilter;
  onChoose: (status: StatusFilter) => void;
  /** How many there are of each; undefined while that is not known. */
  counts: Readonly<Record<StatusFilter, number>> | undefined;
}

/** Which status the list shows. */
export function StatusButtons({ value, onChoose, counts }: StatusButtonsProps) {
  return (
    <fieldset
      className={`${segmentedStyles.segmented} ${styles.statusFilter}`}
      aria-label={texts.statusLabel}
    >
      {STATUS_FILTERS.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChoose(one)}>
          {texts.statuses[one]}
          <span className={styles.n}>{counts && formatNumber(counts[one])}</span>
        </button>
      ))}
    </fieldset>
  );
}
