import type { Point } from '@cortado/contract/distance';
import type { MapSource } from '@cortado/contract/page';
import { Coffee } from 'lucide-react';
import { useRef } from 'react';
import { useMapEngine } from './engine-context.ts';
import { PinShape } from './PinShape.tsx';
import { SinglePlaceMap } from './SinglePlaceMap.tsx';
import * as texts from '#messages/map';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import * as styles from './map.module.css';
import * as markerStyles from './marker.module.css';

interface SingleCafeMapProps {
  name: string;
  /** Null where its coordinates are no place on earth. */
  at: Point | null;
  source: MapSource;
}

function CafePin({ at, name }: { at: Point; name: string }) {
  const engine = useMapEngine();
  const pin = useRef<HTMLDivElement>(null);
  useSyncPosition(() => {
    const { x, y } = engine.project(at);
    setTranslate(pin.current, x, y);
  });
  return (
    <div ref={pin} className={markerStyles.marker} data-kind="pin" data-on>
      <span className="sr-only">{name}</span>
      <PinShape>
        <Coffee size={18} aria-hidden="true" />
      </PinShape>
    </div>
  );
}

/** One cafe on a map of its own. */
export function SingleCafeMap({ name, at, source }: SingleCafeMapProps) {
  if (!at) return <p className={styles.status}>{texts.noPlace()}</p>;
  return (
    <SinglePlaceMap at={at} label={texts.mapOf({ cafe: name })} source={source}>
      <CafePin at={at} name={name} />
    </SinglePlaceMap>
  );
}
