import * as texts from '#messages/hours';
import type { Week } from '@cortado/contract/week';
import * as styles from './week-grid.module.css';

interface OtherRulesProps {
  week: Week;
  /** Whether closing on public holidays is among them, for it has no box of its own. */
  showsHolidays: boolean;
}

/** The rules that hold over the days of a week, which only the text can change. */
export function OtherRules({ week: { closedOnHolidays, rules }, showsHolidays }: OtherRulesProps) {
  const closed = showsHolidays && closedOnHolidays ? [texts.closedOnHolidays()] : [];
  if (closed.length + rules.length === 0) return null;
  return (
    <section className={styles.rules} aria-label={texts.otherRules()}>
      <h2>{texts.otherRules()}</h2>
      <p className={styles.none}>{texts.otherRulesHint()}</p>
      <ul>
        {closed.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {rules.map((rule) => (
          <li key={rule}>
            <code>{rule}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
