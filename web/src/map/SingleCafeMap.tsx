import type { Point } from '@cortado/contract/distance';
import type { MapSource } from '@cortado/contract/page';
import { Coffee } from 'lucide-react';
import { AtPoint } from './AtPoint.tsx';
import type { MapLine } from './engine.ts';
import { LineOnMap } from './LineOnMap.tsx';
import { PinShape } from './PinShape.tsx';
import { SinglePlaceMap } from './SinglePlaceMap.tsx';
import { VisitorDot } from './VisitorDot.tsx';
import * as texts from '#messages/map';
import * as fillerStyles from '../ui/filler.module.css';
import * as markerStyles from './marker.module.css';

interface SingleCafeMapProps {
  name: string;
  /** Null where its coordinates are no place on earth. */
  at: Point | null;
  source: MapSource;
  /** Where the visitor is; null where that is not known. */
  visitor?: Point | null;
  line?: MapLine;
}

/** One cafe on a map of its own, the visitor's place and a line between. */
export function SingleCafeMap({ name, at, source, visitor, line }: SingleCafeMapProps) {
  if (!at) return <p className={fillerStyles.filler}>{texts.noPlace()}</p>;
  return (
    <SinglePlaceMap at={at} label={texts.mapOf({ cafe: name })} source={source}>
      {visitor && <VisitorDot at={visitor} />}
      <AtPoint at={at} className={markerStyles.marker} data-kind="pin" data-on>
        <span className="sr-only">{name}</span>
        <PinShape>
          <Coffee size={18} />
        </PinShape>
      </AtPoint>
      {/* Last: it moves the map, and those before follow it. */}
      {line && <LineOnMap line={line} />}
    </SinglePlaceMap>
  );
}
