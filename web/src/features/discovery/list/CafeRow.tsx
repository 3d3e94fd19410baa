import { memo, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Cover } from '../../../ui/Cover.tsx';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { quoted, splitCafeName } from '../../../lib/format.ts';
import { useStorePart } from '../../../lib/store.ts';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
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
      {texts.rank({
        rank: String(rank),
        unseen: <span className="sr-only" />,
        shown: <Text as="span" size="name" tone="faint" numeric className={styles.rank} />,
      })}
      <div className={styles.pic}>
        <Cover cafe={cafe} shape="row" drawing={cover} />
      </div>
      <Stack gap={2}>
        <Row wrap align="baseline" className={styles.title}>
          <Text
            as={Link}
            size="name"
            isClamped
            className={styles.name}
            href={`/cafe/${cafe.id}`}
            aria-label={cafe.name}
            onMouseEnter={() => highlighted.set(cafe.id)}
            onMouseLeave={() => highlighted.set(null)}
            onFocus={() => highlighted.set(cafe.id)}
            onBlur={() => highlighted.set(null)}
          >
            {base}
          </Text>
          {branch && (
            <Text as="span" size="ui" tone="faint" isCut>
              {branch}
            </Text>
          )}
        </Row>
        <MemberHeart cafe={cafe} />
        <CafeMeta entry={entry} unit={unit} showCount />
        <AskedOpenLine cafe={cafe} />
        <Text tone="soft" isClamped className={styles.quote}>
          {quoted(cafe.description)}
        </Text>
      </Stack>
    </li>
  );
});
