import { Calendar } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { formatWeekday } from '../../lib/date-format.ts';
import { localTime } from '../../lib/open-state.ts';
import { useNow } from '../../lib/useNow.ts';
import { OpenLine } from '../../ui/OpenLine.tsx';
import { laterExceptions, shownDays, type KnownHours, type ShownDay } from './shown-days.ts';
import * as texts from '#messages/hours';
import * as panelStyles from '../../ui/panel.module.css';
import * as dayListStyles from './day-list.module.css';
import * as styles from './hours-card.module.css';

type HoursCardProps = KnownHours & {
  timeZone: string;
  /** What ends the card. */
  children?: ReactNode;
};

/** 'Mon, Nov 30–Fri, Dec 4', 'Thu, Nov 26' */
const dayRange = (from: string, through: string) =>
  from === through
    ? formatWeekdayDate(from)
    : texts.range({ begin: formatWeekdayDate(from), end: formatWeekdayDate(through) });

function DayHours({ day, today }: { day: ShownDay; today: string | null }) {
  const { date, hours, exception } = day;
  return (
    <div
      data-today={date === today || undefined}
      data-exception={(exception && date !== today) || undefined}
    >
      <dt>
        {date === today ? texts.today() : exception ? formatWeekdayDate(date) : formatWeekday(date)}
        {exception?.name && <small>{exception.name}</small>}
      </dt>
      <dd>
        {!hours && <span className={styles.unknown}>{texts.notKnown()}</span>}
        {hours?.length === 0 && texts.closed()}
        {hours?.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </dd>
    </div>
  );
}

/** A cafe's hours of seven days from today on, and what is not as usual after them. */
export function HoursCard({ timeZone, children, ...known }: HoursCardProps) {
  const { hours, unknownDays = [], exceptions = [] } = known;
  const now = useNow();
  const today = now === null ? null : localTime(now, timeZone).slice(0, 10);
  // The server does not know when its page is read: it begins with the first day it knows.
  const dates = [...unknownDays, ...hours.map(({ from }) => from.slice(0, 10))].toSorted();
  const first = today ?? dates[0];
  const isUnknown = first !== undefined && unknownDays.includes(first);
  const later = first ? laterExceptions(exceptions, first) : [];
  return (
    <section className={panelStyles.panel}>
      <h2>{texts.hours()}</h2>
      <OpenLine
        cafe={{ hours, unknownDays, timeZone }}
        className={isUnknown ? styles.unknownState : styles.state}
      />
      <dl className={`${dayListStyles.days} ${styles.days}`}>
        {first &&
          shownDays(known, first).map((day) => <DayHours key={day.date} day={day} today={today} />)}
      </dl>
      {later.length > 0 && (
        <ul className={styles.later}>
          {later.map(({ from, through, name, said }) => (
            <li key={from}>
              <Calendar size={16} aria-hidden="true" />
              <span>
                {texts.exception({ day: dayRange(from, through), said })}
                {name && <small>{name}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
