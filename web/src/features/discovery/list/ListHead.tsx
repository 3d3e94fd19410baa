import { FiltersButton } from '../filters/FiltersButton.tsx';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import type { ActiveFilter } from '../state/active-filters.ts';
import { clearFilters, setArea, setSort, setUnit, type Change } from '../state/changes.ts';
import { ActiveFilterChips } from './ActiveFilterChips.tsx';
import { SortControl } from './SortControl.tsx';
import { UnitControl } from './UnitControl.tsx';
import * as styles from './list-head.module.css';

export interface ListHeadProps {
  state: DiscoveryState;
  /** Of the cafes that are shown; null is everywhere. */
  area: string | null;
  /** What the heading says before the area: '51 cafés', 'No cafés', 'Loading cafés...', 'Cafés'. */
  title: string;
  /** Whether the title only says to wait. */
  isLoading: boolean;
  /** Whether the area stands behind the title. */
  hasArea: boolean;
  /** How many cafes All Locations would show; null where no area hides any. */
  totalInAllAreas: number | null;
  applied: readonly ActiveFilter[];
  /** Whether nothing matches. */
  isEmpty: boolean;
  /** Whether distances are measured from the fallback point. */
  fromCentre: boolean;
  change: (change: Change) => void;
  /** Applies a change and moves the focus to the list: for buttons that go away by it. */
  onRemove: (change: Change) => void;
  onFilters: (button: HTMLElement) => void;
}

/** Over the list: what it holds, in which order, and what narrows it. */
export function ListHead(props: ListHeadProps) {
  const { state, title, hasArea, totalInAllAreas, applied, isEmpty, fromCentre, change, onRemove } =
    props;
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <h1 className={styles.result} aria-live="polite" data-quiet={props.isLoading || undefined}>
          <span>{title}</span>
          {hasArea && <span className={styles.where}> in {props.area ?? 'All Locations'}</span>}
        </h1>
        {applied.length > 0 && (
          <button
            type="button"
            className={`${styles.more} ${styles.clear}`}
            onClick={() => onRemove(clearFilters)}
          >
            Clear all
          </button>
        )}
        <div className={styles.controls}>
          <FiltersButton
            className={styles.filtersButton}
            applied={applied.length}
            onOpen={props.onFilters}
          />
          <SortControl sort={state.sort} onSort={(sort) => change(setSort(sort))} />
          <UnitControl unit={state.unit} onUnit={(unit) => change(setUnit(unit))} />
        </div>
      </div>
      <div className={styles.applied}>
        <ActiveFilterChips applied={applied} onRemove={onRemove} />
        {totalInAllAreas !== null && (
          <button type="button" className={styles.more} onClick={() => onRemove(setArea(null))}>
            Show all {totalInAllAreas} cafés
          </button>
        )}
        {isEmpty && (
          <span className={styles.note}>No cafés found. Try adjusting your filters.</span>
        )}
        {fromCentre && !isEmpty && (
          <span className={styles.note}>Distances from central Boston</span>
        )}
      </div>
    </div>
  );
}
