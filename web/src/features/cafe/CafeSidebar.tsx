import type { Cafe } from '@cortado/contract';
import { MapPin } from 'lucide-react';
import { addressLines } from '../../lib/address-lines.ts';
import { mapsLink } from '../../lib/maps-link.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { HoursCard } from '../hours/HoursCard.tsx';
import { SimilarCafes } from './SimilarCafes.tsx';
import { TellHours } from './TellHours.tsx';
import * as texts from '#messages/cafe';
import { TypicalHours } from './TypicalHours.tsx';
import * as linkStyles from '../../ui/link.module.css';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './cafe.module.css';

function ContactLinks({ cafe }: { cafe: Cafe }) {
  const handle = cafe.instagramHandle.replace(/^@/, '');
  if (!cafe.website && !cafe.phone && !handle) return null;
  return (
    <ul className={styles.contacts}>
      {cafe.website && (
        <li>
          <a className={linkStyles.link} href={cafe.website} target="_blank" rel="noreferrer">
            {new URL(cafe.website).host.replace(/^www\./, '')}
          </a>
        </li>
      )}
      {cafe.phone && (
        <li>
          <a className={linkStyles.link} href={`tel:${cafe.phone.replaceAll(/[^+\d]/g, '')}`}>
            {cafe.phone}
          </a>
        </li>
      )}
      {handle && (
        <li>
          <a
            className={linkStyles.link}
            href={`https://www.instagram.com/${encodeURIComponent(handle)}`}
            target="_blank"
            rel="noreferrer"
          >
            @{handle}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Hours, address, and what is still to come. */
export function CafeSidebar({ cafe }: { cafe: Cafe }) {
  const [street, rest] = addressLines(cafe.address, cafe.area);
  const { hours } = cafe;
  return (
    <aside className={styles.side} aria-label={texts.visiting()}>
      {hours ? (
        <HoursCard {...cafe} hours={hours}>
          {cafe.unknownDays && <TellHours cafeId={cafe.id} />}
        </HoursCard>
      ) : (
        <TypicalHours cafeId={cafe.id} />
      )}
      <section className={panelStyles.panel}>
        <h2>{texts.address()}</h2>
        <address>
          {street}
          <br />
          {rest}
        </address>
        <ContactLinks cafe={cafe} />
        <LinkButton plain href={mapsLink(cafe)} target="_blank" rel="noreferrer">
          <MapPin size={18} aria-hidden="true" />
          {texts.viewOnMaps()}
        </LinkButton>
      </section>
      <SimilarCafes key={cafe.id} cafeId={cafe.id} />
    </aside>
  );
}
