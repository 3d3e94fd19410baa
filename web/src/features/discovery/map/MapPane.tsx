import type { Bbox } from '@cortado/contract/distance';
import { useMemo, useRef, useState } from 'react';
import { CafeMap } from '../../../map/CafeMap.tsx';
import type { MapHandle } from '../../../map/types.ts';
import { useDismiss } from '../../../map/useDismiss.ts';
import { usePageState } from '../../../lib/page-data.ts';
import { roundBbox } from '../../../lib/search-params.ts';
import { useStore } from '../../../lib/store.ts';
import { useDiscovery } from '../discovery-context.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import { setBbox } from '../state/changes.ts';
import { CafePopup } from './CafePopup.tsx';
import { locateVisitor } from './locate-visitor.ts';
import { MapCard } from './MapCard.tsx';
import { mapPlaces } from './map-places.ts';
import { useMatches } from './useMatches.ts';
import * as texts from './texts.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from './map-pane.module.css';

/** The map beside the list, and what floats over it. */
export function MapPane() {
  const { view, state, location, selection, change } = useDiscovery();
  const { highlighted, open } = selection;
  const { entries, queryString } = useMatches();
  const shownBox = new URLSearchParams(queryString ?? '').get('bbox');
  const { mapStyleUrl } = usePageState();
  const isPhone = useMediaQuery('(max-width: 899.98px)');
  const places = useMemo(() => mapPlaces(entries, view), [entries, view]);
  const map = useRef<MapHandle>(null);
  const [moved, setMoved] = useState<Bbox | null>(null);
  /** The box that was in sight when its search was asked for: the map stays with it. */
  const [inSight, setInSight] = useState<string | null>(null);
  const byId = new Map(entries.map((entry) => [entry.cafe.id, entry]));
  const openId = useStore(open);
  const openEntry = openId === null ? undefined : byId.get(openId);
  useDismiss(openEntry?.cafe.id ?? null, () => open.set(null));
  const step = (by: 1 | -1) => {
    const next = entries[entries.findIndex((entry) => entry.cafe.id === openId) + by];
    if (next) open.set(next.cafe.id);
  };
  const renderPopup = (id: number) => {
    const entry = byId.get(id);
    return entry ? <CafePopup entry={entry} unit={state.unit} /> : null;
  };
  return (
    <>
      <CafeMap
        ref={map}
        places={places}
        highlighted={highlighted}
        open={open}
        renderPopup={isPhone ? undefined : renderPopup}
        location={location.isFallback ? null : location}
        fitKey={inSight !== null && inSight === shownBox ? null : queryString}
        onMoveEnd={(bounds, byUser) => setMoved(byUser ? bounds : null)}
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
            {texts.searchHere}
          </button>
        </div>
      )}
      {view.status === 'ready' && view.total === 0 && (
        <div className={styles.message} aria-live="polite">
          <h2>{texts.emptyHeading}</h2>
          <p>{texts.empty}</p>
        </div>
      )}
      {isPhone && openEntry && <MapCard entry={openEntry} unit={state.unit} onStep={step} />}
    </>
  );
}
