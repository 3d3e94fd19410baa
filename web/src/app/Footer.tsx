import { Link } from 'wouter';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { usePageState } from '../lib/page-data.ts';
import { Logo } from '../ui/Logo.tsx';
import { Row, Stack } from '../ui/Layout.tsx';
import { Text } from '../ui/Text.tsx';
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
  ['/careers', texts.footerLinkCareers],
  ['/press', texts.footerLinkPress],
] as const;

const LEGAL = [
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

/** The list goes by the visitor's place as soon as it is known. */
const locate = () =>
  void import('../features/discovery/state/sort-near-me.ts').then((part) => part.locateVisitor());

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
        <nav aria-label={texts.footerExplore()}>
          <Text as="h2" size="ui" weight="strong">
            {texts.footerExplore()}
          </Text>
          <ul>
            <li>
              <Link className={linkStyles.plain} href="/?area=all&sort=distance" onClick={locate}>
                {texts.footerLinkNear()}
              </Link>
            </li>
            <Links links={EXPLORE} />
          </ul>
        </nav>
        <nav aria-label={texts.footerCompany()}>
          <Text as="h2" size="ui" weight="strong">
            {texts.footerCompany()}
          </Text>
          <ul>
            <Links links={ABOUT} />
          </ul>
        </nav>
        <Newsletter />
      </div>
      <Row wrap gap={24} justify="between" className={`wrap ${styles.end}`}>
        <Text size="small">
          {texts.footerCredit()}
          {placeCredit && ` ${texts.footerPlaces({ places: placeCredit })}`}
        </Text>
        <Row as="ul" gap={20} className="t-small">
          <Links links={LEGAL} />
        </Row>
      </Row>
    </footer>
  );
}
