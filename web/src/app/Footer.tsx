import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { loadNearMe } from '../features/discovery/state/near-me.ts';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { usePageState } from '../lib/page-data.ts';
import { Logo } from '../ui/Logo.tsx';
import { Heading, Row, Stack, Text } from '../ui/Layout.tsx';
import * as texts from '#messages/app';
import * as cardStyles from '../ui/card.module.css';
import * as linkStyles from '../ui/link.module.css';
import * as styles from './footer.module.css';

const EXPLORE = [
  ['/?area=all', texts.footerLinkAll],
  ['/?features=wifi', texts.footerLinkWifi],
  ['/?brewingMethods=pour_over', texts.footerLinkPourOver],
  ['/?sellsCoffeeBeans=true', texts.footerLinkBeans],
] as const;

const ABOUT = [
  ['/about', texts.footerLinkAbout],
  ['/suggest', texts.footerLinkSuggest],
  ['/contact', texts.footerLinkContact],
] as const;

const SMALL_PRINT = [
  ['/careers', texts.footerLinkCareers],
  ['/press', texts.footerLinkPress],
  ['/privacy', texts.footerLinkPrivacy],
  ['/terms', texts.footerLinkTerms],
  ['/cookies', texts.footerLinkCookies],
] as const;

function Links({ links }: { links: readonly (readonly [string, () => string])[] }) {
  return links.map(([href, label]) => (
    <li key={href}>
      <Link className={linkStyles.plain} href={href}>
        {label()}
      </Link>
    </li>
  ));
}

function Ways({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <nav aria-label={heading}>
      <Heading size="ui" weight="strong">
        {heading}
      </Heading>
      <ul>{children}</ul>
    </nav>
  );
}

/** The list depends on the visitor's place as soon as it is known. */
const locate = () => void loadNearMe().then((part) => part?.locateVisitor());

export function Footer() {
  const { sampleData, placeCredit } = usePageState();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.cols}`}>
        <Stack>
          <Logo />
          <p>{texts.footerAbout()}</p>
          {sampleData && (
            <p className={cardStyles.sunken}>{texts.footerSampleData({ strong: <strong /> })}</p>
          )}
        </Stack>
        <Ways heading={texts.footerExplore()}>
          <li>
            <Link className={linkStyles.plain} href="/?area=all&sort=distance" onClick={locate}>
              {texts.footerLinkNear()}
            </Link>
          </li>
          <Links links={EXPLORE} />
        </Ways>
        <Ways heading={texts.footerCompany()}>
          <Links links={ABOUT} />
        </Ways>
        <Newsletter />
      </div>
      <Row wrap gap={24} justify="between" className={`wrap ${styles.end}`}>
        <Text size="small">
          {texts.footerCredit()}
          {placeCredit && ` ${texts.footerPlaces({ places: placeCredit })}`}
        </Text>
        <Row as="ul" wrap gap={20} className="t-small">
          <Links links={SMALL_PRINT} />
        </Row>
      </Row>
    </footer>
  );
}
