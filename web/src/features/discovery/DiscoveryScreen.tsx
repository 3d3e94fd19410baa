import { lazy, Suspense, useRef, useState } from 'react';
import { errorText } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { FilterSidebar } from './filters/FilterSidebar.tsx';
import { ListSection } from './list/ListSection.tsx';
import { scrollToTop } from './list/scrollToTop.ts';
import { FiltersButton } from './filters/FiltersButton.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { MapFailed } from './map/MapFailed.tsx';
import { useMapWanted } from './map/useMapWanted.ts';
import { setPage, setView, type Change } from './state/changes.ts';
import { useDiscovery } from './useDiscovery.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import * as discoveryStyles from './discovery.module.css';
import * as mapPaneStyles from './map/map-pane.module.css';

const FilterSheet = lazy(async () => ({
  default: (await import('./filters/FilterSheet.tsx')).FilterSheet,
}));

const SavedFilters = lazy(async () => ({
  default: (await import('./state/SavedFilters.tsx')).SavedFilters,
}));

const MapPane = lazy(async () => ({ default: (await import('./map/MapPane.tsx')).MapPane }));

const mapLoading = <p className={mapPaneStyles.loading}>Loading map...</p>;

/** Cafes as a list and on a map, and everything that narrows them. The address is its whole state. */
export function DiscoveryScreen() {
  useTitle(null);
  const discovery = useDiscovery();
  const { viewer } = useSession();
  const { state, view, applied, facets, location, change } = discovery;
  const [highlightedId, setHighlighted] = useState<number | null>(null);
  const [openId, setOpen] = useState<number | null>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const list = useRef<HTMLElement>(null);
  const mapWanted = useMapWanted(state.view, view.status === 'ready');
  useKeptScroll(state.view);

  const panel = { state, areas: discovery.areas, categories: discovery.categories, facets, change };
  const openSheet = (button: HTMLElement) => {
    opener.current = button;
    setSheetOpen(true);
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
      {viewer && (
        <Suspense>
          <SavedFilters categories={discovery.categories} />
        </Suspense>
      )}
      <FilterSidebar applied={applied.length} onRemove={remove} {...panel} />
      <ListSection
        section={list}
        view={view}
        stale={discovery.stale}
        error={errorText(discovery.list.error)}
        state={state}
        area={discovery.shownArea}
        categories={discovery.categories}
        everywhere={facets?.allAreas ?? null}
        applied={applied}
        fromCentre={location.isFallback}
        highlightedId={highlightedId}
        openId={openId}
        change={change}
        onRemove={remove}
        onHighlight={setHighlighted}
        onFilters={openSheet}
        onPage={(page) => {
          change(setPage(page));
          scrollToTop(list.current);
        }}
        onRetry={() => void discovery.list.refetch()}
      />
      <div className={discoveryStyles.map}>
        <ErrorBoundary fallback={<MapFailed />}>
          <Suspense fallback={mapLoading}>
            {mapWanted ? (
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
          </Suspense>
        </ErrorBoundary>
        <FiltersButton
          className={mapPaneStyles.filters}
          applied={applied.length}
          onOpen={openSheet}
        />
      </div>
      <ViewSwitch view={state.view} onView={(next) => change(setView(next))} />
      {sheetOpen && (
        <Suspense>
          <FilterSheet
            {...panel}
            total={facets?.total ?? null}
            onClose={() => setSheetOpen(false)}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      )}
    </main>
  );
}
