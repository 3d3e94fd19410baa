import { Link } from 'wouter';
import { usePageState } from '../../lib/page-data.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './about.module.css';

const STATS = [
  ['50+', 'specialty cafés'],
  ['2.5k+', 'community members'],
  ['1k+', 'reviews and ratings'],
] as const;

export function AboutScreen() {
  useTitle('About');
  const { sampleData } = usePageState();
  return (
    <main>
      <div className={`${styles.band} tint-crema`}>
        <div className="wrap">
          <div>
            <h1 className="t-display" tabIndex={-1}>
              About Cortado
            </h1>
            <p className={styles.lead}>
              Cortado helps coffee lovers find unique, high-quality cafés: the ones that care where
              a bean comes from and how it is brewed.
            </p>
          </div>
          <div className={styles.art}>
            <Drawing drawing="chemex" tint="crema" />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.body}`}>
        <dl className={styles.stats}>
          {STATS.map(([figure, what]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <section>
          <h2 className="t-h2">Our mission</h2>
          <p className="t-read">
            A good café is easy to love and hard to find. We want every one of them to be as easy to
            find as the nearest chain: by the neighborhood you are in, the roast you like, the way
            it is brewed, and whether there is a table with a socket beside it.
          </p>
        </section>
        <section>
          <h2 className="t-h2">Where our facts come from</h2>
          <p className="t-read">
            Names, addresses and positions come from public-domain city records. What a café offers
            — roast levels, prices, most brewing methods and some features — may be sample data or
            out of date.{' '}
            {sampleData
              ? 'The members and ratings you see here are sample data too.'
              : 'Nobody’s ratings are invented: a café that no member has rated says ‘Not rated’.'}{' '}
            The map is a schematic of Greater Boston, drawn for Cortado, with town lines from US
            Census TIGER; the world around it is drawn from Natural Earth, its cities named by
            GeoNames (CC BY 4.0). Please do not navigate by it.
          </p>
          <p className="t-read">
            Something wrong or missing?{' '}
            <Link className={linkStyles.link} href="/contact">
              Tell us
            </Link>
            .
          </p>
        </section>
      </div>
    </main>
  );
}
