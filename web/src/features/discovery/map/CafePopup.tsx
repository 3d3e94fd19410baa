import { ExternalLink } from 'lucide-react';
import { Link } from 'wouter';
import { Cover } from '../../../ui/Cover.tsx';
import { splitCafeName } from '../../../lib/format.ts';
import { mapsLink } from '../../../lib/maps-link.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { MemberHeart } from '../../members/MemberHeart.tsx';
import { CafeMeta } from '../list/CafeMeta.tsx';
import type { ListedCafe } from '../list/listCafes.ts';

interface CafePopupProps {
  entry: ListedCafe;
  unit: DistanceUnit;
}

/** What a pin tells about its cafe, and the two ways on. */
export function CafePopup({ entry, unit }: CafePopupProps) {
  const { cafe } = entry;
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  return (
    <div className="map-popup">
      <div className="top">
        <div className="pic">
          <Cover cafe={cafe} shape="popup" />
        </div>
        <div className="tx">
          <p className="name">{base}</p>
          {branch && <p className="cafe-branch">{branch}</p>}
          <CafeMeta entry={entry} unit={unit} />
        </div>
      </div>
      <div className="actions">
        <Link className="btn btn-solid btn-sm" href={`/cafe/${cafe.id}`}>
          View Details
        </Link>
        <a className="btn btn-line btn-sm" href={mapsLink(cafe)} target="_blank" rel="noreferrer">
          View on Maps
          <ExternalLink size={16} aria-hidden="true" />
        </a>
        <MemberHeart cafe={cafe} />
      </div>
    </div>
  );
}
