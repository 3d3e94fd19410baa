import { DAY_MS } from '../core/durations.ts';

/** Dates here are times as a clock on the wall shows them, of no zone: their UTC fields. */

const MINUTE = 'YYYY-MM-DDTHH:MM'.length;
const DAY = 'YYYY-MM-DD'.length;

/** 'YYYY-MM-DDTHH:MM'. */
export const minuteText = (date: Date): string => date.toISOString().slice(0, MINUTE);
/** 'YYYY-MM-DD'. */
export const dayText = (date: Date): string => date.toISOString().slice(0, DAY);
/** The beginning of a day. @param day 'YYYY-MM-DD' @param later days after it */
export const startOfDay = (day: string, later = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY_MS);
