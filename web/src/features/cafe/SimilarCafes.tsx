import type { SimilarCafe } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { apiQuery } from '../../lib/api-query.ts';
import { formatDistance } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Text } from '../../ui/Text.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { formatNames } from '../../lib/intl.ts';
import * as texts from '#messages/cafe';
import * as styles from './cafe.module.css';

/** How many stand there until more are asked for. */
const FIRST = 3;

function SimilarRow({ similar: { cafe, both, distanceKm } }: { similar: SimilarCafe }) {
  const why = (
    <>
      {both.length > 0 && `${texts.similarBoth({ features: formatNames(both) })} · `}
      <span className={styles.distance}>{formatDistance(distanceKm, 'mi')}</span>
    </>
  );
  return (
    <ListRow
      lead={<Thumb size="medium" cafe={cafe} />}
      title={<Link href={`/cafe/${cafe.id}`}>{cafe.name}</Link>}
      meta={[why]}
    />
  );
}

/** Cafes like this one, and why. */
export function SimilarCafes({ cafeId }: { cafeId: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery(
    apiQuery('GET /api/cafes/{id}/similar', { params: { id: cafeId } }),
  );
  const shown = isOpen ? data : data?.slice(0, FIRST);
  const more = (data?.length ?? 0) - FIRST;
  const isEmpty = isError || data?.length === 0;
  return (
    <Card title={texts.similar()} aria-label={texts.similar()}>
      {isEmpty && <Text size="small">{texts.similarSoon()}</Text>}
      {!isEmpty && (
        <Stack as="ul" className={styles.similar} aria-busy={!data}>
          {shown?.map((similar) => (
            <SimilarRow key={similar.cafe.id} similar={similar} />
          ))}
        </Stack>
      )}
      {more > 0 && !isOpen && (
        <Button
          block
          size="small"
          onClick={({ currentTarget }) => {
            // The button goes: the first row that it brings gets the focus.
            const list = currentTarget.previousElementSibling;
            setOpen(true);
            requestAnimationFrame(() =>
              list?.children[FIRST]?.querySelector<HTMLElement>('a')?.focus(),
            );
          }}
        >
          {texts.similarMore({ count: more })}
        </Button>
      )}
    </Card>
  );
}
