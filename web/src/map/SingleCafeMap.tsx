import type { Point } from '@cortado/contract/distance';
import type { MapSource } from '@cortado/contract/page';
import { Coffee } from 'lucide-react';
import { AtPoint } from './AtPoint.tsx';
import { PinShape } from './PinShape.tsx';
import { SinglePlaceMap } from './SinglePlaceMap.tsx';
import * as texts from '#messages/map';
import * as fillerStyles from '../ui/filler.module.css';
import * as markerStyles from './marker.module.css';

interface SingleCafeMapProps {
  name: string;
  /** Null where its coordinates are no place on earth. */
  at: Point | null;
  source: MapSource;
}

/** One cafe on a map of its own. */
export function SingleCafeMap({ name, at, source }: SingleCafeMapProps) {
  if (!at) return <p className={fillerStyles.filler}>{texts.noPlace()}</p>;
  return (
    <SinglePlaceMap at={at} label={texts.mapOf({ cafe: name })} source={source}>
      <AtPoint at={at} className={markerStyles.marker} data-kind="pin" data-on>
        <span className="sr-only">{name}</span>
        <PinShape>
          <Coffee size={18} />
        </PinShape>
      </AtPoint>
    </SinglePlaceMap>
  );
}
