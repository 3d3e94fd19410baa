import { Coffee } from 'lucide-react';
import { useRef } from 'react';
import { Controls } from './Controls.tsx';
import type { MapEngine } from './engine.ts';
import { MapFrame } from './MapFrame.tsx';
import { PinShape } from './PinShape.tsx';
import type { Point } from './types.ts';
import { moveTo, useFollow } from './useFollow.ts';
import { isOnEarth } from './valid-places.ts';
import { ZOOM } from './zooms.ts';

interface SingleCafeMapProps {
  name: string;
  latitude: number;
  longitude: number;
  styleUrl?: string | null;
}

function CafePin({ engine, at, name }: { engine: MapEngine; at: Point; name: string }) {
  const pin = useRef<HTMLDivElement>(null);
  useFollow(engine, () => {
    const { x, y } = engine.project(at);
    moveTo(pin.current, x, y);
  });
  return (
    <div ref={pin} className="map-mark" data-kind="pin" data-on>
      <span className="sr-only">{name}</span>
      <PinShape>
        <Coffee size={18} aria-hidden="true" />
      </PinShape>
    </div>
  );
}

/** One cafe on a map of its own, on a page that goes on scrolling. */
export function SingleCafeMap({ name, latitude, longitude, styleUrl }: SingleCafeMapProps) {
  if (!isOnEarth({ latitude, longitude })) {
    return <p className="map-status">This café has no place on the map yet.</p>;
  }
  const at = { lat: latitude, lng: longitude };
  return (
    <MapFrame
      failure="API Loading Error"
      options={{
        center: at,
        zoom: ZOOM.single,
        styleUrl: styleUrl ?? null,
        cooperative: true,
        label: `Map of ${name}`,
      }}
    >
      {(engine) => (
        <>
          <CafePin engine={engine} at={at} name={name} />
          <Controls engine={engine} />
        </>
      )}
    </MapFrame>
  );
}
