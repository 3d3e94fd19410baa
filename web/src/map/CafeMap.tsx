import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react';
import { MapControls } from './MapControls.tsx';
import type { MapEngine } from './engine.ts';
import { MapContainer } from './MapContainer.tsx';
import { MarkerLayer } from './MarkerLayer.tsx';
import { ClusterIndex } from './cluster-index.ts';
import { Popup } from './Popup.tsx';
import type { CafeMapProps, Point } from './types.ts';
import { useDismiss } from './useDismiss.ts';
import { SkipMap } from './SkipMap.tsx';
import { VisitorDot } from './VisitorDot.tsx';
import { ZOOM } from './zoom-levels.ts';

const BOSTON: Point = { lat: 42.3601, lng: -71.0589 };

/** Fits the map to its places once for each key. */
function useFit(engine: MapEngine, index: ClusterIndex, fitKey: string | null): void {
  const fitted = useRef<string | null>(null);
  const fit = useEffectEvent((key: string | null) => {
    if (fitted.current === key) return;
    fitted.current = key;
    if (key !== null) engine.fit(index.points, { min: ZOOM.minFit, max: ZOOM.maxFit });
  });
  useEffect(() => fit(fitKey), [fitKey]);
}

function useMoveEnd(engine: MapEngine, onMoveEnd: CafeMapProps['onMoveEnd']): void {
  const moveEnd = useEffectEvent((byUser: boolean) => onMoveEnd?.(engine.getBounds(), byUser));
  useEffect(() => engine.onMoveEnd((byUser) => moveEnd(byUser)), [engine]);
}

function MapContent({ engine, ...props }: CafeMapProps & { engine: MapEngine }) {
  const { places, openId, location, variant, onOpen, onLocate } = props;
  const index = useMemo(() => new ClusterIndex(places), [places]);
  useFit(engine, index, props.fitKey);
  useMoveEnd(engine, props.onMoveEnd);
  useImperativeHandle(props.ref, () => ({ focus: () => engine.focus() }), [engine]);
  const openPlace = places.find(({ id }) => id === openId);
  const openAt = openId === null ? null : index.pointOf(openId);
  const locate = async () => {
    const at = await onLocate?.();
    if (at) engine.easeTo(at, ZOOM.located);
  };
  return (
    <SkipMap>
      <MarkerLayer
        engine={engine}
        index={index}
        highlightedId={props.highlightedId}
        openId={openId}
        onHighlight={props.onHighlight}
        onOpen={onOpen}
      />
      {location && <VisitorDot engine={engine} at={location} />}
      {variant === 'popup' && openPlace && openAt && (
        <Popup
          key={openPlace.id}
          engine={engine}
          at={openAt}
          label={openPlace.name}
          onClose={() => onOpen(null)}
        >
          {props.renderPopup(openPlace.id)}
        </Popup>
      )}
      <MapControls engine={engine} onLocate={locate} />
    </SkipMap>
  );
}

/** Cafes on a map: numbered pins for the current page, dots for others, clusters where they crowd. */
export function CafeMap(props: CafeMapProps) {
  const { location, openId, onOpen } = props;
  useDismiss(openId, () => onOpen(null));
  return (
    <MapContainer
      options={{
        center: location ?? BOSTON,
        zoom: location ? ZOOM.located : ZOOM.default,
        styleUrl: props.styleUrl ?? null,
        cooperative: false,
        label: 'Café map',
      }}
    >
      {(engine) => <MapContent engine={engine} {...props} />}
    </MapContainer>
  );
}
