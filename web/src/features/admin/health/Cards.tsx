import type { HealthCard } from './health-card.ts';
import * as texts from './texts.ts';
import * as styles from './health.module.css';

export function Cards({ cards }: { cards: readonly HealthCard[] }) {
  return (
    <div className={styles.cards}>
      {cards.map(({ title, level, sentence, facts }) => (
        <section key={title} className={styles.card} aria-label={title}>
          <h3>
            {title} <span data-level={level}>{texts.levels[level]}</span>
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
