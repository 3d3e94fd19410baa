import type { ReactNode } from 'react';
import { formatWeekday } from '../../lib/date-format.ts';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { Text } from '../../ui/Layout.tsx';
import type { ShownDay } from './shown-days.ts';
import * as texts from '#messages/hours';
import * as styles from './day-list.module.css';

interface ShownDayLineProps {
  day: ShownDay;
  /** 'YYYY-MM-DD' at the cafe; null until the time is known. */
  today: string | null;
  isStrong: boolean;
  /** Whether its hours are over. */
  isOver?: boolean;
  /** The name of a special day. */
  name?: string | undefined;
  /** Below its hours. */
  children?: ReactNode;
}

/** A day of a `DayList`, and its hours. */
export function ShownDayLine({ day, today, isStrong, isOver, name, children }: ShownDayLineProps) {
  const { date, hours, exception } = day;
  const isToday = date === today;
  const called = exception ? formatWeekdayDate(date) : formatWeekday(date);
  return (
    <div
      data-strong={isStrong || undefined}
      data-over={isOver || undefined}
      data-exception={(exception && !isToday) || undefined}
    >
      <dt>
        {isToday ? texts.today() : called}
        {name && <DayName name={name} />}
      </dt>
      <dd>
        {hours ? (
          hours.map((text) => <span key={text}>{text}</span>)
        ) : (
          <Text as="span" tone="faint">
            {texts.notKnown()}
          </Text>
        )}
        {hours?.length === 0 && texts.closed()}
        {children}
      </dd>
    </div>
  );
}

/** The name of a day, after its date. */
export function DayName({ name }: { name: string }) {
  return (
    <Text as="small" size="small" weight="regular">
      {' '}
      {name}
    </Text>
  );
}

/** Days, and the hours of each. */
export function DayList({ children }: { children: ReactNode }) {
  return (
    <Text as="dl" size="ui" numeric className={styles.days}>
      {children}
    </Text>
  );
}
