import { useDiscovery } from '../discovery-context.ts';
import { clearFilters } from '../state/changes.ts';
import * as texts from '#messages/discovery';
import { FilterPanel } from './FilterPanel.tsx';
import * as discoveryStyles from '../discovery.module.css';
import * as filtersStyles from './filters.module.css';
import * as listHeadStyles from '../list/list-head.module.css';

/** The filters beside the list, on a large screen. */
export function FilterSidebar() {
  const { activeFilters, removeFilter } = useDiscovery();
  return (
    <aside className={discoveryStyles.side} aria-label={texts.filters()}>
      <div className={filtersStyles.head}>
        <h2>{texts.filters()}</h2>
        {activeFilters.length > 0 && (
          <button
            type="button"
            className={listHeadStyles.more}
            onClick={() => removeFilter(clearFilters)}
          >
            {texts.clearCounted({ count: activeFilters.length })}
          </button>
        )}
      </div>
      <FilterPanel layout="side" />
    </aside>
  );
}
