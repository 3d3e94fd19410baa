import type { DistanceUnit } from '../../../lib/search-params.ts';
import { AskedOpenLine } from '../list/AskedOpenLine.tsx';
import { CafeMeta } from '../list/CafeMeta.tsx';
import * as texts from '#messages/discovery/map';
import type { PlaceEntry } from './useEntry.ts';
import * as listStyles from '../list/list.module.css';

interface PlaceMetaProps extends PlaceEntry {
  unit: DistanceUnit;
  showCount?: boolean;
}

/** Rating, area, distance and hours of a place's cafe, once they are there. */
export function PlaceMeta({ entry, hasFailed, ...props }: PlaceMetaProps) {
  if (entry) {
    return (
      <>
        <CafeMeta entry={entry} {...props} />
        <AskedOpenLine cafe={entry.cafe} />
      </>
    );
  }
  return (
    <div className={listStyles.meta} aria-live="polite">
      {hasFailed ? texts.placeFailed() : texts.placeLoading()}
    </div>
  );
}
