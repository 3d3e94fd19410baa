import type { Cafe } from '@cortado/contract';
import { Check, Clock, Eye, MessageSquare } from 'lucide-react';
import { splitCafeName } from '../../lib/format.ts';
import { addressLines } from '../../lib/address-lines.ts';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { IconLines } from '../../ui/IconLines.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Text } from '../../ui/Text.tsx';
import * as texts from '#messages/claim';

const THEN = [
  [Check, texts.thenAtOnce],
  [Clock, texts.thenWaits],
  [Eye, texts.thenSaid],
  [MessageSquare, texts.thenRatings],
] as const;

/** Which cafe it is about, and what its owner can do. */
export function ClaimAside({ cafe }: { cafe: Cafe }) {
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
      <Text as="h2" size="name">
        {texts.ownersCan()}
      </Text>
      <IconLines lines={THEN} />
    </Stack>
  );
}
