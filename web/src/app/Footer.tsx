import { Link } from 'wouter';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { usePageState } from '../lib/page-data.ts';
import { Logo } from '../ui/Logo.tsx';
import * as styles from './footer.module.css';

const EXPLORE = [
  ['/', 'Cafés near you'],
  ['/?area=all', 'All cafés'],
  ['/?features=wifi', 'Cafés with wifi'],
  ['/?brewingMethods=pour_over', 'Pour over'],
  ['/?sellsCoffeeBeans=true', 'Beans to take home'],
] as const;

const ABOUT = [
  ['/about', 'About Cortado'],
  ['/contact', 'Contact'],
  ['/careers', 'Careers'],
  ['/press', 'Press'],
] as const;

const LEGAL = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/cookies', 'Cookies'],
] as const;

function Links({ links }: { links: readonly (readonly [string, string])[] }) {
  return links.map(([href, label]) => (
    <li key={href}>
      <Link href={href}>{label}</Link>
    </li>
  ));
}

export function Footer() {
  const { sampleData, placeCredit } = usePageState();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.cols}`}>
        <div className={styles.brand}>
          <Logo />
          <p>Specialty coffee in Boston, Cambridge and Somerville, one cup at a time.</p>
          {sampleData && (
            <p className={styles.sample}>
              <strong>Sample data.</strong> Members and ratings here are invented.
            </p>
          )}
        </div>
        <nav aria-label="Explore">
          <h2>Explore</h2>
          <ul>
            <Links links={EXPLORE} />
          </ul>
        </nav>
        <nav aria-label="About">
          <h2>About</h2>
          <ul>
            <Links links={ABOUT} />
          </ul>
        </nav>
        <Newsletter />
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>
          © 2026 Cortado. Schematic map; town lines: US Census TIGER.
          {placeCredit && ` Some cafés: ${placeCredit}.`}
        </p>
        <ul>
          <Links links={LEGAL} />
        </ul>
      </div>
    </footer>
  );
}
