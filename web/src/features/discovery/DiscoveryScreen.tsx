import { useEffect, useState, useLayoutEffect, useRef, type RefObject } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useTitle } from '../../lib/useTitle.ts';
import {
  boundedPart,
  type Failure,
  PartBoundary,
  partFailed,
  RetryButton,
} from '../../ui/PartBoundary.tsx';
import { DiscoveryContext, useDiscovery } from './discovery-context.ts';
import { FiltersButton } from './filters/FiltersButton.tsx';
import { ListSection } from './list/ListSection.tsx';
import { useDiscoveryScreen } from './useDiscoveryScreen.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { setView, clearFilters } from './state/changes.ts';
import { Heading, Row, Stack, Text } from '../../ui/Layout.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import type { ViewMode } from '../../lib/search-params.ts';
import { onIdle } from '../../lib/on-idle.ts';
import { atLeast } from '../../lib/breakpoints.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { MapMessage } from './map/MapMessage.tsx';
import { savedPlace, useSavedPlace } from '../../lib/saved-place.ts';
import * as texts from '#messages/discovery';
import * as fillerStyles from '../../ui/filler.module.css';
import * as discoveryStyles from './discovery.module.css';
import * as mapPaneStyles from './map/map-pane.module.css';

/** On a phone, brings the list back to where it was scrolled to before the map was shown. */
function useScrollRestoration(view: ViewMode): void {
  const top = useRef(0);
  useLayoutEffect(() => {
    if (view !== 'list') return undefined;
    const onScroll = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [view]);
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    window.scrollTo({ top: view === 'list' ? top.current : 0, behavior: 'instant' });
  }, [view]);
}

/** How many pixels count as scrolling rather than a shaking finger. */
const SCROLL_PX = 8;

/** Marks the page of a list with the direction it was last scrolled in, for the header and what floats on a phone. */
function useScrollMark(view: ViewMode): void {
  useLayoutEffect(() => {
    if (view !== 'list') return undefined;
    const root = document.documentElement;
    root.dataset['scroll'] = 'up';
    // Some browsers scroll beyond both ends, and back.
    const place = () =>
      Math.min(Math.max(window.scrollY, 0), root.scrollHeight - root.clientHeight);
    // Restoring a position, which takes a frame, does not count as scrolling.
    let turn: number | null = null;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (turn = place()));
    });
    const onScroll = () => {
      const now = place();
      if (turn === null || Math.abs(now - turn) < SCROLL_PX) return;
      root.dataset['scroll'] = now > turn ? 'down' : 'up';
      turn = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      delete root.dataset['scroll'];
    };
  }, [view]);
}

/** Brings the list beside a map back to where it was scrolled to when the screen was left, once it has loaded. */
function useListRestoration(list: RefObject<HTMLElement | null>, isListed: boolean): void {
  useSavedPlace(() => ({ listTop: list.current?.scrollTop }));
  useLayoutEffect(() => {
    const { listTop } = savedPlace();
    if (isListed && listTop) list.current?.scrollTo(0, listTop);
  }, [list, isListed]);
}

/** Shown for a map that cannot be loaded; the rest of the page works. */
const mapFailed = (failure: Failure) => (
  <MapMessage role="alert" title={texts.mapFailedHeading()}>
    <Text tone="soft">{texts.mapFailed()}</Text>
    <RetryButton className={buttonClass({ size: 'small' })} {...failure} />
  </MapMessage>
);

/**
 * Whether to load the map: once it is visible and the list has been painted; from then on it stays,
 * so that its camera is preserved while the list is shown.
 */
function useDeferredMount(view: ViewMode, listed: boolean): boolean {
  const beside = useMediaQuery(atLeast('oneColumn'));
  const [wanted, setWanted] = useState(false);
  const waiting = !wanted && listed && (beside || view === 'map');
  useEffect(() => (waiting ? onIdle(() => setWanted(true)) : undefined), [waiting]);
  return wanted;
}

/** The filters beside the list, on a large screen. */
function FilterSidebar() {
  const { activeFilters, removeFilter } = useDiscovery();
  return (
    <Stack as="aside" gap={16} lines className={discoveryStyles.side} aria-label={texts.filters()}>
      <Row justify="between">
        <Heading>{texts.filters()}</Heading>
        {activeFilters.length > 0 && (
          <Button look="link" onClick={() => removeFilter(clearFilters)}>
            {texts.clearAll({ count: activeFilters.length })}
          </Button>
        )}
      </Row>
      <FilterPanel layout="side" />
    </Stack>
  );
}

/** List or map, where the screen has room for one. */
function ViewSwitch() {
  const { state, change } = useDiscovery();
  const other = state.view === 'list' ? 'map' : 'list';
  return (
    <Button
      look="solid"
      size="large"
      className={`narrow-only ${discoveryStyles.pill} ${discoveryStyles.viewSwitch}`}
      onClick={() => change(setView(other))}
    >
      <Icon name={other} size={18} />
      {other === 'map' ? texts.switchToMap() : texts.switchToList()}
    </Button>
  );
}

const MapPane = lazyPart(() => import('./map/MapPane.tsx'), 'MapPane');

const sheetFailed = (failure: Failure) => <div className="page-note">{partFailed(failure)}</div>;
const FilterSheet = boundedPart(() => import('./filters/FilterSheet.tsx'), 'FilterSheet', {
  failed: sheetFailed,
});
const mapLoading = () => <p className={fillerStyles.filler}>{texts.mapLoading()}</p>;

/** Cafes as a list and on a map, and the filters. What it searches for is in the address. */
export function DiscoveryScreen() {
  useTitle(null);
  const discovery = useDiscoveryScreen();
  const { state, view, sheet } = discovery;
  const isMapMounted = useDeferredMount(state.view, view.status === 'ready');
  useScrollRestoration(state.view);
  useScrollMark(state.view);
  useListRestoration(discovery.listRef, view.status === 'ready');
  return (
    <DiscoveryContext value={discovery}>
      <main className={discoveryStyles.discovery} data-view={state.view}>
        <FilterSidebar />
        <ListSection />
        <div className={discoveryStyles.map}>
          <PartBoundary waiting={mapLoading()} failed={mapFailed}>
            {isMapMounted ? <MapPane /> : mapLoading()}
          </PartBoundary>
          <FiltersButton
            className={`narrow-only ${discoveryStyles.pill} ${mapPaneStyles.filters}`}
          />
        </div>
        <ViewSwitch />
        {sheet.isOpen && <FilterSheet />}
      </main>
    </DiscoveryContext>
  );
}
