import { DEFAULT_LOCATION } from '@cortado/contract/vocabulary';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react';
import { Card } from './Card.tsx';
import { ClusterIndex } from './cluster-index.ts';
import { useMapEngine } from './engine-context.ts';
import { MapContainer } from './MapContainer.tsx';
import { MapControls } from './MapControls.tsx';
import { MarkerLayer } from './MarkerLayer.tsx';
import { Popup } from './Popup.tsx';
import { SkipMap } from './SkipMap.tsx';
import * as texts from '#messages/map';
import type { CafeMapProps, OpenPlace, Viewport } from './types.ts';
import { useOwnView, type OwnView } from './useInSight.ts';
import { useViewport } from './useViewport.ts';
import { VisitorDot } from './VisitorDot.tsx';
import { ZOOM } from './zoom-levels.ts';

/** Fits the map to its bounds once for each key, and says what it shows and for which key it has been fitted. */
function useFit(
  { bounds, points, fitKey, start, onViewport }: CafeMapProps,
  viewport: Viewport,
): void {
  const engine = useMapEngine();
  const fitted = useRef(start ? fitKey : null);
  const notifyViewport = useEffectEvent((now: Viewport) => onViewport?.(now, fitted.current));
  // First, for what it shows before it fits itself is not yet what it shows for that key.
  useEffect(() => notifyViewport(viewport), [viewport]);
  const fit = useEffectEvent((key: string | null) => {
    if (fitted.current === key) return;
    const isFirst = fitted.current === null;
    fitted.current = key;
    if (isFirst && start) return;
    const { pins, clusters, places } = points;
    const first = pins[0] ?? clusters[0] ?? places[0];
    if (key === null || !bounds) return;
    engine.fit(bounds, { min: ZOOM.minFit, max: ZOOM.maxFit }, first?.at);
  });
  useEffect(() => fit(fitKey), [fitKey]);
}

function useMoveEnd(onMoveEnd: CafeMapProps['onMoveEnd']): void {
  const engine = useMapEngine();
  const moveEnd = useEffectEvent((byUser: boolean) => onMoveEnd?.(engine.getBounds(), byUser));
  useEffect(() => engine.onMoveEnd((byUser) => moveEnd(byUser)), [engine]);
}

interface OpenedProps extends OpenPlace {
  ownView: OwnView;
  onClose: () => void;
}

function Opened({ place: { id, name, at }, content, ownView, onStep, onClose }: OpenedProps) {
  const shared = { at, label: name, ownView };
  if (onStep) {
    return (
      <Card key={id} {...shared} onStep={onStep}>
        {content}
      </Card>
    );
  }
  return (
    <Popup key={id} {...shared} onClose={onClose}>
      {content}
    </Popup>
  );
}

function MapContent(props: CafeMapProps) {
  const { ref, points, highlighted, open, location, popup, onMoveEnd, onLocate } = props;
  const engine = useMapEngine();
  const index = useMemo(() => new ClusterIndex(points), [points]);
  const viewport = useViewport();
  useFit(props, viewport);
  useMoveEnd(onMoveEnd);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => engine.focus(),
      camera: () => ({ center: engine.center(), zoom: engine.zoom() }),
    }),
    [engine],
  );
  const ownView = useOwnView(popup !== null);
  useEffect(() => engine.onClick(() => open.set(null)), [engine, open]);
  const locate = async () => {
    const at = await onLocate?.();
    if (at) engine.easeTo(at, ZOOM.located);
  };
  return (
    <SkipMap>
      <MarkerLayer index={index} viewport={viewport} highlighted={highlighted} open={open} />
      {location && <VisitorDot at={location} />}
      {popup && <Opened {...popup} ownView={ownView} onClose={() => open.set(null)} />}
      <MapControls onLocate={locate} />
    </SkipMap>
  );
}

/** Cafes on a map: numbered pins for the current page, dots for others, clusters where they crowd. */
export function CafeMap(props: CafeMapProps) {
  const { location, source, start } = props;
  return (
    <MapContainer
      options={{
        center: start?.center ?? location ?? DEFAULT_LOCATION,
        zoom: start?.zoom ?? (location ? ZOOM.located : ZOOM.default),
        source,
        cooperative: false,
        label: texts.cafeMap(),
      }}
    >
      <MapContent {...props} />
    </MapContainer>
  );
}
