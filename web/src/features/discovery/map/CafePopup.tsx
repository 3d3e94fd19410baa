import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { splitCafeName } from '../../../lib/format.ts';
import { mapsLink } from '../../../lib/maps-link.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import type { MapPlace } from '../../../map/types.ts';
import { MemberHeart } from '../../members/MemberHeart.tsx';
import { PlaceMeta } from './PlaceMeta.tsx';
import * as texts from '#messages/discovery/map';
import type { PlaceEntry } from './useEntry.ts';
import * as listStyles from '../list/list.module.css';
import * as mapPaneStyles from './map-pane.module.css';

interface CafePopupProps extends PlaceEntry {
  place: MapPlace;
  unit: DistanceUnit;
}

/** What a pin tells about its cafe, and the two ways on. */
export function CafePopup({ place: { id, name }, entry, hasFailed, unit }: CafePopupProps) {
  const cafe = entry?.cafe;
  const { base, branch } = splitCafeName(name, cafe?.area ?? '');
  return (
    <div className={mapPaneStyles.popup}>
      <div className={mapPaneStyles.top}>
        <div className={mapPaneStyles.pic}>
          <Cover cafe={cafe ?? { id, imageUrl: null }} shape="popup" />
        </div>
        <div className={mapPaneStyles.tx}>
          <p className={mapPaneStyles.name}>{base}</p>
          {branch && <p className={listStyles.branch}>{branch}</p>}
          <PlaceMeta entry={entry} hasFailed={hasFailed} unit={unit} />
        </div>
      </div>
      <div className={mapPaneStyles.actions}>
        <LinkButton look="solid" size="small" href={`/cafe/${id}`}>
          {texts.viewDetails()}
        </LinkButton>
        <LinkButton
          size="small"
          plain
          href={cafe && mapsLink(cafe)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.viewOnMaps()}
          <ExternalLink size={16} aria-hidden="true" />
        </LinkButton>
        {cafe && <MemberHeart cafe={cafe} />}
      </div>
    </div>
  );
}
