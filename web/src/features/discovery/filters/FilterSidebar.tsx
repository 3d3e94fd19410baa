import { clearFilters } from '../state/changes.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { LocationGroup } from './LocationGroup.tsx';

interface FilterSidebarProps extends FilterPanelProps {
  /** How many filters are set. */
  applied: number;
}

/** The filters beside the list, on a large screen. */
export function FilterSidebar({ applied, ...panel }: FilterSidebarProps) {
  return (
    <aside className="disc-side" aria-label="Filters">
      <div className="filters-head">
        <h2>Filters</h2>
        {applied > 0 && (
          <button type="button" className="disc-more" onClick={() => panel.change(clearFilters)}>
            Clear all ({applied})
          </button>
        )}
      </div>
      <FilterPanel {...panel} layout="side" Location={LocationGroup} />
    </aside>
  );
}
