import type { OwnedCafe } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, Clock, ExternalLink, Eye, MessageSquare, Pencil, Plus } from 'lucide-react';
import { addressLines } from '../../lib/address-lines.ts';
import { formatAge } from '../../lib/age.ts';
import { apiQuery, errorText } from '../../lib/api.ts';
import { splitCafeName } from '../../lib/format.ts';
import { formatNumber } from '../../lib/intl.ts';
import { useNow } from '../../lib/useNow.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Async } from '../../ui/Async.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyScreen } from '../../ui/EmptyState.tsx';
import { IconLines } from '../../ui/IconLines.tsx';
import { Heading, Hint, Row, ScreenTitle, Sides, Stack, Text } from '../../ui/Layout.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { MissingList } from './MissingList.tsx';
import * as texts from '#messages/owner';
import * as styles from './my-cafes.module.css';

/** One of the member's cafes, and what it lacks. */
function OwnedCafeRow({ owned }: { owned: OwnedCafe }) {
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
          <Heading>
            <bdi>{base}</bdi>{' '}
            <Text as="span" size="ui" tone="faint" className={styles.branch}>
              {branch ?? cafe.area}
            </Text>
          </Heading>
          <Text size="ui" tone="soft">
            <Rating average={cafe.averageRating} />
            {cafe.averageRating !== null && ` (${formatNumber(cafe.totalRatings)})`} · {street}
          </Text>
          <Hint>
            {cafe.checkedAt === null
              ? texts.notChecked()
              : texts.checked({ age: formatAge(cafe.checkedAt, now) })}
            {!isShown && ` · ${texts.notShown()}`}
          </Hint>
          <Row wrap className={styles.ways}>
            <LinkButton
              size="small"
              href={`/owner/${cafe.id}`}
              aria-label={texts.of({ label: texts.edit(), cafe: cafe.name })}
            >
              <Pencil size={16} />
              {texts.edit()}
            </LinkButton>
            {isShown && (
              <LinkButton
                look="quiet"
                size="small"
                href={`/cafe/${cafe.id}`}
                aria-label={texts.of({ label: texts.cafePage(), cafe: cafe.name })}
              >
                <ExternalLink size={16} />
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

const CAN = [
  [Check, texts.canAtOnce],
  [Clock, texts.canAsk],
  [Eye, texts.canBeSeen],
  [MessageSquare, texts.canNotRate],
  [Plus, texts.canHaveMore],
] as const;

/** Decided by others too, so it is refetched each time. */
const ownedQuery = { ...apiQuery('GET /api/owner/cafes'), staleTime: 0 };

/** The cafes that a member looks after, those that lack most first. */
export function MyCafesScreen() {
  useTitle(texts.title());
  const mine = useQuery(ownedQuery);
  if (mine.data?.length === 0) {
    return (
      <EmptyScreen
        className="wrap page"
        cover="window"
        title={texts.none()}
        text={texts.noneAbout()}
        link={{ href: '/', text: texts.find() }}
      />
    );
  }
  return (
    <Stack as="main" gap={24} className="wrap page">
      <Row wrap gap={12} justify="between">
        <ScreenTitle>{texts.title()}</ScreenTitle>
        {/* The form finds existing cafes, whose pages link to claiming them. */}
        <LinkButton href="/suggest">
          <Plus size={16} />
          {texts.addAnother()}
        </LinkButton>
      </Row>
      <Async query={mine} failed={texts.failed()} why={errorText}>
        {(data) => (
          <>
            <Text tone="soft">
              {texts.total({
                cafes: data.length,
                things: data.flatMap(({ missing }) => missing).length,
              })}
            </Text>
            <Stack as="ul" gap={24} lines>
              {data.map((owned) => (
                <OwnedCafeRow key={owned.cafe.id} owned={owned} />
              ))}
            </Stack>
            <Card title={texts.can()} look="sunken">
              <IconLines lines={CAN} />
            </Card>
          </>
        )}
      </Async>
    </Stack>
  );
}
