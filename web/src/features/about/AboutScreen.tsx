import { Link } from 'wouter';
import { usePageState } from '../../lib/page-data.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import * as texts from '#messages/about';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './about.module.css';

export function AboutScreen() {
  useTitle(texts.title());
  const { sampleData } = usePageState();
  return (
    <main>
      <div className={`${styles.band} tint-crema`}>
        <div className="wrap">
          <div>
            <h1 className="t-display" tabIndex={-1}>
              {texts.heading()}
            </h1>
            <p className={styles.lead}>{texts.lead()}</p>
          </div>
          <div className={styles.art}>
            <Drawing drawing="chemex" tint="crema" />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.body}`}>
        <dl className={styles.stats}>
          {Object.entries(texts.figures).map(([name, { figure, of }]) => (
            <div key={name}>
              <dt>{of()}</dt>
              <dd>{figure()}</dd>
            </div>
          ))}
        </dl>
        <section>
          <h2 className="t-h2">{texts.mission()}</h2>
          <p className="t-read">{texts.missionText()}</p>
        </section>
        <section>
          <h2 className="t-h2">{texts.facts()}</h2>
          <p className="t-read">
            {texts.factsText()} {texts.members({ isSample: sampleData })} {texts.map()}
          </p>
          <p className="t-read">
            {texts.contact({ link: <Link className={linkStyles.link} href="/contact" /> })}
          </p>
        </section>
      </div>
    </main>
  );
}
