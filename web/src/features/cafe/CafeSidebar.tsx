import type { Cafe } from '@cortado/contract';
import { MapPin } from 'lucide-react';
import { addressLines } from '../../lib/address-lines.ts';
import { mapsLink } from '../../lib/maps-link.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { HoursCard } from '../hours/HoursCard.tsx';
import { SimilarCafes } from './SimilarCafes.tsx';
import { TellHours, TypicalHours } from './TypicalHours.tsx';
import * as texts from '#messages/cafe';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './cafe.module.css';

function ContactLinks({ cafe: { website, phone, instagramHandle } }: { cafe: Cafe }) {
  const handle = instagramHandle.replace(/^@/, '');
  const links = [
    website && ([new URL(website).host.replace(/^www\./, ''), website, '_blank'] as const),
    phone && ([phone, `tel:${phone.replaceAll(/[^+\d]/g, '')}`, undefined] as const),
    handle &&
      ([
        `@${handle}`,
        `https://www.instagram.com/${encodeURIComponent(handle)}`,
        '_blank',
      ] as const),
  ].filter((link) => typeof link === 'object');
  if (links.length === 0) return null;
  return (
    <Stack as="ul" gap={8}>
      {links.map(([name, href, target]) => (
        <Text as="li" key={name} size="ui" className={styles.fact}>
          <a className={linkStyles.link} href={href} target={target} rel={target && 'noreferrer'}>
            {name}
          </a>
        </Text>
      ))}
    </Stack>
  );
}

/** Hours, address, and what is still to come. */
export function CafeSidebar({ cafe }: { cafe: Cafe }) {
  const [street, rest] = addressLines(cafe.address, cafe.area);
  const { hours } = cafe;
  return (
    <Stack as="aside" gap={16} className={styles.side} aria-label={texts.visiting()}>
      {hours ? (
        <HoursCard {...cafe} hours={hours}>
          {cafe.unknownDays && <TellHours cafeId={cafe.id} />}
        </HoursCard>
      ) : (
        <TypicalHours cafeId={cafe.id} />
      )}
      <Card title={texts.address()}>
        <Text as="address" size="ui" tone="soft">
          {street}
          <br />
          {rest}
        </Text>
        <ContactLinks cafe={cafe} />
        <LinkButton block plain href={mapsLink(cafe)} target="_blank" rel="noreferrer">
          <MapPin size={18} aria-hidden="true" />
          {texts.viewOnMaps()}
        </LinkButton>
      </Card>
      <SimilarCafes key={cafe.id} cafeId={cafe.id} />
    </Stack>
  );
}
