import { DEFAULT_LOCATION } from '@cortado/contract/vocabulary';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react';
import { useStore } from '../lib/store.ts';
import { ClusterIndex } from './cluster-index.ts';
import { useMapEngine } from './engine-context.ts';
import { MapContainer } from './MapContainer.tsx';
import { MapControls } from './MapControls.tsx';
import { MarkerLayer } from './MarkerLayer.tsx';
import { Popup } from './Popup.tsx';
import { SkipMap } from './SkipMap.tsx';
import * as texts from './texts.tsx';
import type { CafeMapProps } from './types.ts';
import { VisitorDot } from './VisitorDot.tsx';
import { ZOOM } from './zoom-levels.ts';

/** Fits the map to its places once for each key. */
function useFit(index: ClusterIndex, fitKey: string | null): void {
  const engine = useMapEngine();
  const fitted = useRef<string | null>(null);
  const fit = useEffectEvent((key: string | null) => {
    if (fitted.current === key) return;
    fitted.current = key;
    if (key !== null) engine.fit(index.points, { min: ZOOM.minFit, max: ZOOM.maxFit });
  });
  useEffect(() => fit(fitKey), [fitKey]);
}

function useMoveEnd(onMoveEnd: CafeMapProps['onMoveEnd']): void {
  const engine = useMapEngine();
  const moveEnd = useEffectEvent((byUser: boolean) => onMoveEnd?.(engine.getBounds(), byUser));
  useEffect(() => engine.onMoveEnd((byUser) => moveEnd(byUser)), [engine]);
}

function MapContent(props: CafeMapProps) {
  const { ref, places, highlighted, open, fitKey, location } = props;
  const { renderPopup, onMoveEnd, onLocate } = props;
  const engine = useMapEngine();
  const index = useMemo(() => new ClusterIndex(places), [places]);
  useFit(index, fitKey);
  useMoveEnd(onMoveEnd);
  useImperativeHandle(ref, () => ({ focus: () => engine.focus() }), [engine]);
  const openId = useStore(open);
  const openPlace = places.find(({ id }) => id === openId);
  const locate = async () => {
    const at = await onLocate?.();
    if (at) engine.easeTo(at, ZOOM.located);
  };
  return (
    <SkipMap>
      <MarkerLayer index={index} highlighted={highlighted} open={open} />
      {location && <VisitorDot at={location} />}
      {renderPopup && openPlace && (
        <Popup
          key={openPlace.id}
          at={openPlace.at}
          label={openPlace.name}
          onClose={() => open.set(null)}
        >
          {renderPopup(openPlace.id)}
        </Popup>
      )}
      <MapControls onLocate={locate} />
    </SkipMap>
  );
}

/** Cafes on a map: numbered pins for the current page, dots for others, clusters where they crowd. */
export function CafeMap(props: CafeMapProps) {
  const { location, styleUrl = null } = props;
  return (
    <MapContainer
      options={{
        center: location ?? DEFAULT_LOCATION,
        zoom: location ? ZOOM.located : ZOOM.default,
        styleUrl,
        cooperative: false,
        label: texts.cafeMap,
      }}
    >
      <MapContent {...props} />
    </MapContainer>
  );
}
