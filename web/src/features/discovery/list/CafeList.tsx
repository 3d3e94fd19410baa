import { memo, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useDiscovery } from '../discovery-context.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { quoted, splitCafeName } from '../../../lib/format.ts';
import { useStorePart } from '../../../lib/store.ts';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { MemberHeart } from '../../members/MemberHeart.tsx';
import { CafeMeta, type Asked } from './CafeMeta.tsx';
import type { ListedCafe } from './list-view.ts';
import type { Selection } from '../useDiscoveryScreen.ts';
import * as texts from '#messages/discovery';
import * as linkStyles from '../../../ui/link.module.css';
import * as styles from './list.module.css';

interface CafeRowProps extends Asked {
  entry: ListedCafe;
  rank: number;
  selection: Selection;
}

/** One cafe of the list: a single link, stretched over the row. */
const CafeRow = memo(function CafeRow(props: CafeRowProps) {
  const { entry, rank, selection, unit, openAt } = props;
  const { cafe } = entry;
  const { highlighted, open } = selection;
  const row = useRef<HTMLLIElement>(null);
  const isHighlighted = useStorePart(highlighted, (id) => id === cafe.id);
  const isOpen = useStorePart(open, (id) => id === cafe.id);
  // By subscription and not by `isOpen`: a row of a new page does not scroll.
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
        <Cover cafe={cafe} shape="row" />
      </div>
      <Stack gap={2}>
        <Row wrap align="baseline" className={styles.title}>
          <Text
            as={Link}
            size="name"
            isClamped
            className={`${styles.name} ${linkStyles.stretched}`}
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
        <CafeMeta entry={entry} unit={unit} openAt={openAt} showCount />
        <Text tone="soft" isClamped className={styles.quote}>
          {quoted(cafe.description)}
        </Text>
      </Stack>
    </li>
  );
});

/** One page of cafes, in order. */
export function CafeList() {
  const { view, state, isStale, selection } = useDiscovery();
  const { shown, firstRank } = view;
  return (
    <ol className={styles.rows} aria-busy={isStale} data-stale={isStale || undefined}>
      {shown.map((entry, index) => (
        <CafeRow
          key={entry.cafe.id}
          entry={entry}
          rank={firstRank + index}
          selection={selection}
          unit={state.unit}
          openAt={state.openAt}
        />
      ))}
    </ol>
  );
}
