import { MINUTES_OF_DAY } from './clock.ts';
import { startOfDate, toOpenTime, type OpenAt } from './open-at.ts';
import { WEEKDAYS } from './public-enums.ts';

const WEEK_MINUTES = WEEKDAYS.length * MINUTES_OF_DAY;
/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = WEEKDAYS.indexOf('thu');

/**
 * The minutes between which a cafe is to be open: throughout for '24h', else at some time.
 * @param wall what the cafe's clock shows, in minutes counted from 1970 as if it were in UTC; as are those of the answer
 */
export function openSpan(openAt: OpenAt, wall: number): { from: number; to: number } {
  if (openAt === '24h') {
    const from = wall - (wall % MINUTES_OF_DAY);
    return { from, to: from + WEEK_MINUTES };
  }
  const time = toOpenTime(openAt);
  if (!time) return { from: wall, to: wall + 1 };
  const weekday = WEEKDAYS.findIndex((one) => one === time.day);
  let to = startOfDate(time.day) + time.to;
  if (weekday >= 0) {
    const ofWeek = (weekday - FIRST_WEEKDAY) * MINUTES_OF_DAY + time.to;
    const ahead = (ofWeek - wall - 1) % WEEK_MINUTES;
    to = wall + 1 + ((ahead + WEEK_MINUTES) % WEEK_MINUTES);
  }
  const from = to - (time.to - time.from);
  return { from: from < wall && wall < to ? wall : from, to };
}
