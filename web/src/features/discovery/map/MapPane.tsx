import { useMemo, useRef, useState } from 'react';
import { CafeMap } from '../../../map/CafeMap.tsx';
import type { MapHandle } from '../../../map/types.ts';
import { usePageState } from '../../../lib/page-data.ts';
import { roundBbox, type Bbox, type DiscoveryState } from '../../../lib/search-params.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import type { ListView } from '../list/list-view.ts';
import { setBbox, type Change } from '../state/changes.ts';
import { CafePopup } from './CafePopup.tsx';
import { locateVisitor } from './locate-visitor.ts';
import { MapCard } from './MapCard.tsx';
import { mapPlaces } from './map-places.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from './map-pane.module.css';

export interface MapPaneProps {
  view: ListView;
  /** What the entries answer: the map refits when it changes. */
  fitKey: string;
  /** The map box the entries were searched in, as the address has it. */
  searchedBox: string | null;
  state: DiscoveryState;
  /** The visitor's own place; null while it is not known. */
  location: { lat: number; lng: number } | null;
  highlightedId: number | null;
  openId: number | null;
  onHighlight: (id: number | null) => void;
  onOpen: (id: number | null) => void;
  change: (change: Change) => void;
}

/** The map beside the list, and what floats over it. */
export function MapPane(props: MapPaneProps) {
  const { view, state, openId, onOpen, change } = props;
  const { entries } = view;
  const { mapStyleUrl } = usePageState();
  const isPhone = useMediaQuery('(max-width: 899.98px)');
  const places = useMemo(() => mapPlaces(view), [view]);
  const map = useRef<MapHandle>(null);
  const [moved, setMoved] = useState<Bbox | null>(null);
  /** The box that was in sight when its search was asked for: the map stays with it. */
  const [inSight, setInSight] = useState<string | null>(null);
  const byId = new Map(entries.map((entry) => [entry.cafe.id, entry]));
  const open = openId === null ? undefined : byId.get(openId);
  const step = (by: 1 | -1) => {
    const next = entries[entries.findIndex((entry) => entry.cafe.id === openId) + by];
    if (next) onOpen(next.cafe.id);
  };
  return (
    <>
      <CafeMap
        ref={map}
        places={places}
        highlightedId={props.highlightedId}
        openId={open ? openId : null}
        onHighlight={props.onHighlight}
        onOpen={onOpen}
        renderPopup={(id) => {
          const entry = byId.get(id);
          return entry ? <CafePopup entry={entry} unit={state.unit} /> : null;
        }}
        location={props.location}
        fitKey={inSight !== null && inSight === props.searchedBox ? null : props.fitKey}
        onMoveEnd={(box, byUser) => setMoved(byUser ? box : null)}
        variant={isPhone ? 'card' : 'popup'}
        onLocate={locateVisitor}
        styleUrl={mapStyleUrl}
      />
      {moved && (
        <div className={styles.search}>
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.solid}`}
            onClick={() => {
              setMoved(null);
              setInSight(roundBbox(moved).join(','));
              change(setBbox(moved));
              map.current?.focus();
            }}
          >
            Search this area
          </button>
        </div>
      )}
      {view.status === 'ready' && entries.length === 0 && (
        <div className={styles.message} aria-live="polite">
          <h2>No Cafés Found</h2>
          <p>
            No cafés match your current filters. Try adjusting your search criteria or removing some
            filters.
          </p>
        </div>
      )}
      {isPhone && open && <MapCard entry={open} unit={state.unit} onStep={step} />}
    </>
  );
}
