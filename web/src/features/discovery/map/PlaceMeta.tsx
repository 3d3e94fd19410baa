import type { DistanceUnit } from '../../../lib/search-params.ts';
import { OpenLine } from '../../../ui/OpenLine.tsx';
import { CafeMeta } from '../list/CafeMeta.tsx';
import * as texts from './texts.ts';
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
        <OpenLine cafe={entry.cafe} />
      </>
    );
  }
  return (
    <div className={listStyles.meta} aria-live="polite">
      {hasFailed ? texts.placeFailed : texts.placeLoading}
    </div>
  );
}
