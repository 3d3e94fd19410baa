import { Badge, type Tone } from '../../../ui/Badge.tsx';
import type { HealthCard, Level } from './health-card.ts';
import * as texts from './texts.ts';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './health.module.css';

const TONES: Record<Level, Tone> = { good: 'success', look: 'warn', act: 'danger' };

export function Cards({ cards }: { cards: readonly HealthCard[] }) {
  return (
    <div className={styles.cards}>
      {cards.map(({ title, level, sentence, facts }) => (
        <section key={title} className={`${panelStyles.panel} ${styles.card}`} aria-label={title}>
          <h3>
            {title}{' '}
            <Badge dot tone={TONES[level]}>
              {texts.levels[level]}
            </Badge>
          </h3>
          <p>{sentence}</p>
          {facts.length > 0 && (
            <dl>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  );
}
