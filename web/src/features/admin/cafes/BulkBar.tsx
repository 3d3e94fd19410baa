import { focusHeading } from '../../../lib/focus-heading.ts';
import { STATUS_ACTIONS } from './status-actions.ts';
import * as texts from './texts.tsx';
import { useStatusForMany } from './useAdminCafes.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from './cafe-table.module.css';

interface BulkBarProps {
  ids: readonly number[];
  onSelect: (ids: readonly number[]) => void;
}

/** What can be done with all selected cafes at once. */
export function BulkBar({ ids, onSelect }: BulkBarProps) {
  const clear = () => {
    onSelect([]);
    focusHeading();
  };
  // Those that could not be changed stay selected, to be dealt with.
  const change = useStatusForMany((refused) =>
    refused.length === 0 ? clear() : onSelect(refused),
  );
  return (
    <fieldset className={styles.bulk} aria-label={texts.actionSelected}>
      <output>{texts.actionSelectedCount(ids.length)}</output>
      {STATUS_ACTIONS.map(([, label, status]) => (
        <button
          key={status}
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
          aria-disabled={change.isPending || undefined}
          onClick={() => {
            if (!change.isPending) change.mutate({ ids, status });
          }}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.small}`}
        onClick={clear}
      >
        {texts.actionClearSelection}
      </button>
    </fieldset>
  );
}
