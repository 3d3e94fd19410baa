import { formatNumber } from '../../../lib/intl.ts';
import * as segmentedStyles from '../../../ui/segmented.module.css';
import * as styles from './part-buttons.module.css';

/** How many rows each part of a list has, of a query. */
interface PartCounts<Part extends string> {
  data: Readonly<Record<Part, number>> | undefined;
  /** The first answer is on its way. */
  isLoading: boolean;
  /** How many tries for it have failed. */
  failureCount: number;
}

interface PartButtonsProps<Part extends string> {
  label: string;
  parts: readonly Part[];
  names: Readonly<Record<Part, () => string>>;
  value: Part;
  onChoose: (part: Part) => void;
  counts: PartCounts<Part>;
}

/**
 * Which part of a list is shown. Buttons would move under the pointer with the arrival of the counts, so
 * they appear together.
 */
export function PartButtons<Part extends string>({
  label,
  parts,
  names,
  value,
  onChoose,
  counts: { data, isLoading, failureCount },
}: PartButtonsProps<Part>) {
  return (
    <fieldset
      className={`${segmentedStyles.segmented} ${styles.parts}`}
      aria-label={label}
      data-waiting={(isLoading && failureCount === 0) || undefined}
    >
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={part === value}
          onClick={() => onChoose(part)}
        >
          {names[part]()}
          <span className={styles.n}>{data && formatNumber(data[part])}</span>
        </button>
      ))}
    </fieldset>
  );
}
