import { focusHeading } from '../../../lib/focus-heading.ts';
import { STATUS_ACTIONS } from './status-actions.ts';
import { useStatusForMany } from './useAdminCafes.ts';

interface BulkBarProps {
  ids: readonly number[];
  onClear: () => void;
}

/** What can be done with all selected cafes at once. */
export function BulkBar({ ids, onClear }: BulkBarProps) {
  const change = useStatusForMany(() => {
    onClear();
    focusHeading();
  });
  return (
    <fieldset className="admin-bulk" aria-label="Selected cafes">
      <output>{ids.length} selected</output>
      {STATUS_ACTIONS.map(([, label, status]) => (
        <button
          key={status}
          type="button"
          className="btn btn-line btn-sm"
          aria-disabled={change.isPending || undefined}
          onClick={() => {
            if (!change.isPending) change.mutate({ ids, status });
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" className="btn btn-quiet btn-sm" onClick={onClear}>
        Clear selection
      </button>
    </fieldset>
  );
}
