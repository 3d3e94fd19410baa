import type { AdminCafe, OwnedCafe } from '@cortado/contract';
import { ExternalLink, Pencil, Star } from 'lucide-react';
import { formatAge } from '../../lib/age.ts';
import { splitCafeName } from '../../lib/format.ts';
import { addressLines } from '../../lib/address-lines.ts';
import { formatDecimal, formatNumber } from '../../lib/intl.ts';
import * as libTexts from '#messages/lib';
import { useNow } from '../../lib/useNow.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { MissingList } from './MissingList.tsx';
import * as texts from '#messages/owner';
import * as styles from './my-cafes.module.css';

function Rating({ cafe: { averageRating, totalRatings } }: { cafe: AdminCafe }) {
  if (averageRating === null) return libTexts.notRated();
  return (
    <>
      <Star size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      <strong>{formatDecimal(averageRating)}</strong> ({formatNumber(totalRatings)})
    </>
  );
}

/** One of the member's cafes, and what is missing of it. */
export function OwnedCafeRow({ owned }: { owned: OwnedCafe }) {
  const now = useNow() ?? 0;
  const { cafe } = owned;
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  const [street] = addressLines(cafe.address, cafe.area);
  const isShown = cafe.status === 'published';
  return (
    <li>
      <span className={styles.pic} aria-hidden="true">
        <Cover cafe={cafe} shape="row" />
      </span>
      <div className={styles.about}>
        <h2 className="t-h3">
          <bdi>{base}</bdi> <span>{branch ?? cafe.area}</span>
        </h2>
        <p className={styles.meta}>
          <span>
            <Rating cafe={cafe} />
          </span>{' '}
          · {street}
        </p>
        <p className="t-small">
          {cafe.checkedAt === null
            ? texts.notChecked()
            : texts.checked({ age: formatAge(cafe.checkedAt, now) })}
          {!isShown && ` · ${texts.notShown()}`}
        </p>
        <p className={styles.ways}>
          <LinkButton
            size="small"
            href={`/owner/${cafe.id}`}
            aria-label={texts.of({ label: texts.edit(), cafe: cafe.name })}
          >
            <Pencil size={16} aria-hidden="true" />
            {texts.edit()}
          </LinkButton>
          {isShown && (
            <LinkButton
              look="quiet"
              size="small"
              href={`/cafe/${cafe.id}`}
              aria-label={texts.of({ label: texts.cafePage(), cafe: cafe.name })}
            >
              <ExternalLink size={16} aria-hidden="true" />
              {texts.cafePage()}
            </LinkButton>
          )}
        </p>
      </div>
      <MissingList owned={owned} />
    </li>
  );
}
