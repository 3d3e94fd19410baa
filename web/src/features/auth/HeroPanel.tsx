import { Drawing } from '../../ui/Drawing.tsx';
import * as texts from '#messages/auth';
import * as styles from './hero-panel.module.css';

/** Beside the forms on large screens. */
export function HeroPanel() {
  return (
    <aside className={`${styles.heroPanel} tint-roast`} aria-label={texts.heroLabel()}>
      <div className={styles.art}>
        <Drawing drawing="window" tint="roast" />
      </div>
      <div className={styles.text}>
        <h2 className="t-h1">{texts.heroHeading()}</h2>
        <dl>
          {Object.values(texts.heroFigures).map(({ figure, of }) => (
            <div key={of()}>
              <dt>{of()}</dt>
              <dd>{figure()}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
