import type { Point } from '@cortado/contract/distance';
import type { MapSource } from '@cortado/contract/page';
import type { ReactNode } from 'react';
import { MapControls } from './MapControls.tsx';
import { MapContainer } from './MapContainer.tsx';
import { ZOOM } from './zoom-levels.ts';

interface SinglePlaceMapProps {
  at: Point;
  label: string;
  source: MapSource;
  /** Shown at the place. */
  children: ReactNode;
}

/** One place on a map of its own, on a page that scrolls past it. */
export function SinglePlaceMap({ at, label, source, children }: SinglePlaceMapProps) {
  return (
    <MapContainer
      isPart
      options={{ center: at, zoom: ZOOM.single, source, cooperative: true, label }}
    >
      {children}
      <MapControls />
    </MapContainer>
  );
}
