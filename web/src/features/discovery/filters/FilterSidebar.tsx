import { clearFilters, type Change } from '../state/changes.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import * as discoveryStyles from '../discovery.module.css';
import * as filtersStyles from './filters.module.css';
import * as listHeadStyles from '../list/list-head.module.css';

interface FilterSidebarProps extends FilterPanelProps {
  /** How many filters are set. */
  applied: number;
  /** Applies a change and moves the focus to the list: for a button that goes away by it. */
  onRemove: (change: Change) => void;
}

/** The filters beside the list, on a large screen. */
export function FilterSidebar({ applied, onRemove, ...panel }: FilterSidebarProps) {
  return (
    <aside className={discoveryStyles.side} aria-label="Filters">
      <div className={filtersStyles.head}>
        <h2>Filters</h2>
        {applied > 0 && (
          <button
            type="button"
            className={listHeadStyles.more}
            onClick={() => onRemove(clearFilters)}
          >
            Clear all ({applied})
          </button>
        )}
      </div>
      <FilterPanel {...panel} layout="side" />
    </aside>
  );
}
