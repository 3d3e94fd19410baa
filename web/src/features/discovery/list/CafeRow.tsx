import { memo, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Cover } from '../../../ui/Cover.tsx';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { splitCafeName } from '../../../lib/format.ts';
import { quoted } from '../../../lib/format.ts';
import { useStorePart } from '../../../lib/store.ts';
import { MemberHeart } from '../../members/MemberHeart.tsx';
import type { Selection } from '../selection.ts';
import * as texts from '#messages/discovery';
import { AskedOpenLine } from './AskedOpenLine.tsx';
import { CafeMeta } from './CafeMeta.tsx';
import type { RowCover } from './row-covers.ts';
import type { ListedCafe } from './listed-cafe.ts';
import * as styles from './list.module.css';

interface CafeRowProps {
  entry: ListedCafe;
  rank: number;
  /** The drawing where there is no photograph. */
  cover: RowCover;
  unit: DistanceUnit;
  selection: Selection;
}

/** One cafe of the list: a single link, stretched over the row. */
export const CafeRow = memo(function CafeRow(props: CafeRowProps) {
  const { entry, rank, cover, unit, selection } = props;
  const { cafe } = entry;
  const { highlighted, open } = selection;
  const row = useRef<HTMLLIElement>(null);
  const isHighlighted = useStorePart(highlighted, (id) => id === cafe.id);
  const isOpen = useStorePart(open, (id) => id === cafe.id);
  // By subscription and not by `isOpen`: a row that comes with another page does not scroll.
  useEffect(
    () =>
      open.subscribe(() => {
        if (open.get() === cafe.id) row.current?.scrollIntoView({ block: 'nearest' });
      }),
    [open, cafe.id],
  );
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  return (
    <li
      ref={row}
      className={styles.row}
      data-cafe={cafe.id}
      data-highlighted={isHighlighted || undefined}
      data-open={isOpen || undefined}
      data-hours={cafe.hours ? true : undefined}
    >
      <div className={styles.rank}>
        {texts.rank({
          rank: String(rank),
          unseen: <span className="sr-only" />,
          shown: <span />,
        })}
      </div>
      <div className={styles.pic}>
        <Cover cafe={cafe} shape="row" drawing={cover} />
      </div>
      <div className={styles.tx}>
        <div className={styles.title}>
          <Link
            className={styles.name}
            href={`/cafe/${cafe.id}`}
            aria-label={cafe.name}
            onMouseEnter={() => highlighted.set(cafe.id)}
            onMouseLeave={() => highlighted.set(null)}
            onFocus={() => highlighted.set(cafe.id)}
            onBlur={() => highlighted.set(null)}
          >
            {base}
          </Link>
          {branch && <span className={styles.branch}>{branch}</span>}
        </div>
        <MemberHeart cafe={cafe} />
        <CafeMeta entry={entry} unit={unit} showCount />
        <AskedOpenLine cafe={cafe} />
        <p className={styles.quote}>{quoted(cafe.description)}</p>
      </div>
    </li>
  );
});
