import { useMemo, useRef } from 'react';
import type { Store } from '../lib/store.ts';
import { isWithin } from './bounds.ts';
import type { ClusterIndex, Marker } from './cluster-index.ts';
import { useMapEngine } from './engine-context.ts';
import { MarkerButton } from './MarkerButton.tsx';
import type { Viewport } from './types.ts';
import { useMarkerFocus } from './useMarkerFocus.ts';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import { ZOOM } from './zoom-levels.ts';

interface MarkerLayerProps {
  index: ClusterIndex;
  viewport: Viewport;
  highlighted: Store<number | null>;
  open: Store<number | null>;
}

/** Pins, dots and clusters as buttons over the map, in the order of the list. */
export function MarkerLayer({ index, viewport, highlighted, open }: MarkerLayerProps) {
  const engine = useMapEngine();
  const { bounds, zoom } = viewport;
  const markers = useMemo(() => index.markers(bounds, zoom), [index, bounds, zoom]);
  const elements = useRef(new Map<string, HTMLButtonElement>());
  const markerFocus = useMarkerFocus(markers, elements);
  useSyncPosition(() => {
    for (const marker of markers) {
      const { x, y } = engine.project(marker.at);
      const offset = marker.kind === 'place' ? marker.offset : { x: 0, y: 0 };
      setTranslate(elements.current.get(marker.key), x + offset.x, y + offset.y);
    }
  });
  const onClick = (marker: Marker) => {
    if (marker.kind === 'place') open.set(open.get() === marker.place.id ? null : marker.place.id);
    else if (marker.expandsAt !== null)
      engine.easeTo(marker.at, Math.min(marker.expandsAt, ZOOM.max));
    else engine.fit(marker.bounds, { min: Math.min(zoom + 1, ZOOM.max), max: ZOOM.max });
  };
  /** A marker that takes the focus beyond the edge comes into sight. */
  const reveal = ({ at }: Marker) => {
    if (!isWithin(at, engine.getBounds())) engine.easeTo(at);
  };
  return markers.map((marker) => (
    <MarkerButton
      key={marker.key}
      marker={marker}
      highlighted={highlighted}
      open={open}
      buttonRef={(element) => {
        if (element) elements.current.set(marker.key, element);
        else elements.current.delete(marker.key);
      }}
      onClick={() => onClick(marker)}
      onFocus={() => {
        if (markerFocus.onFocus(marker)) reveal(marker);
      }}
      onBlur={(button) => markerFocus.onBlur(button)}
    />
  ));
}
