import type { SimilarCafe } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { apiQuery } from '../../lib/api-query.ts';
import { formatDistance } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { formatNames } from '../../lib/intl.ts';
import * as texts from '#messages/cafe';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './similar-cafes.module.css';

/** How many stand there until more are asked for. */
const FIRST = 3;

function Row({ similar: { cafe, both, distanceKm } }: { similar: SimilarCafe }) {
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        <Cover cafe={cafe} shape="popup" />
      </span>
      <span className={styles.about}>
        <Link className={styles.name} href={`/cafe/${cafe.id}`}>
          {cafe.name}
        </Link>
        <span className={styles.why}>
          {both.length > 0 && `${texts.similarBoth({ features: formatNames(both) })} · `}
          <span className={styles.distance}>{formatDistance(distanceKm, 'mi')}</span>
        </span>
      </span>
    </li>
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
    <section className={panelStyles.panel} aria-labelledby="similar-cafes">
      <h2 id="similar-cafes">{texts.similar()}</h2>
      {isEmpty && <p className="t-small">{texts.similarSoon()}</p>}
      {!isEmpty && (
        <ul className={styles.list} aria-busy={!data}>
          {shown?.map((similar) => (
            <Row key={similar.cafe.id} similar={similar} />
          ))}
        </ul>
      )}
      {more > 0 && !isOpen && (
        <Button
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
    </section>
  );
}
