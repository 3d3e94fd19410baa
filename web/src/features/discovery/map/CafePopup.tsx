import { ExternalLink } from 'lucide-react';
import { Link } from 'wouter';
import { Cover } from '../../../ui/Cover.tsx';
import { splitCafeName } from '../../../lib/format.ts';
import { mapsLink } from '../../../lib/maps-link.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { MemberHeart } from '../../members/MemberHeart.tsx';
import { CafeMeta } from '../list/CafeMeta.tsx';
import type { ListedCafe } from '../list/listed-cafe.ts';
import * as texts from './texts.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as listStyles from '../list/list.module.css';
import * as mapPaneStyles from './map-pane.module.css';

interface CafePopupProps {
  entry: ListedCafe;
  unit: DistanceUnit;
}

/** What a pin tells about its cafe, and the two ways on. */
export function CafePopup({ entry, unit }: CafePopupProps) {
  const { cafe } = entry;
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  return (
    <div className={mapPaneStyles.popup}>
      <div className={mapPaneStyles.top}>
        <div className={mapPaneStyles.pic}>
          <Cover cafe={cafe} shape="popup" />
        </div>
        <div className={mapPaneStyles.tx}>
          <p className={mapPaneStyles.name}>{base}</p>
          {branch && <p className={listStyles.branch}>{branch}</p>}
          <CafeMeta entry={entry} unit={unit} />
        </div>
      </div>
      <div className={mapPaneStyles.actions}>
        <Link
          className={`${buttonStyles.button} ${buttonStyles.solid} ${buttonStyles.small}`}
          href={`/cafe/${cafe.id}`}
        >
          {texts.viewDetails}
        </Link>
        <a
          className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
          href={mapsLink(cafe)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.viewOnMaps}
          <ExternalLink size={16} aria-hidden="true" />
        </a>
        <MemberHeart cafe={cafe} />
      </div>
    </div>
  );
}
