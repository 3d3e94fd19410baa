import type { Cafe, ClaimOptions } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Eye, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { addressLines } from '../../lib/address-lines.ts';
import { apiQuery, errorText, isNotFound } from '../../lib/api.ts';
import { splitCafeName } from '../../lib/format.ts';
import { useFocusFallback } from '../../lib/useFocusFallback.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { EmptyScreen } from '../../ui/EmptyState.tsx';
import { IconLines } from '../../ui/IconLines.tsx';
import { Heading, Row, ScreenTitle, Sides, Stack, Text } from '../../ui/Layout.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ClaimWays, type Way } from './ClaimWays.tsx';
import { CodeStep, type SentCode } from './CodeStep.tsx';
import * as texts from '#messages/claim';
import * as styles from './claim.module.css';

const THEN = [
  [Check, texts.thenAtOnce],
  [Clock, texts.thenWaits],
  [Eye, texts.thenSaid],
  [MessageSquare, texts.thenRatings],
] as const;

/** The cafe, and what its owner can do. */
function ClaimAside({ cafe }: { cafe: Cafe }) {
  const [street] = addressLines(cafe.address, cafe.area);
  return (
    <Stack as="aside" gap={16}>
      <Card as="div" gap={4} className="wide-only" cover={<Cover cafe={cafe} shape="hero" />}>
        <Row gap={12} align="baseline">
          <Text size="name" grow>
            <bdi>{splitCafeName(cafe.name, cafe.area).base}</bdi>
          </Text>
          {cafe.averageRating !== null && <Rating average={cafe.averageRating} />}
        </Row>
        <Text size="ui" tone="soft">
          {[cafe.area, street].join(' · ')}
        </Text>
      </Card>
      <Heading size="name">{texts.ownersCan()}</Heading>
      <IconLines lines={THEN} />
    </Stack>
  );
}

const sentCode = ({ sentTo, sentUntil, nextCodeAt }: ClaimOptions): SentCode | null =>
  sentTo === null ? null : { sentTo, sentUntil, nextCodeAt };

/** For a cafe that has an owner: other options. */
function Owned({ options: { cafe, isMine } }: { options: ClaimOptions }) {
  return (
    <>
      <Text tone="soft">{isMine ? texts.yours() : texts.owned()}</Text>
      <LinkButton href={isMine ? `/cafe/${cafe.id}` : `/cafe/${cafe.id}?report=other`}>
        {isMine ? texts.toPage() : texts.contactAdmin()}
      </LinkButton>
    </>
  );
}

/** The ways to show that a cafe is the member's, or the code that was mailed. */
function Steps({ options }: { options: ClaimOptions }) {
  const { cafe, domain } = options;
  const [way, setWay] = useState<Way>(domain === null ? 'admin' : 'code');
  const [sent, setSent] = useState(() => sentCode(options));
  useFocusFallback(sent === null);
  const onSent = (answer: ClaimOptions) => setSent(sentCode(answer));
  if (sent) {
    return (
      <>
        <Text tone="soft">
          {texts.onTheirWay()} <strong>{sent.sentTo}</strong>.
        </Text>
        <CodeStep
          cafeId={cafe.id}
          sent={sent}
          onSent={onSent}
          onLeave={(next) => {
            setWay(next);
            setSent(null);
          }}
        />
      </>
    );
  }
  return (
    <>
      <Text tone="soft">{texts.lead({ cafe: splitCafeName(cafe.name, cafe.area).base })}</Text>
      <ClaimWays options={options} way={way} onWay={setWay} onSent={onSent} />
    </>
  );
}

/** What a member can do to look after a cafe. */
function ClaimSection({ options }: { options: ClaimOptions }) {
  const { cafe, isMine } = options;
  return (
    <Stack as="section" gap={16} className={styles.section}>
      <BackLink href={`/cafe/${cafe.id}`}>{cafe.name}</BackLink>
      <ScreenTitle>{texts.title()}</ScreenTitle>
      {isMine || cafe.hasOwner ? <Owned options={options} /> : <Steps options={options} />}
    </Stack>
  );
}

/** Where a member proves that a cafe is theirs. */
export function ClaimScreen({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(
    apiQuery('GET /api/cafes/{id}/claim', { params: { id } }),
  );
  const isMissing = isNotFound(error);
  useTitle(isMissing ? texts.missing() : texts.title());
  if (isMissing) {
    return (
      <EmptyScreen
        cover="corner"
        tint="harbor"
        title={texts.missing()}
        text={texts.missingAbout()}
        link={{ href: '/', text: texts.missingHome() }}
      />
    );
  }
  if (data) {
    return (
      <Sides onTablet as="main" gap={48} className="wrap page">
        <ClaimSection options={data} />
        <ClaimAside cafe={data.cafe} />
      </Sides>
    );
  }
  if (!error) return <Spinner />;
  return (
    <main>
      <LoadFailed title={texts.failed()} text={errorText(error)} onRetry={refetch} />
    </main>
  );
}
