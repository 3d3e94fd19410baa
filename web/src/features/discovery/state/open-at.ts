import { toOpenTime, type OpenAt } from '@cortado/contract/open-at';
import { WEEKDAYS, type Weekday } from '@cortado/contract/public-enums';

/** Between two times that are offered. */
export const STEP_MINUTES = 30;

/** A time of a weekday. */
export interface WeekTime {
  day: Weekday;
  /** Since midnight. */
  minutes: number;
}

/** Null for 'now', dates, and longer times. */
export function readWeekTime(openAt: OpenAt): WeekTime | null {
  const time = toOpenTime(openAt);
  const day = WEEKDAYS.find((one) => one === time?.day);
  return time && day && time.to === time.from + 1 ? { day, minutes: time.from } : null;
}

export function writeWeekTime({ day, minutes }: WeekTime): OpenAt {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${day}-${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}

/** The next half hour by the visitor's clock. */
export function nextHalfHour(now: Date): WeekTime {
  const at = new Date(now);
  at.setMinutes((Math.floor(at.getMinutes() / STEP_MINUTES) + 1) * STEP_MINUTES, 0, 0);
  return {
    day: WEEKDAYS[(at.getDay() + 6) % 7]!,
    minutes: at.getHours() * 60 + at.getMinutes(),
  };
}
