import { useRef } from 'react';
import { splitCafeName } from '../../../lib/format.ts';
import { mapsLink } from '../../../lib/maps-link.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import type { MapPlace } from '../../../map/types.ts';
import { MemberHeart } from '../../members/MemberHeart.tsx';
import { PlaceMeta } from './PlaceMeta.tsx';
import * as texts from './texts.ts';
import type { PlaceEntry } from './useEntry.ts';
import * as listStyles from '../list/list.module.css';
import * as mapPaneStyles from './map-pane.module.css';

/** How far sideways, in pixels, a finger goes to the next cafe. */
const SWIPE = 40;

interface MapCardProps extends PlaceEntry {
  place: MapPlace;
  unit: DistanceUnit;
  /** To the next rank (1) or the one before (-1). */
  onStep: (by: 1 | -1) => void;
}

/** The chosen pin's cafe, on a phone; a swipe goes to the next rank. */
export function MapCard(props: MapCardProps) {
  const { place, entry, hasFailed, unit, onStep } = props;
  const { id, name } = place;
  const start = useRef<number | null>(null);
  const cafe = entry?.cafe;
  const { base, branch } = splitCafeName(name, cafe?.area ?? '');
  return (
    <section
      className={mapPaneStyles.card}
      aria-label={name}
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => {
        const end = event.changedTouches[0]?.clientX;
        if (start.current === null || end === undefined) return;
        const moved = end - start.current;
        start.current = null;
        if (Math.abs(moved) >= SWIPE) onStep(moved < 0 ? 1 : -1);
      }}
    >
      <div className={mapPaneStyles.pic}>
        <Cover cafe={cafe ?? { id, imageUrl: null }} shape="row" />
      </div>
      <div className={mapPaneStyles.tx}>
        <p className={mapPaneStyles.name}>{base}</p>
        {branch && <p className={listStyles.branch}>{branch}</p>}
        <PlaceMeta entry={entry} hasFailed={hasFailed} unit={unit} showCount />
        <div className={mapPaneStyles.actions}>
          <LinkButton look="solid" href={`/cafe/${id}`}>
            {texts.viewDetails}
          </LinkButton>
          <LinkButton plain href={cafe && mapsLink(cafe)} target="_blank" rel="noreferrer">
            {texts.viewOnMaps}
          </LinkButton>
          {cafe && <MemberHeart cafe={cafe} />}
        </div>
      </div>
    </section>
  );
}
