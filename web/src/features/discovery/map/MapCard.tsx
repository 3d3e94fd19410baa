import { splitCafeName } from '../../../lib/format.ts';
import { mapsLink } from '../../../lib/maps-link.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import type { MapPlace } from '../../../map/types.ts';
import { MemberHeart } from '../../members/MemberHeart.tsx';
import { PlaceMeta } from './PlaceMeta.tsx';
import * as texts from '#messages/discovery/map';
import type { PlaceEntry } from './useEntry.ts';
import * as listStyles from '../list/list.module.css';
import * as mapPaneStyles from './map-pane.module.css';

interface MapCardProps extends PlaceEntry {
  place: MapPlace;
  unit: DistanceUnit;
}

/** The chosen pin's cafe, on a phone. */
export function MapCard({ place: { id, name }, entry, hasFailed, unit }: MapCardProps) {
  const cafe = entry?.cafe;
  const { base, branch } = splitCafeName(name, cafe?.area ?? '');
  return (
    <div className={mapPaneStyles.card}>
      <div className={mapPaneStyles.pic}>
        <Cover cafe={cafe ?? { id, imageUrl: null }} shape="row" />
      </div>
      <div className={mapPaneStyles.tx}>
        <p className={mapPaneStyles.name}>{base}</p>
        {branch && <p className={listStyles.branch}>{branch}</p>}
        <PlaceMeta entry={entry} hasFailed={hasFailed} unit={unit} showCount />
        <div className={mapPaneStyles.actions}>
          <LinkButton look="solid" href={`/cafe/${id}`}>
            {texts.viewDetails()}
          </LinkButton>
          <LinkButton plain href={cafe && mapsLink(cafe)} target="_blank" rel="noreferrer">
            {texts.viewOnMaps()}
          </LinkButton>
          {cafe && <MemberHeart cafe={cafe} />}
        </div>
      </div>
    </div>
  );
}
