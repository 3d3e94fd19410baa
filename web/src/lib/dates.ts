import { dateFormat, localDayFormat } from './date-format.ts';

/** 'November 3, 2026' */
export const formatDay = dateFormat({ dateStyle: 'long' });
/** 'Nov 3, 2026' */
export const formatShortDay = dateFormat({ dateStyle: 'medium' });
/** 'November 2026' */
export const formatMonth = dateFormat({ month: 'long', year: 'numeric' });
/** 'Nov 3, 2026, 9:41 AM' */
export const formatMoment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Thu, Nov 26' */
export const formatWeekdayDate = localDayFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
/** 'Nov 3, 2026' as it is in Greenwich: the same on the server as in any browser. */
export const formatUtcDay = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
