import { Link } from 'wouter';
import { useClientValue } from '../../lib/useClientValue.ts';
import * as texts from './texts.ts';
import * as linkStyles from '../../ui/link.module.css';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './cafe.module.css';

/** The visitor's weekday, 0 is Sunday; unknown to the server. */
function useToday(): number | null {
  return useClientValue(() => new Date().getDay());
}

/** What cafes have in common, where this one's hours are unknown. */
export function TypicalHours({ cafeId }: { cafeId: number }) {
  const today = useToday();
  return (
    <section className={panelStyles.panel}>
      <h2>{texts.hours}</h2>
      <dl className={styles.hours}>
        {texts.hoursOfWeek.map(([days, hours, weekdays]) => (
          <div
            key={days}
            data-today={(today !== null && weekdays.some((day) => day === today)) || undefined}
          >
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.tell}>
        {texts.hoursUnknown}{' '}
        <Link className={linkStyles.link} href={`/cafe/${cafeId}?report=hours`}>
          {texts.hoursTell}
        </Link>
      </p>
    </section>
  );
}
