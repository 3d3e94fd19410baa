import type { OwnedCafe } from '@cortado/contract';
import { ExternalLink, Pencil } from 'lucide-react';
import { formatAge } from '../../lib/age.ts';
import { splitCafeName } from '../../lib/format.ts';
import { addressLines } from '../../lib/address-lines.ts';
import { formatNumber } from '../../lib/intl.ts';
import { useNow } from '../../lib/useNow.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Row, Sides, Stack } from '../../ui/Layout.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Text } from '../../ui/Text.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { MissingList } from './MissingList.tsx';
import * as texts from '#messages/owner';
import * as styles from './my-cafes.module.css';

/** One of the member's cafes, and what is missing of it. */
export function OwnedCafeRow({ owned }: { owned: OwnedCafe }) {
  const now = useNow() ?? 0;
  const { cafe } = owned;
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  const [street] = addressLines(cafe.address, cafe.area);
  const isShown = cafe.status === 'published';
  return (
    <Sides as="li" onTablet gap={24}>
      <Row align="start" gap={16}>
        <Thumb cafe={cafe} size="large" />
        <Stack gap={4} grow>
          <Text as="h2" size="h3">
            <bdi>{base}</bdi>{' '}
            <Text as="span" size="ui" tone="faint" className={styles.branch}>
              {branch ?? cafe.area}
            </Text>
          </Text>
          <Text size="ui" tone="soft">
            <Rating average={cafe.averageRating} />
            {cafe.averageRating !== null && ` (${formatNumber(cafe.totalRatings)})`} · {street}
          </Text>
          <Text size="small" tone="soft">
            {cafe.checkedAt === null
              ? texts.notChecked()
              : texts.checked({ age: formatAge(cafe.checkedAt, now) })}
            {!isShown && ` · ${texts.notShown()}`}
          </Text>
          <Row wrap className={styles.ways}>
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
          </Row>
        </Stack>
      </Row>
      <MissingList owned={owned} />
    </Sides>
  );
}
