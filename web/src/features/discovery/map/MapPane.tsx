import type { Bbox } from '@cortado/contract/distance';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CafeMap } from '../../../map/CafeMap.tsx';
import type { MapHandle, MapPoints } from '../../../map/types.ts';
import { useDismiss } from '../../../map/useDismiss.ts';
import { savedPlace, useSavedPlace } from '../../../lib/saved-place.ts';
import { usePageState } from '../../../lib/page-data.ts';
import { roundBbox } from '../../../lib/search-params.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { below } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { setBbox } from '../state/changes.ts';
import { mapPoints } from './map-points.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { useMapAnswer, viewFor, type MapView } from './useMapAnswer.ts';
import { useOpenPlace, useStep, useEntry } from './useOpenPlace.ts';
import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import { Text } from '../../../ui/Layout.tsx';
import { MapMessage } from './MapMessage.tsx';
import { locateVisitor } from '../state/sort-near-me.ts';
import * as texts from '#messages/discovery/map';
import { nobodyTold } from '#messages/discovery/list';
import * as discoveryStyles from '../discovery.module.css';
import * as styles from './map-pane.module.css';

/** Over a map without cafes; where the data for a filter is missing, it says so, as the list does. */
function NothingFound() {
  const { unrecorded } = useDiscovery();
  return (
    <MapMessage aria-live="polite" title={texts.emptyHeading()}>
      {unrecorded.length > 0 && (
        <Text tone="soft">{nobodyTold({ labels: formatList(unrecorded.map(quoted)) })}.</Text>
      )}
      <Text tone="soft">{texts.empty()}</Text>
    </MapMessage>
  );
}

const NOTHING: MapPoints = { pins: [], places: [], clusters: [] };

/** The map beside the list, and what floats over it. */
export function MapPane() {
  const { view, shownQuery, location, selection, change, listRef } = useDiscovery();
  const { highlighted, open } = selection;
  const { mapSource } = usePageState();
  const isPhone = useMediaQuery(below('oneColumn'));
  const [mapView, setMapView] = useState<MapView | null>(null);
  const answer = useMapAnswer(mapView);
  const question = answer?.queryString ?? null;
  const points = useMemo(
    () => (answer ? mapPoints(answer, view, answer.queryString === shownQuery) : NOTHING),
    [answer, view, shownQuery],
  );
  const map = useRef<MapHandle>(null);
  const [saved] = useState(savedPlace);
  useSavedPlace(() => ({ camera: map.current?.camera(), open: open.get() }));
  useEffect(() => {
    if (!saved.open) return;
    const list = listRef.current;
    const top = list?.scrollTop ?? 0;
    open.set(saved.open);
    // Its row has come into sight, as it does when a pin is chosen; the visitor may have scrolled on from it.
    list?.scrollTo(0, top);
  }, [saved, open, listRef]);
  /** What is visible since the visitor moved the map, and what it had been fitted for. */
  const [moved, setMoved] = useState<{ bounds: Bbox; fitKey: string | null } | null>(null);
  /** The box that was visible when its search was requested: the map stays with it. */
  const [inSight, setInSight] = useState<string | null>(null);
  const staysInSight =
    inSight !== null && inSight === new URLSearchParams(question ?? '').get('bbox');
  const fitKey = staysInSight ? null : question;
  const isMoved = moved !== null && (fitKey === null || moved.fitKey === fitKey);
  const openPlace = useOpenPlace(open, points, question ?? '', answer?.isComplete ?? false);
  const entry = useEntry(openPlace?.id ?? null);
  useDismiss(openPlace?.id ?? null, () => open.set(null));
  const step = useStep();
  const popup = openPlace && {
    place: openPlace,
    content: <PlaceCard place={openPlace} {...entry} isPhone={isPhone} />,
    onStep: isPhone ? (by: 1 | -1) => void step(by) : undefined,
  };
  return (
    <>
      <CafeMap
        ref={map}
        points={points}
        bounds={answer?.bounds ?? null}
        start={saved.camera}
        highlighted={highlighted}
        open={open}
        popup={popup}
        location={location.isFallback ? null : location}
        fitKey={fitKey}
        onViewport={(viewport, fitted) => setMapView(viewFor(mapView, viewport, fitted))}
        onMoveEnd={(bounds, byUser) => setMoved(byUser || isMoved ? { bounds, fitKey } : null)}
        onLocate={locateVisitor}
        source={mapSource}
      />
      {isMoved && (
        <Button
          look="solid"
          className={`${discoveryStyles.pill} ${styles.search}`}
          onClick={() => {
            setMoved(null);
            setInSight(roundBbox(moved.bounds).join(','));
            change(setBbox(moved.bounds));
            map.current?.focus();
          }}
        >
          {texts.searchHere()}
        </Button>
      )}
      {view.status === 'ready' && view.total === 0 && <NothingFound />}
    </>
  );
}
