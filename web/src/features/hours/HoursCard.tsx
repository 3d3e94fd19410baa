import { Calendar } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { localTime } from '../../lib/open-state.ts';
import { useNow } from '../../lib/useNow.ts';
import { Card } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { OpenLine } from '../../ui/OpenLine.tsx';
import { DayList, DayName, ShownDayLine } from './DayList.tsx';
import { laterExceptions, shownDays, type KnownHours } from './shown-days.ts';
import * as texts from '#messages/hours';
import * as styles from './hours-card.module.css';

type HoursCardProps = KnownHours & {
  timeZone: string;
  /** After its heading. */
  mark?: ReactNode;
  /** What ends the card. */
  children?: ReactNode;
};

/** 'Mon, Nov 30–Fri, Dec 4', 'Thu, Nov 26' */
const dayRange = (from: string, through: string) =>
  from === through
    ? formatWeekdayDate(from)
    : texts.range({ begin: formatWeekdayDate(from), end: formatWeekdayDate(through) });

/** A cafe's hours of seven days from today on, and special days after them. */
export function HoursCard({ timeZone, mark, children, ...known }: HoursCardProps) {
  const { hours, unknownDays = [], exceptions = [] } = known;
  const now = useNow();
  const local = now === null ? null : localTime(now, timeZone);
  const today = local?.slice(0, 10) ?? null;
  // The server does not know when its cached page is read: it begins with the first known day.
  const dates = [...unknownDays, ...hours.map(({ from }) => from.slice(0, 10))].toSorted();
  const first = today ?? dates[0];
  const isUnknown = first !== undefined && unknownDays.includes(first);
  const ofToday = today ? hours.filter(({ from }) => from.startsWith(today)) : [];
  const isOver = ofToday.length > 0 && ofToday.every(({ to }) => to <= local!);
  const days = first ? shownDays(known, first) : [];
  // Once today's hours are over, the next day that has any.
  const next = isOver ? days.find(({ date, hours: open }) => date !== today && open?.length) : null;
  const marked = isOver ? next?.date : today;
  const later = first ? laterExceptions(exceptions, first) : [];
  return (
    <Card title={texts.hours()} mark={mark}>
      <OpenLine
        cafe={{ hours, unknownDays, timeZone }}
        className={isUnknown ? styles.unknownState : styles.state}
      />
      <DayList>
        {days.map((day) => (
          <ShownDayLine
            key={day.date}
            day={day}
            today={today}
            isStrong={day.date === marked}
            isOver={day.date === today && isOver}
            name={day.exception?.name}
          />
        ))}
      </DayList>
      {later.length > 0 && (
        <Stack as="ul" gap={8} className={styles.later}>
          {later.map(({ from, through, name, said }) => (
            <IconLine as="li" key={from} icon={Calendar} size="ui" tone="soft" numeric>
              {texts.exception({ day: dayRange(from, through), said })}
              {name && <DayName name={name} />}
            </IconLine>
          ))}
        </Stack>
      )}
      {children}
    </Card>
  );
}
