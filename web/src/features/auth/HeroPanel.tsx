import { Drawing } from '../../ui/Drawing.tsx';
import * as styles from './auth.module.css';

const STATS = [
  ['50+', 'specialty cafés'],
  ['2.5k+', 'community members'],
  ['1k+', 'reviews and ratings'],
] as const;

/** Beside the forms on large screens. */
export function HeroPanel() {
  return (
    <aside className={`${styles.hero} tint-roast`} aria-label="About Cortado">
      <div className={styles.heroArt}>
        <Drawing drawing="window" tint="roast" />
      </div>
      <div className={styles.heroText}>
        <h2 className="t-h1">Discover Boston's Best Coffee</h2>
        <dl>
          {STATS.map(([figure, what]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
