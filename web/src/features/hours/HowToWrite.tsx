import * as texts from '#messages/hours';
import * as styles from './hours-text.module.css';

const EXAMPLES = [
  ['Mo-Fr 07:00-19:00', 'sameHours'],
  ['Sa 08:00-12:00,14:00-18:00', 'break'],
  ['Fr 17:00-01:00', 'pastMidnight'],
  ['2026 Nov 26 off', 'oneDate'],
  ['Jun-Aug: Su 09:00-15:00', 'someMonths'],
  ['24/7', 'always'],
] as const;

/** Examples of what a text can say. */
export function HowToWrite() {
  return (
    <section className={styles.howTo}>
      <h2>{texts.howTo()}</h2>
      <dl>
        {EXAMPLES.map(([text, meaning]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{texts.examples[meaning]()}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
