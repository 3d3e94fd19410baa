import { TellHours } from './TellHours.tsx';
import * as texts from '#messages/cafe';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './cafe.module.css';

/** That nobody knows the hours of a cafe, and below it what cafes have in common. */
export function TypicalHours({ cafeId }: { cafeId: number }) {
  return (
    <>
      <section className={panelStyles.panel}>
        <h2>{texts.hours()}</h2>
        <p className={styles.hoursUnknown}>{texts.hoursUnknown()}</p>
        <TellHours cafeId={cafeId} />
      </section>
      <section className={`${panelStyles.panel} ${styles.typical}`}>
        <h2>{texts.typicalHours()}</h2>
        <dl className={styles.hours}>
          {Object.values(texts.hoursOfWeek).map(({ days, hours }) => (
            <div key={days()}>
              <dt>{days()}</dt>
              <dd>{hours()}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
