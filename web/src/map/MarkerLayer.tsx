import { useMemo, useRef } from 'react';
import type { MapEngine } from './engine.ts';
import { MarkerButton } from './MarkerButton.tsx';
import type { Marker, ClusterIndex } from './cluster-index.ts';
import { useMarkerFocus } from './useMarkerFocus.ts';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import { useViewport } from './useViewport.ts';
import { ZOOM } from './zoom-levels.ts';

interface MarkerLayerProps {
  engine: MapEngine;
  index: ClusterIndex;
  highlightedId: number | null;
  openId: number | null;
  onHighlight: (id: number | null) => void;
  onOpen: (id: number | null) => void;
}

const holds = (marker: Marker, id: number | null) => id !== null && marker.holds(id);

/** Pins, dots and clusters as buttons over the map, in the order of the list. */
export function MarkerLayer({
  engine,
  index,
  highlightedId,
  openId,
  onHighlight,
  onOpen,
}: MarkerLayerProps) {
  const { box, zoom } = useViewport(engine);
  const markers = useMemo(() => index.markers(box, zoom), [index, box, zoom]);
  const elements = useRef(new Map<string, HTMLButtonElement>());
  const markerFocus = useMarkerFocus(engine, markers, elements);
  useSyncPosition(engine, () => {
    for (const marker of markers) {
      const { x, y } = engine.project(marker.at);
      const offset = marker.kind === 'place' ? marker.offset : { x: 0, y: 0 };
      setTranslate(elements.current.get(marker.key), x + offset.x, y + offset.y);
    }
  });
  const press = (marker: Marker) => {
    if (marker.kind === 'place') onOpen(marker.place.id === openId ? null : marker.place.id);
    else engine.easeTo(marker.at, Math.min(marker.expandsAt, ZOOM.max));
  };
  /** A marker that takes the focus beyond the edge comes into sight. */
  const reveal = ({ at }: Marker) => {
    const [west, south, east, north] = engine.getBounds();
    const isInSight = at.lng > west && at.lng < east && at.lat > south && at.lat < north;
    if (!isInSight) engine.easeTo(at);
  };
  return markers.map((marker) => (
    <MarkerButton
      key={marker.key}
      marker={marker}
      on={holds(marker, highlightedId) || holds(marker, openId)}
      expanded={marker.kind === 'place' && marker.place.id === openId}
      place={(element) => {
        if (element) elements.current.set(marker.key, element);
        else elements.current.delete(marker.key);
      }}
      onClick={() => press(marker)}
      onFocus={() => {
        if (markerFocus.onFocus(marker)) reveal(marker);
      }}
      onBlur={(button) => markerFocus.onBlur(button)}
      onHighlight={(on) => marker.kind === 'place' && onHighlight(on ? marker.place.id : null)}
    />
  ));
}
