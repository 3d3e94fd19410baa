import type { Health, HealthFinding } from '@cortado/contract';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { FACTS } from './facts.ts';
import { formatDuration } from './format.ts';
import * as texts from './texts.ts';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './health.module.css';

const TONES: Record<HealthFinding['level'], Tone> = {
  ok: 'success',
  warning: 'warn',
  critical: 'danger',
};

/** How each part of the site is, in a sentence, with its figures. */
export const Cards = ({ health }: { health: Health }) => (
  <div className={styles.cards}>
    {health.findings.map(({ part, level, code, count = 0, seconds = 0, error = '' }) => {
      const title = texts.titles[part];
      const facts = FACTS[part](health);
      return (
        <section key={part} className={`${panelStyles.panel} ${styles.card}`} aria-label={title}>
          <h3>
            {title}{' '}
            <Badge dot tone={TONES[level]}>
              {texts.levels[level]}
            </Badge>
          </h3>
          <p>{texts.findings[code]({ count, duration: formatDuration(seconds), error })}</p>
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
      );
    })}
  </div>
);
