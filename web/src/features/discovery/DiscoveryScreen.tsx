import { lazyPart } from '../../lib/lazy-part.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { PartBoundary, partFailed } from '../../ui/PartBoundary.tsx';
import type { Failure } from '../../ui/RetryButton.tsx';
import { DiscoveryContext } from './discovery-context.ts';
import { FiltersButton } from './filters/FiltersButton.tsx';
import { FilterSidebar } from './filters/FilterSidebar.tsx';
import { ListSection } from './list/ListSection.tsx';
import { MapFailed } from './map/MapFailed.tsx';
import { useDeferredMount } from './map/useDeferredMount.ts';
import * as texts from '#messages/discovery';
import { useDiscoveryScreen } from './useDiscoveryScreen.ts';
import { useKeptList, useScrollRestoration } from './useScrollRestoration.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import * as fillerStyles from '../../ui/filler.module.css';
import * as discoveryStyles from './discovery.module.css';
import * as mapPaneStyles from './map/map-pane.module.css';

const FilterSheet = lazyPart(() => import('./filters/FilterSheet.tsx'), 'FilterSheet');
const MapPane = lazyPart(() => import('./map/MapPane.tsx'), 'MapPane');

const mapFailed = (failure: Failure) => <MapFailed {...failure} />;
const sheetFailed = (failure: Failure) => <div className="page-note">{partFailed(failure)}</div>;
const mapLoading = () => <p className={fillerStyles.filler}>{texts.mapLoading()}</p>;

/** Cafes as a list and on a map, and the filters. What it searches for stands in the address. */
export function DiscoveryScreen() {
  useTitle(null);
  const discovery = useDiscoveryScreen();
  const { state, view, sheet } = discovery;
  const isMapMounted = useDeferredMount(state.view, view.status === 'ready');
  useScrollRestoration(state.view);
  useKeptList(discovery.listRef, view.status === 'ready');
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
        {sheet.isOpen && (
          <PartBoundary failed={sheetFailed}>
            <FilterSheet />
          </PartBoundary>
        )}
      </main>
    </DiscoveryContext>
  );
}
