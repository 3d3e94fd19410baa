import { memo } from 'react';
import { Link } from 'wouter';
import { Cover } from '../../../ui/Cover.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { splitCafeName } from '../../../lib/format.ts';
import { MemberHeart } from '../../members/MemberHeart.tsx';
import { CafeMeta } from './CafeMeta.tsx';
import type { RowCover } from './row-covers.ts';
import type { ListedCafe } from './list-cafes.ts';
import * as styles from './list.module.css';

interface CafeRowProps {
  entry: ListedCafe;
  rank: number;
  /** The drawing where there is no photograph. */
  cover: RowCover;
  unit: DistanceUnit;
  highlighted: boolean;
  /** Whether its popup is open on the map. */
  open: boolean;
  onHighlight: (id: number | null) => void;
}

/** One cafe of the list: a single link, stretched over the row. */
export const CafeRow = memo(function CafeRow(props: CafeRowProps) {
  const { entry, rank, cover, unit, highlighted, open, onHighlight } = props;
  const { cafe } = entry;
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  return (
    <li
      className={styles.row}
      data-cafe={cafe.id}
      data-highlighted={highlighted || undefined}
      data-open={open || undefined}
    >
      <div className={styles.rank}>
        <span className="sr-only">Rank </span>
        <span>{rank}</span>
      </div>
      <div className={styles.pic}>
        {cafe.imageUrl ? <Cover cafe={cafe} shape="row" /> : <Drawing {...cover} />}
      </div>
      <div className={styles.tx}>
        <div className={styles.title}>
          <Link
            className={styles.name}
            href={`/cafe/${cafe.id}`}
            aria-label={cafe.name}
            onMouseEnter={() => onHighlight(cafe.id)}
            onMouseLeave={() => onHighlight(null)}
            onFocus={() => onHighlight(cafe.id)}
            onBlur={() => onHighlight(null)}
          >
            {base}
          </Link>
          {branch && <span className={styles.branch}>{branch}</span>}
        </div>
        <MemberHeart cafe={cafe} />
        <CafeMeta entry={entry} unit={unit} showCount />
        <p className={styles.quote}>“{cafe.description}”</p>
      </div>
    </li>
  );
});
