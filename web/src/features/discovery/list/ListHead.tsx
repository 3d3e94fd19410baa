import { Button } from '../../../ui/Button.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { boundedPart } from '../../../ui/PartBoundary.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { clearFilters, setArea } from '../state/changes.ts';
import type { ListView } from './list-view.ts';
import { ListControls } from './ListControls.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as libTexts from '#messages/lib';
import * as texts from '#messages/discovery';
import * as styles from './list-head.module.css';
import * as chipStyles from './chip.module.css';

/** The filters set, each with a button that removes it. */
function ActiveFilterChips() {
  const { activeFilters, removeFilter } = useDiscovery();
  const savedFirst = activeFilters.toSorted(
    (one, two) => Number(two.isSaved ?? false) - Number(one.isSaved ?? false),
  );
  return savedFirst.map((filter) => (
    <span
      key={filter.key}
      className={chipStyles.chip}
      data-saved={filter.isSaved || undefined}
      title={filter.isSaved ? texts.saved() : undefined}
    >
      {filter.label}
      {filter.isSaved && <span className="sr-only">{texts.savedAside()}</span>}
      <button
        type="button"
        className={chipStyles.x}
        aria-label={texts.remove({ filter: filter.label })}
        onClick={() => removeFilter(filter.remove)}
      >
        <Icon name="x" />
      </button>
    </span>
  ));
}

const HeadNotes = boundedPart(() => import('./HeadNotes.tsx'), 'HeadNotes', { failed: null });
const TryAdjusting = boundedPart(() => import('./EmptyList.tsx'), 'TryAdjusting', { failed: null });

function heading({ status, total }: ListView, isUnrecorded: boolean): string {
  if (status === 'loading') return texts.listLoading();
  if (status === 'failed') return texts.list();
  if (total === 0) return isUnrecorded ? texts.noneKnown() : texts.none();
  return libTexts.cafeCount({ count: total });
}

/** Offers the cafes of all areas, where the present area hides some. */
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
  const discovery = useDiscovery();
  const { view, state, facets, unrecorded, shownArea, activeFilters, removeFilter } = discovery;
  const { chips, understood, location } = discovery;
  const isReady = view.status === 'ready';
  const isEmpty = isReady && view.total === 0;
  const what = heading(view, unrecorded.length > 0);
  const isAnySaved = activeFilters.some(({ isSaved }) => isSaved);
  const isUnrated = state.sort === 'relevance' && state.q === '' && facets?.ratings['1_star'] === 0;
  return (
    <div className={styles.top}>
      <Row wrap className={styles.heading}>
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
            {texts.clearAll({ count: activeFilters.length })}
          </Button>
        )}
      </Row>
      <ListControls />
      <Stack className={styles.head}>
        <Row wrap className={styles.notes}>
          <ShowAllAreas />
          {isEmpty && <TryAdjusting />}
          {location.isFallback && !isEmpty && (
            <Text as="span" size="small">
              {texts.fromCentre()}
            </Text>
          )}
          {isUnrated && isReady && !isEmpty && (
            <Text as="span" size="small">
              {texts.untilRated()}
            </Text>
          )}
        </Row>
        {activeFilters.length > 0 && (
          <Row
            wrap
            className={styles.chips}
            data-shown={chips.length > 0 || isAnySaved || undefined}
          >
            {isAnySaved && (
              <Text as="span" size="small">
                {texts.savedFilters()}
              </Text>
            )}
            <ActiveFilterChips />
          </Row>
        )}
        {(understood || state.openAt !== null) && <HeadNotes />}
      </Stack>
    </div>
  );
}
