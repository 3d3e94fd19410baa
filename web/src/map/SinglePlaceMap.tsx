import type { Point } from '@cortado/contract/distance';
import type { ReactNode } from 'react';
import { MapControls } from './MapControls.tsx';
import { MapContainer } from './MapContainer.tsx';
import * as texts from './texts.tsx';
import { ZOOM } from './zoom-levels.ts';

interface SinglePlaceMapProps {
  at: Point;
  label: string;
  styleUrl?: string | null | undefined;
  /** What stands at the place. */
  children: ReactNode;
}

/** One place on a map of its own, on a page that goes on scrolling. */
export function SinglePlaceMap({ at, label, styleUrl = null, children }: SinglePlaceMapProps) {
  return (
    <MapContainer
      failure={texts.apiFailedHeading}
      options={{ center: at, zoom: ZOOM.single, styleUrl, cooperative: true, label }}
    >
      {children}
      <MapControls />
    </MapContainer>
  );
}
