import * as texts from './texts.tsx';
import * as styles from './hours-text.module.css';

/** Examples of what a text can say. */
export function HowToWrite() {
  return (
    <section className={styles.howTo}>
      <h2>{texts.howTo}</h2>
      <dl>
        {texts.examples.map(([text, meaning]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
