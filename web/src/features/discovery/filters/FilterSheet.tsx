import { counted } from '../../../lib/intl.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { clearFilters } from '../state/changes.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from './filter-sheet.module.css';

export interface FilterSheetProps extends FilterPanelProps {
  /** How many cafes the list would show; null while nobody knows. */
  total: number | null;
  onClose: () => void;
  /** After it has closed: the place to give focus back. */
  onClosed: () => void;
}

/** The filters as a dialog, where there is no room for a sidebar. Changes apply at once. */
export function FilterSheet({ total, onClose, onClosed, ...panel }: FilterSheetProps) {
  return (
    <Sheet title="Filters" className={styles.filterSheet} onClose={onClose} onClosed={onClosed}>
      <div className={styles.body} data-layout="sheet">
        <FilterPanel {...panel} layout="sheet" />
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.large}`}
          onClick={() => panel.change(clearFilters)}
        >
          Clear all
        </button>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.solid} ${buttonStyles.large}`}
          onClick={onClose}
        >
          {total === null ? 'Show cafés' : `Show ${counted(total, 'café')}`}
        </button>
      </div>
    </Sheet>
  );
}
