import { Drawing } from '../../ui/Drawing.tsx';
import { heroTexts } from './texts.ts';
import * as styles from './hero-panel.module.css';

/** Beside the forms on large screens. */
export function HeroPanel() {
  return (
    <aside className={`${styles.heroPanel} tint-roast`} aria-label={heroTexts.label}>
      <div className={styles.art}>
        <Drawing drawing="window" tint="roast" />
      </div>
      <div className={styles.text}>
        <h2 className="t-h1">{heroTexts.heading}</h2>
        <dl>
          {heroTexts.figures.map(([figure, what]) => (
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
