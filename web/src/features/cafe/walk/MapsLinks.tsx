import type { Cafe } from '@cortado/contract';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { appleWalkLink, googleWalkLink } from './maps-links.ts';
import * as texts from '#messages/cafe/walk';
import * as styles from './walk.module.css';

/** Hands the way over to a maps app. @param children more buttons */
export function MapsLinks({ cafe, children }: { cafe: Cafe; children?: ReactNode }) {
  return (
    <Row as="fieldset" wrap aria-label={texts.inMapsApp()} className={styles.actions}>
      <LinkButton newTab href={appleWalkLink(cafe)}>
        {texts.appleMaps()}
        <ExternalLink size={16} />
      </LinkButton>
      <LinkButton newTab href={googleWalkLink(cafe)}>
        {texts.googleMaps()}
        <ExternalLink size={16} />
      </LinkButton>
      {children}
    </Row>
  );
}
