import type { Cafe } from '@cortado/contract';
import { MapPin } from 'lucide-react';
import { Link } from 'wouter';
import { addressLines } from '../../lib/address-lines.ts';
import { instagramName, mapsLink, siteName, telLink } from '../../lib/place-links.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Hint, Stack, Text } from '../../ui/Layout.tsx';
import { HoursCard } from '../hours/HoursCard.tsx';
import { DayList } from '../hours/DayList.tsx';
import { SourceMark } from './checks/SourceMark.tsx';
import { WalkCard } from './walk/WalkCard.tsx';
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

function ContactLinks({ cafe }: { cafe: Cafe }) {
  const { website, phone } = cafe;
  const handle = instagramName(cafe.instagramHandle);
  const instagram = `https://www.instagram.com/${encodeURIComponent(handle)}`;
  const links = [
    ['website', website && siteName(website), website ?? '', '_blank'],
    ['phone', phone, telLink(phone), undefined],
    ['instagramHandle', handle && `@${handle}`, instagram, '_blank'],
  ] as const;
  const known = links.filter(([, name]) => name);
  if (known.length === 0) return null;
  return (
    <Stack as="ul" gap={8}>
      {known.map(([fact, name, href, target]) => (
        <Text as="li" key={fact} size="ui" className={styles.contact}>
          <a className={linkStyles.link} href={href} target={target} rel={target && 'noreferrer'}>
            {name}
          </a>
          <SourceMark cafe={cafe} fact={fact} />
        </Text>
      ))}
    </Stack>
  );
}

/** The way there, hours and address. */
export function CafeSidebar({ cafe }: { cafe: Cafe }) {
  const [street, rest] = addressLines(cafe.address, cafe.area);
  const { hours } = cafe;
  return (
    <Stack as="aside" gap={16} className={styles.side} aria-label={texts.visiting()}>
      <WalkCard cafe={cafe} />
      {hours ? (
        <HoursCard {...cafe} hours={hours} mark={<SourceMark cafe={cafe} fact="openingHours" />}>
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
          <SourceMark cafe={cafe} fact="address" />
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
