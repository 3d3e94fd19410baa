import { useRef, useState } from 'react';
import { errorText } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { FilterSidebar } from './filters/FilterSidebar.tsx';
import { ListSection } from './list/ListSection.tsx';
import { scrollToTop } from './list/scroll-to-top.ts';
import { FiltersButton } from './filters/FiltersButton.tsx';
import { useFilterSheet } from './filters/useFilterSheet.ts';
import { PartBoundary, partFailed } from '../../ui/PartBoundary.tsx';
import type { Failure } from '../../ui/RetryButton.tsx';
import { MapFailed } from './map/MapFailed.tsx';
import { useDeferredMount } from './map/useDeferredMount.ts';
import { setView, type Change } from './state/changes.ts';
import { useDiscovery } from './useDiscovery.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import * as discoveryStyles from './discovery.module.css';
import * as mapPaneStyles from './map/map-pane.module.css';

const FilterSheet = lazyPart(() => import('./filters/FilterSheet.tsx'), 'FilterSheet');
const MapPane = lazyPart(() => import('./map/MapPane.tsx'), 'MapPane');

const mapFailed = (failure: Failure) => <MapFailed {...failure} />;
const sheetFailed = (failure: Failure) => <div className="page-note">{partFailed(failure)}</div>;
const mapLoading = <p className={mapPaneStyles.loading}>Loading map...</p>;

/** Cafes as a list and on a map, and everything that narrows them. The address is its whole state. */
export function DiscoveryScreen() {
  useTitle(null);
  const discovery = useDiscovery();
  const { state, view, applied, facets, location, change } = discovery;
  const [highlightedId, setHighlighted] = useState<number | null>(null);
  const [openId, setOpen] = useState<number | null>(null);
  const sheet = useFilterSheet(change);
  const opener = useRef<HTMLElement>(null);
  const list = useRef<HTMLElement>(null);
  const isMapMounted = useDeferredMount(state.view, view.status === 'ready');
  useScrollRestoration(state.view);

  const panel = { state, areas: discovery.areas, categories: discovery.categories, facets, change };
  const openSheet = (button: HTMLElement) => {
    opener.current = button;
    sheet.open();
  };
  const remove = (removal: Change) => {
    change(removal);
    list.current?.focus({ preventScroll: true });
  };
  const openCafe = (id: number | null) => {
    setOpen(id);
    const row = id === null ? null : list.current?.querySelector(`[data-cafe="${id}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <main className={discoveryStyles.discovery} data-view={state.view}>
      <FilterSidebar applied={applied.length} onRemove={remove} {...panel} />
      <ListSection
        section={list}
        view={view}
        stale={discovery.stale}
        error={errorText(discovery.list.error)}
        state={state}
        area={discovery.shownArea}
        categories={discovery.categories}
        totalInAllAreas={facets?.allAreas ?? null}
        applied={applied}
        fromCentre={location.isFallback}
        highlightedId={highlightedId}
        openId={openId}
        change={change}
        onRemove={remove}
        onHighlight={setHighlighted}
        onFilters={openSheet}
        onTurn={() => scrollToTop(list.current)}
        onRetry={() => void discovery.list.refetch()}
      />
      <div className={discoveryStyles.map}>
        <PartBoundary waiting={mapLoading} failed={mapFailed}>
          {isMapMounted ? (
            <MapPane
              view={view}
              fitKey={discovery.fitKey}
              searchedBox={discovery.shownBox}
              state={state}
              location={location.isFallback ? null : location}
              highlightedId={highlightedId}
              openId={openId}
              onHighlight={setHighlighted}
              onOpen={openCafe}
              change={change}
            />
          ) : (
            mapLoading
          )}
        </PartBoundary>
        <FiltersButton
          className={mapPaneStyles.filters}
          applied={applied.length}
          onOpen={openSheet}
        />
      </div>
      <ViewSwitch view={state.view} onView={(next) => change(setView(next))} />
      {sheet.isOpen && (
        <PartBoundary failed={sheetFailed}>
          <FilterSheet
            {...panel}
            total={facets?.total ?? null}
            change={sheet.change}
            onClose={sheet.close}
            onClosed={() => (opener.current ?? list.current)?.focus()}
          />
        </PartBoundary>
      )}
    </main>
  );
}
