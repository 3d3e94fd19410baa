import { lazyPart } from '../../../lib/lazy-part.ts';
import * as libTexts from '#messages/lib';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { clearFilters, setArea, setSort, setUnit } from '../state/changes.ts';
import * as texts from '#messages/discovery';
import { unrecordedFilters } from '../state/unrecorded.ts';
import { ActiveFilterChips } from './ActiveFilterChips.tsx';
import type { ListView } from './list-view.ts';
import { SortControl } from './SortControl.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { UnitControl } from './UnitControl.tsx';
import * as styles from './list-head.module.css';

const ReadFromWords = lazyPart(() => import('./ReadFromWords.tsx'), 'ReadFromWords');
const TryAdjusting = lazyPart(() => import('./EmptyList.tsx'), 'TryAdjusting');
const UnknownHours = lazyPart(() => import('./UnknownHours.tsx'), 'UnknownHours');

function heading({ status, total }: ListView, isUnrecorded: boolean): string {
  if (status === 'loading') return texts.listLoading();
  if (status === 'failed') return texts.list();
  if (total === 0) return isUnrecorded ? texts.noneKnown() : texts.none();
  return libTexts.cafeCount({ count: total });
}

/** Offers the cafes of all areas, where the one searched in hides some. */
function ShowAllAreas() {
  const { view, state, facets, isStale, removeFilter } = useDiscovery();
  const total = facets?.allAreas ?? 0;
  const hidesCafes = state.area !== null && total > view.total;
  if (view.status !== 'ready' || isStale || !hidesCafes) return null;
  return (
    <button type="button" className={styles.more} onClick={() => removeFilter(setArea(null))}>
      {texts.showAll({ count: total })}
    </button>
  );
}

/** Over the list: what it holds, in which order, and the filters set. */
export function ListHead() {
  const {
    view,
    state,
    categories,
    facets,
    shownArea,
    activeFilters,
    chips,
    understood,
    location,
    change,
    removeFilter,
    prefetchSorts,
  } = useDiscovery();
  const isReady = view.status === 'ready';
  const isEmpty = isReady && view.total === 0;
  const isUnrecorded = unrecordedFilters(state, categories, facets?.unrecorded).length > 0;
  const what = heading(view, isUnrecorded);
  const isUnrated = state.sort === 'relevance' && state.q === '' && facets?.ratings['1_star'] === 0;
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <h1
          className={styles.result}
          aria-live="polite"
          data-quiet={view.status === 'loading' || undefined}
        >
          {isReady ? (
            texts.listHeading({
              what,
              where: shownArea ?? libTexts.allLocations(),
              found: <span />,
              place: <span className={styles.where} />,
            })
          ) : (
            <span>{what}</span>
          )}
        </h1>
        {activeFilters.length > 0 && (
          <button
            type="button"
            className={`${styles.more} ${styles.clear}`}
            onClick={() => removeFilter(clearFilters)}
          >
            {texts.clearAll()}
          </button>
        )}
        <div className={styles.controls}>
          <FiltersButton className={styles.filtersButton} />
          <SortControl
            sort={state.sort}
            onSort={(sort) => change(setSort(sort))}
            onApproach={prefetchSorts}
          />
          <UnitControl unit={state.unit} onUnit={(unit) => change(setUnit(unit))} />
          <QuickFilters />
        </div>
      </div>
      <div className={styles.applied} data-words={chips.length > 0 || undefined}>
        {isEmpty && (
          <PartBoundary>
            <TryAdjusting />
          </PartBoundary>
        )}
        {location.isFallback && !isEmpty && (
          <span className={styles.note}>{texts.fromCentre()}</span>
        )}
        <ActiveFilterChips />
        <ShowAllAreas />
      </div>
      {isUnrated && isReady && !isEmpty && <p className={styles.words}>{texts.untilRated()}</p>}
      {understood && understood.chips.length + understood.leftOut.length > 0 && (
        <PartBoundary>
          <ReadFromWords understood={understood} />
        </PartBoundary>
      )}
      {state.openAt !== null && (
        <PartBoundary>
          <UnknownHours />
        </PartBoundary>
      )}
    </div>
  );
}
