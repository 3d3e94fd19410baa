import { counted } from '../../../lib/intl.ts';
import { useDiscovery } from '../discovery-context.ts';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { clearFilters, setArea, setSort, setUnit } from '../state/changes.ts';
import { ActiveFilterChips } from './ActiveFilterChips.tsx';
import type { ListView } from './list-view.ts';
import { SortControl } from './SortControl.tsx';
import { UnitControl } from './UnitControl.tsx';
import * as styles from './list-head.module.css';

function heading({ status, total }: ListView): string {
  if (status === 'loading') return 'Loading cafés...';
  if (status === 'failed') return 'Cafés';
  if (total === 0) return 'No cafés';
  return counted(total, 'café');
}

/** Offers the cafes of all areas, where the one searched in hides some. */
function ShowAllAreas() {
  const { view, state, facets, isStale, removeFilter } = useDiscovery();
  const total = facets?.allAreas ?? 0;
  const hidesCafes = state.area !== null && total > view.total;
  if (view.status !== 'ready' || isStale || !hidesCafes) return null;
  return (
    <button type="button" className={styles.more} onClick={() => removeFilter(setArea(null))}>
      Show all {total} cafés
    </button>
  );
}

/** Over the list: what it holds, in which order, and the filters set. */
export function ListHead() {
  const { view, state, shownArea, activeFilters, location, change, removeFilter } = useDiscovery();
  const isReady = view.status === 'ready';
  const isEmpty = isReady && view.total === 0;
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <h1
          className={styles.result}
          aria-live="polite"
          data-quiet={view.status === 'loading' || undefined}
        >
          <span>{heading(view)}</span>
          {isReady && <span className={styles.where}> in {shownArea ?? 'All Locations'}</span>}
        </h1>
        {activeFilters.length > 0 && (
          <button
            type="button"
            className={`${styles.more} ${styles.clear}`}
            onClick={() => removeFilter(clearFilters)}
          >
            Clear all
          </button>
        )}
        <div className={styles.controls}>
          <FiltersButton className={styles.filtersButton} />
          <SortControl sort={state.sort} onSort={(sort) => change(setSort(sort))} />
          <UnitControl unit={state.unit} onUnit={(unit) => change(setUnit(unit))} />
        </div>
      </div>
      <div className={styles.applied}>
        <ActiveFilterChips />
        <ShowAllAreas />
        {isEmpty && (
          <span className={styles.note}>No cafés found. Try adjusting your filters.</span>
        )}
        {location.isFallback && !isEmpty && (
          <span className={styles.note}>Distances from central Boston</span>
        )}
      </div>
    </div>
  );
}
