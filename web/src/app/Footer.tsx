import { Link } from 'wouter';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { usePageState } from '../lib/page-data.ts';
import { Logo } from '../ui/Logo.tsx';
import * as texts from '#messages/app';
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
      <Link href={href}>{label()}</Link>
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
        <div className={styles.brand}>
          <Logo />
          <p>{texts.footerAbout()}</p>
          {sampleData && (
            <p className={styles.sample}>{texts.footerSampleData({ strong: <strong /> })}</p>
          )}
        </div>
        <nav aria-label={texts.footerExplore()}>
          <h2>{texts.footerExplore()}</h2>
          <ul>
            <li>
              <Link href="/?area=all&sort=distance" onClick={locate}>
                {texts.footerLinkNear()}
              </Link>
            </li>
            <Links links={EXPLORE} />
          </ul>
        </nav>
        <nav aria-label={texts.footerCompany()}>
          <h2>{texts.footerCompany()}</h2>
          <ul>
            <Links links={ABOUT} />
          </ul>
        </nav>
        <Newsletter />
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>
          {texts.footerCredit()}
          {placeCredit && ` ${texts.footerPlaces({ places: placeCredit })}`}
        </p>
        <ul>
          <Links links={LEGAL} />
        </ul>
      </div>
    </footer>
  );
}
