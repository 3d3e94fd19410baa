import { Coffee } from 'lucide-react';
import { useRef } from 'react';
import type { MapEngine } from './engine.ts';
import { PinShape } from './PinShape.tsx';
import { SinglePlaceMap } from './SinglePlaceMap.tsx';
import type { Point } from './types.ts';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import { isOnEarth } from './valid-places.ts';
import * as styles from './map.module.css';

interface SingleCafeMapProps {
  name: string;
  latitude: number;
  longitude: number;
  styleUrl?: string | null;
}

function CafePin({ engine, at, name }: { engine: MapEngine; at: Point; name: string }) {
  const pin = useRef<HTMLDivElement>(null);
  useSyncPosition(engine, () => {
    const { x, y } = engine.project(at);
    setTranslate(pin.current, x, y);
  });
  return (
    <div ref={pin} className={styles.mark} data-kind="pin" data-on>
      <span className="sr-only">{name}</span>
      <PinShape>
        <Coffee size={18} aria-hidden="true" />
      </PinShape>
    </div>
  );
}

/** One cafe on a map of its own. */
export function SingleCafeMap({ name, latitude, longitude, styleUrl }: SingleCafeMapProps) {
  if (!isOnEarth({ latitude, longitude })) {
    return <p className={styles.status}>This café has no place on the map yet.</p>;
  }
  const at = { lat: latitude, lng: longitude };
  return (
    <SinglePlaceMap at={at} label={`Map of ${name}`} styleUrl={styleUrl}>
      {(engine) => <CafePin engine={engine} at={at} name={name} />}
    </SinglePlaceMap>
  );
}
