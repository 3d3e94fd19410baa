import { ExternalLink } from 'lucide-react';
import { splitCafeName } from '../../../lib/format.ts';
import { mapsLink } from '../../../lib/place-links.ts';
import type { MapPlace } from '../../../map/types.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { MemberHeart } from '../../members/MemberHeart.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { CafeMeta } from '../list/CafeMeta.tsx';
import type { useEntry } from './useOpenPlace.ts';
import * as texts from '#messages/discovery/map';
import * as styles from './map-pane.module.css';

interface PlaceCardProps extends ReturnType<typeof useEntry> {
  place: MapPlace;
  isPhone: boolean;
}

/** What a pin shows about its cafe, and the two links. */
export function PlaceCard({ place, entry, hasFailed, isPhone }: PlaceCardProps) {
  const { id, name } = place;
  const { unit, openAt } = useDiscovery().state;
  const cafe = entry?.cafe;
  const { base, branch } = splitCafeName(name, cafe?.area ?? '');
  return (
    <Stack className={styles.place}>
      <Row gap={12} align="start">
        <Thumb size="large" cafe={cafe ?? { id, imageUrl: null }} />
        <Stack gap={2} grow className={styles.words}>
          <Text size="name" isClamped>
            {base}
          </Text>
          {branch && <Text size="small">{branch}</Text>}
          {entry ? (
            <CafeMeta entry={entry} unit={unit} openAt={openAt} showCount={isPhone} isLink />
          ) : (
            <Text size="small" aria-live="polite">
              {hasFailed ? texts.placeFailed() : texts.placeLoading()}
            </Text>
          )}
        </Stack>
      </Row>
      <Row className={styles.actions}>
        <LinkButton look="solid" size="small" href={`/cafe/${id}`}>
          {texts.viewDetails()}
        </LinkButton>
        <LinkButton size="small" newTab href={cafe && mapsLink(cafe)}>
          {texts.viewOnMaps()}
          <ExternalLink size={16} />
        </LinkButton>
        {cafe && <MemberHeart cafe={cafe} />}
      </Row>
    </Stack>
  );
}
