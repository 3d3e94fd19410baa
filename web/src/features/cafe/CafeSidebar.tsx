import type { Cafe } from '@cortado/contract';
import { MapPin } from 'lucide-react';
import { Link } from 'wouter';
import { addressLines } from '../../lib/address-lines.ts';
import { mapsLink, telLink } from '../../lib/place-links.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Hint, Stack, Text } from '../../ui/Layout.tsx';
import { HoursCard } from '../hours/HoursCard.tsx';
import { DayList } from '../hours/DayList.tsx';
import * as texts from '#messages/cafe';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './cafe.module.css';

/** Asks who knows the hours. */
function AddHours({ cafeId }: { cafeId: number }) {
  return (
    <Hint>
      {texts.hoursAsk()}{' '}
      <Link className={linkStyles.link} href={`/cafe/${cafeId}?report=hours`}>
        {texts.hoursTell()}
      </Link>
    </Hint>
  );
}

/** Says that the hours of a cafe are unknown, and below it the typical ones. */
function TypicalHours({ cafeId }: { cafeId: number }) {
  return (
    <>
      <Card title={texts.hours()}>
        <Text weight="strong">{texts.hoursUnknown()}</Text>
        <AddHours cafeId={cafeId} />
      </Card>
      <Card title={texts.typicalHours()} className={styles.typical}>
        <DayList>
          {Object.values(texts.hoursOfWeek).map(({ days, hours }) => (
            <div key={days()}>
              <dt>{days()}</dt>
              <dd>{hours()}</dd>
            </div>
          ))}
        </DayList>
      </Card>
    </>
  );
}

function ContactLinks({ cafe: { website, phone, instagramHandle } }: { cafe: Cafe }) {
  const handle = instagramHandle.replace(/^@/, '');
  const links = [
    [website && new URL(website).host.replace(/^www\./, ''), website ?? '', '_blank'],
    [phone, telLink(phone), undefined],
    [handle && `@${handle}`, `https://www.instagram.com/${encodeURIComponent(handle)}`, '_blank'],
  ].filter(([name]) => name);
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

/** Hours and address. */
export function CafeSidebar({ cafe }: { cafe: Cafe }) {
  const [street, rest] = addressLines(cafe.address, cafe.area);
  const { hours } = cafe;
  return (
    <Stack as="aside" gap={16} className={styles.side} aria-label={texts.visiting()}>
      {hours ? (
        <HoursCard {...cafe} hours={hours}>
          {cafe.unknownDays && <AddHours cafeId={cafe.id} />}
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
        <LinkButton block newTab href={mapsLink(cafe)}>
          <MapPin size={18} />
          {texts.viewOnMaps()}
        </LinkButton>
      </Card>
    </Stack>
  );
}
