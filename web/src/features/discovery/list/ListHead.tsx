import { lazyPart } from '../../../lib/lazy-part.ts';
import * as libTexts from '#messages/lib';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { clearFilters, setArea } from '../state/changes.ts';
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
    <Button look="link" onClick={() => removeFilter(setArea(null))}>
      {texts.showAll({ count: total })}
    </Button>
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
    removeFilter,
  } = useDiscovery();
  const isReady = view.status === 'ready';
  const isEmpty = isReady && view.total === 0;
  const isUnrecorded = unrecordedFilters(state, categories, facets?.unrecorded).length > 0;
  const what = heading(view, isUnrecorded);
  const isUnrated = state.sort === 'relevance' && state.q === '' && facets?.ratings['1_star'] === 0;
  return (
    <Stack className={styles.head}>
      <Row wrap>
        <Text
          as="h1"
          size="h3"
          tone={view.status === 'loading' ? 'faint' : undefined}
          className={styles.result}
          aria-live="polite"
        >
          {isReady ? (
            texts.listHeading({
              what,
              where: shownArea ?? libTexts.allLocations(),
              found: <span />,
              place: <Text as="span" tone="faint" weight="regular" className={styles.place} />,
            })
          ) : (
            <span>{what}</span>
          )}
        </Text>
        {activeFilters.length > 0 && (
          <Button look="link" className={styles.clear} onClick={() => removeFilter(clearFilters)}>
            {texts.clearAll()}
          </Button>
        )}
        <Row className={styles.controls}>
          <FiltersButton className={styles.filters} />
          <SortControl />
          <UnitControl />
          <QuickFilters />
        </Row>
      </Row>
      <Row align="start" className={styles.applied} data-words={chips.length > 0 || undefined}>
        <Row wrap grow>
          <ActiveFilterChips />
          <ShowAllAreas />
        </Row>
        {isEmpty && (
          <PartBoundary>
            <TryAdjusting />
          </PartBoundary>
        )}
        {location.isFallback && !isEmpty && (
          <Text as="span" size="small" className={styles.note}>
            {texts.fromCentre()}
          </Text>
        )}
      </Row>
      {isUnrated && isReady && !isEmpty && <Text size="small">{texts.untilRated()}</Text>}
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
    </Stack>
  );
}
