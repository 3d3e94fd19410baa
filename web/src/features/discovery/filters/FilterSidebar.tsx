import { clearFilters, type Change } from '../state/changes.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { LocationGroup } from './LocationGroup.tsx';

interface FilterSidebarProps extends FilterPanelProps {
  /** How many filters are set. */
  applied: number;
  /** Applies a change and moves the focus to the list: for a button that goes away by it. */
  onRemove: (change: Change) => void;
}

/** The filters beside the list, on a large screen. */
export function FilterSidebar({ applied, onRemove, ...panel }: FilterSidebarProps) {
  return (
    <aside className="disc-side" aria-label="Filters">
      <div className="filters-head">
        <h2>Filters</h2>
        {applied > 0 && (
          <button type="button" className="disc-more" onClick={() => onRemove(clearFilters)}>
            Clear all ({applied})
          </button>
        )}
      </div>
      <FilterPanel {...panel} layout="side" Location={LocationGroup} />
    </aside>
  );
}
