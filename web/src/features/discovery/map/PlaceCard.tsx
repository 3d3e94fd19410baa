import { ExternalLink } from 'lucide-react';
import { splitCafeName } from '../../../lib/format.ts';
import { mapsLink } from '../../../lib/maps-link.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import type { MapPlace } from '../../../map/types.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { MemberHeart } from '../../members/MemberHeart.tsx';
import { AskedOpenLine } from '../list/AskedOpenLine.tsx';
import { CafeMeta } from '../list/CafeMeta.tsx';
import * as texts from '#messages/discovery/map';
import type { PlaceEntry } from './useEntry.ts';
import * as styles from './map-pane.module.css';

interface PlaceCardProps extends PlaceEntry {
  place: MapPlace;
  unit: DistanceUnit;
  isPhone: boolean;
}

/** What a pin tells about its cafe, and the two ways on. */
export function PlaceCard({ place, entry, hasFailed, unit, isPhone }: PlaceCardProps) {
  const { id, name } = place;
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
            <>
              <CafeMeta entry={entry} unit={unit} showCount={isPhone} />
              <AskedOpenLine cafe={entry.cafe} />
            </>
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
        <LinkButton
          size="small"
          plain
          href={cafe && mapsLink(cafe)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.viewOnMaps()}
          <ExternalLink size={16} aria-hidden="true" />
        </LinkButton>
        {cafe && <MemberHeart cafe={cafe} />}
      </Row>
    </Stack>
  );
}
